// What a table looks like while something happens. A picture of it and an event make the next picture, so a chain of events can be
// shown link by link, stopped anywhere, and read by a plain test.

import type { Event } from "../../generated/thunder-road";
import { spotOf, type Spot } from "./geometry";
import { unseen, type Stand, type Shown, type Kind, type Motion } from "./picture";

/** The motions that have been fetched. */
let known: Partial<Record<Kind, unknown>> = {};

/** Some more of how things move; until it is known, what happens only changes the picture. */
export function learnMotions(more: Partial<Record<Kind, unknown>>): void {
  known = { ...known, ...more };
}

/** How an event is seen, with what it carries. */
function motionOf(event: Exclude<Event, string>): { motion: Motion<unknown>; what: unknown } {
  const [kind, what] = Object.entries(event)[0] as [Kind, unknown];
  // The tables say for each kind what it carries; of a kind that is only known now the compiler cannot.
  return { motion: (known[kind] as Motion<unknown> | undefined) ?? unseen, what };
}

const FINISH_LAID_MS = 700;

/** How long it takes to be seen, in milliseconds. */
export function lasts(event: Event): number {
  if (event === "finish_laid") return FINISH_LAID_MS;
  // Cards that are dealt or passed on are seen beside the road.
  if (typeof event === "string") return 0;
  const { motion, what } = motionOf(event);
  return typeof motion.lasts === "number" ? motion.lasts : motion.lasts(what);
}

/** What happened, seen at a time between 0 and 1. At 1 nothing is left but what changed. */
export function play(stand: Stand, event: Event, t: number): Shown {
  if (event === "finish_laid") return { stand: { ...stand, finish: true }, signs: [] };
  if (typeof event === "string") return { stand, signs: [] };
  const { motion, what } = motionOf(event);
  return motion.play?.(stand, what, t) ?? { stand, signs: [] };
}

/** Where one should look while this happens: whoever does or suffers something. */
export function focusOf(stand: Stand, event: Event): Spot | null {
  if (typeof event === "string") return null;
  const [what] = Object.values(event) as Record<string, unknown>[];
  const who = what?.who ?? what?.car ?? what?.top ?? what?.target ?? what?.bike;
  if (typeof who === "number") return stand.vehicles.get(who)?.spot ?? null;
  return typeof what?.space === "number" ? spotOf(what.space) : null;
}
