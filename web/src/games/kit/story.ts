// What an event is in the story of a turn, as a typed table: a row for each kind, so that a new one does not compile before somebody
// has said how it is told.

import type { Arg, Message } from "../../generated/protocol";
import type { Cue, SeenEvent } from "../contract";

/** The kinds of events, whether or not they carry something. */
export type Kind<E> = E extends string ? E : keyof E & string;
/** What a kind of event carries. */
export type Cargo<E, K> = K extends string
  ? Extract<E, Record<K, unknown>> extends Record<K, infer C>
    ? C
    : null
  : never;

/** What a row is given beside what the event carries. */
export interface Told<View> {
  /** The event as the log tells it. */
  told: Message;
  /** The view that it led to. */
  view: View;
}

/** How each kind of event is told. */
export type Story<E, View> = { [K in Kind<E>]: (what: Cargo<E, K>, about: Told<View>) => Cue };

/** Reads a table; what it does not know is told as the log tells it. */
export function teller<E, View>(story: Partial<Story<E, View>>): (seen: SeenEvent<E>, view: View) => Cue {
  const rows = story as Record<string, ((what: unknown, about: Told<View>) => Cue) | undefined>;
  return ({ event, told }, view) => {
    const [kind, what] = typeof event === "string" ? [event, null] : Object.entries(event as object)[0]!;
    return rows[kind]?.(what, { told, view }) ?? said();
  };
}

/** How long a sentence is read, in milliseconds. */
const READ_MS = 900;

/** What goes without saying. */
export const aside = (): Cue => ({ lasts: 0 });

/** A few words in the headline of somebody's turn, beside the sentence of the log. */
export const brief = (
  seat: Cue["seat"],
  id: string,
  args: Message["args"],
  lasts: number,
  more: Partial<Cue> = {},
): Cue => ({
  ...said(seat, { lasts, ...more }),
  brief: { id, args },
});

/** What the log says of it is enough; of whoever's turn it is, if nobody is named. */
export const said = (seat?: Cue["seat"], more: Partial<Cue> = {}): Cue => ({
  ...(seat !== undefined && { seat }),
  lasts: READ_MS,
  ...more,
});

export const number = (number: number): Arg => ({ number });
