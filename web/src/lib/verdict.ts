// How a game ended, said to whoever reads: an own sentence for who sat there, the winners for everybody else.

import type { Args } from "./words";
import type { Outcome } from "./types";

/** A sentence of the page's own catalogue. */
export interface Verdict {
  id: string;
  args: Args;
}

export interface Ending {
  outcome: Outcome;
  /** The seat of who reads. */
  mine: number | null;
  /** How many took part, cars without a driver included. */
  starters: number;
}

/** The sentence for who reads; nothing for who did not play, or played for nothing. */
export function verdict({ outcome, mine, starters }: Ending): Verdict | null {
  const own = mine === null ? undefined : outcome[mine];
  if (!own) return null;
  if (starters <= 1)
    return own.sheet.length > 0 ? { id: "over-alone", args: { points: own.points } } : { id: "over", args: {} };
  const sharing = outcome.filter(({ place }) => place === own.place).length;
  if (own.place === 1) return { id: sharing > 1 ? "over-shared" : "over-mine", args: { count: sharing } };
  return { id: "over-place", args: { place: own.place, of: starters } };
}

/** The seats that came first; none if something without a seat did. */
export const winnersOf = (outcome: Outcome): number[] =>
  outcome.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
