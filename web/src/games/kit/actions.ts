// When two actions are the same, and which of them may be taken. Equality of actions is defined here and nowhere else.

/** The fields of an object come in whatever order it was made. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** What cannot be written, such as `undefined`, gives no text, whatever the type of `stringify` says. */
const stringify = JSON.stringify as (value: unknown, replacer: typeof inOrder) => string | undefined;

/** An action, a place or whatever else is plain data, as a text that is the same for what is the same. */
export const keyOf = (value: unknown): string => stringify(value, inOrder) ?? "";

export const same = (a: unknown, b: unknown): boolean => a === b || keyOf(a) === keyOf(b);

/** What may be done comes anew with each update, and boards ask about it once for each card, die and space. */
const sets = new WeakMap<readonly unknown[], ReadonlySet<string>>();

function setOf(legal: readonly unknown[]): ReadonlySet<string> {
  const known = sets.get(legal);
  if (known) return known;
  const made = new Set(legal.map(keyOf));
  sets.set(legal, made);
  return made;
}

export const isLegal = <Action>(legal: readonly Action[], action: Action): boolean => setOf(legal).has(keyOf(action));

/** The names of the kinds of an action. */
export type KindOf<Action> = Action extends infer A
  ? A extends string
    ? A
    : A extends object
      ? keyof A
      : never
  : never;

/** The name of the kind of an action: what it is called if it is only a name, else what its one field is called. */
export const kindOf = <Action extends string | object>(action: Action): KindOf<Action> =>
  (typeof action === "string" ? action : Object.keys(action)[0]) as KindOf<Action>;
