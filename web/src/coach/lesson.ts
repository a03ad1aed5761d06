// What a coach knows: moments at which something is said. They are data beside the rules (`crates/games/*/lessons`), tied to what
// is so at the table and never to a number of moves, so that they hold for whoever does something else than was meant.

import { kindOf } from "../games/kit/actions";

/** What a value of the view has to be: itself, there at all, of a kind, within a range, with something in it. */
export type Expected =
  | null
  | boolean
  | number
  | string
  | { some: boolean }
  | { least: number }
  | { most: number }
  | { kind: string }
  | { has: unknown };

/** When something is said: one of these, if there are several. */
export type When = Facet | readonly Facet[];

/** All of it has to be so. */
export interface Facet {
  /** One of these kinds of action may be taken. */
  legal?: readonly string[];
  /** None of these may. */
  never?: readonly string[];
  /** Places in the view, written with points: `cars.0.at`; `mine` is the own seat. What is not there is null. */
  view?: Readonly<Record<string, Expected>>;
}

export interface Moment {
  id: string;
  /** It is only read, and waits for nothing. */
  reads?: boolean;
  when: When;
  /** What whoever tests it does: kinds of action, or actions, the most wanted first. */
  does?: readonly unknown[];
}

/** An expansion or a module, and what is said of it. */
export interface Module {
  /** When it is on the table. */
  when: When;
  /** Options of a table that has it. */
  options: Record<string, unknown>;
  /** Seats that such a table needs, if two are too few. */
  seats?: number;
  moments: readonly Moment[];
}

export interface Lesson {
  moments: readonly Moment[];
  modules: Readonly<Record<string, Module>>;
}

/** A table as somebody sees it. */
export interface Facts {
  view: unknown;
  legal: readonly unknown[];
  seat: number | null;
}

function valueAt(view: unknown, path: string, seat: number | null): unknown {
  let value = view;
  for (const part of path.split(".")) {
    if (value === null || typeof value !== "object") return null;
    value = (value as Record<string, unknown>)[part === "mine" ? String(seat) : part];
  }
  return value ?? null;
}

function meets(value: unknown, expected: Expected): boolean {
  if (expected === null || typeof expected !== "object") return value === expected;
  if ("kind" in expected)
    return value === expected.kind || (value !== null && typeof value === "object" && expected.kind in value);
  if ("some" in expected) return (value !== null) === expected.some;
  if ("has" in expected) return Array.isArray(value) && value.includes(expected.has);
  if (typeof value !== "number") return false;
  return "least" in expected ? value >= expected.least : value <= expected.most;
}

/** Whether it is so. */
export const holds = (when: When, facts: Facts): boolean =>
  Array.isArray(when) ? when.some((facet: Facet) => isSo(facet, facts)) : isSo(when as Facet, facts);

function isSo({ legal, never, view }: Facet, facts: Facts): boolean {
  const kinds = new Set(facts.legal.map((action) => kindOf(action as object)));
  const may = (kind: string): boolean => kinds.has(kind as never);
  return (
    (legal === undefined || legal.some(may)) &&
    !(never?.some(may) ?? false) &&
    Object.entries(view ?? {}).every(([path, expected]) => meets(valueAt(facts.view, path, facts.seat), expected))
  );
}

/** A look of the page while a moment lasts: the last one that is there is told. */
export interface Stage {
  /** What has to be on the page; the first stage needs nothing. */
  sees?: string;
  /** What the bubble is tied to; the first of these that is there. */
  at: string;
  /** What is appended to the name of the moment to find the words of this stage. */
  says?: string;
}

/** Where on a board the moments of a game are, by their ids. Those of a module begin with its name and a slash. */
export type Places = Readonly<Record<string, string | readonly Stage[]>>;
