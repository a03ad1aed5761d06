// What has happened at a table, as a row of positions that can be visited.

import type { Update } from "./types";

/** One step and all that it caused. */
export interface Story {
  /** The position in the timeline that the step led to. */
  at: number;
  update: Update;
  /** Whether it was taken back later. */
  undone: boolean;
  /** The step took others back: the position to which the table returned. */
  backTo: number | null;
}

const pictures = new WeakMap<Update, string>();

/** A view as text, to be compared; put down once, since a log is told anew after every step. */
function picture(update: Update): string {
  const known = pictures.get(update) ?? JSON.stringify(update.view);
  pictures.set(update, known);
  return known;
}

/** A change without events that shows an earlier picture again is a step taken back; which picture, if so. */
function returnsTo(updates: readonly Update[], at: number): number | null {
  const update = updates[at];
  if (!update || update.events.length > 0) return null;
  const now = picture(update);
  const previous = updates[at - 1];
  if (previous && picture(previous) === now) return null;
  for (let before = at - 2; before >= 0; before--) {
    const earlier = updates[before];
    if (earlier && picture(earlier) === now) return before;
  }
  return null;
}

/** The log: stories in order, without positions about which there is nothing to tell. */
export function stories(updates: readonly Update[]): Story[] {
  const told: Story[] = [];
  for (const [at, update] of updates.entries()) {
    const backTo = returnsTo(updates, at);
    if (backTo !== null) for (const story of told) story.undone ||= story.at > backTo;
    if (update.events.length > 0 || backTo !== null) told.push({ at, update, undone: false, backTo });
  }
  return told;
}

/** The timeline with one update more. One that changes only what may be done is no new position. */
export function append(updates: readonly Update[], update: Update): Update[] {
  const last = updates.at(-1);
  const same = last !== undefined && update.events.length === 0 && picture(last) === picture(update);
  return same ? [...updates.slice(0, -1), { ...update, events: last.events }] : [...updates, update];
}

/**
 * The history followed by the updates that came while it was fetched. Numbers of the two cannot be compared, since the
 * server forgets what nobody looked at; pictures can. `null` if the history is not of this moment.
 */
export function join(history: readonly Update[], came: readonly Update[]): Update[] | null {
  const last = history.at(-1);
  if (!last) return [...came];
  const now = picture(last);
  const known = came.findLastIndex((update) => picture(update) === now);
  return known < 0 && came.length > 0 ? null : came.slice(known + 1).reduce(append, [...history]);
}
