// What has happened at a table, as a row of positions that can be visited.
//
// Updates are numbered by what their viewer has been able to see, in a history as in what is told live: a whole timeline holds
// the numbers from 0 on without a gap.

import type { BackTo, Update } from "./types";

/** One step and all that it caused. */
export interface Story {
  /** The number of the position that the step led to. */
  at: number;
  update: Update;
  /** Whether it was taken back later. */
  undone: boolean;
  /** The step took others back: the number of the update to which the table returned. */
  backTo: number | null;
}

function takesBack(back: BackTo, number: number): boolean {
  return number > back.number && !back.keeps?.includes(number);
}

/** The log: stories in order, without positions about which there is nothing to tell. */
export function stories(updates: readonly Update[]): Story[] {
  const told: Story[] = [];
  // From the newest to the oldest: a step back that was itself taken back takes nothing back any more.
  let backs: BackTo[] = [];
  for (const update of updates.toReversed()) {
    backs = backs.filter((back) => back.number < update.number);
    const undone = backs.some((back) => takesBack(back, update.number));
    if (update.back_to && !undone) backs.push(update.back_to);
    const backTo = update.back_to?.number ?? null;
    if (update.events.length > 0 || backTo !== null) told.push({ at: update.number, update, undone, backTo });
  }
  return told.reverse();
}

/** The timeline with one update more. The last one told anew, as after a reconnect, is no new position. */
export function append(updates: readonly Update[], update: Update): Update[] {
  const earlier = updates.filter((known) => known.number < update.number);
  const known = updates[earlier.length];
  const same = known?.number === update.number && update.events.length === 0;
  return [...earlier, same ? { ...known, ...update, events: known.events } : update];
}

/** Whether nothing is missing from the beginning on. */
export function isWhole(updates: readonly Update[]): boolean {
  return updates.every((update, at) => update.number === at);
}

/** The history, followed by what has come since. */
export function join(history: readonly Update[], live: readonly Update[]): Update[] {
  const last = history.at(-1)?.number ?? -1;
  return [...history, ...live.filter((update) => update.number > last)];
}
