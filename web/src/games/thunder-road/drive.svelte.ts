// A chain of events on its way from one view to the next. Motion is a courtesy: whoever is in a hurry never waits for it.

import type { SeenEvent } from "../contract";
import type { Told, View } from "../../generated/thunder-road";
import type { Spot } from "./geometry";
import { focusOf, lasts, play, standOf, type Sign, type Stand } from "./motion";

/** How much faster everything goes when so many milliseconds are waiting to be seen. */
export const hurry = (waiting: number): number => (waiting > 9000 ? 3 : waiting > 4500 ? 1.8 : 1);

/** The time that a frame adds; the first one may be older than the start, and time never runs backwards. */
export const passed = (before: number, now: number, waiting: number): number =>
  Math.max(0, now - before) * hurry(waiting);

/** Who has more than this to see, back from another window, sees the last of it. */
export const LONGEST = 20_000;

/** Longer than this nobody should wait before the board shows what can be done. */
const PATIENCE = 500;

type Link = SeenEvent<Told> | { settles: Stand };

export class Drive {
  stand = $state.raw<Stand | null>(null);
  signs = $state.raw<readonly Sign[]>([]);
  /** The event that is being shown. */
  telling = $state.raw<SeenEvent<Told> | null>(null);
  /** Where to look. */
  focus = $state.raw<Spot | null>(null);
  /** Whether there is more to see than the blink of an eye. */
  long = $state(false);
  #queue: Link[] = [];
  #last: Stand | null = null;
  #told: readonly SeenEvent<Told>[] | null = null;
  /** The picture before the link that is being shown; what is drawn lies between it and the next one. */
  #base: Stand | null = null;
  #elapsed = 0;
  #before = 0;
  #frame = 0;

  /** Shows a view: at once, or by telling what led to it. */
  show(view: View, events: readonly SeenEvent<Told>[], calm: boolean): void {
    const settles = standOf(view);
    // A change of what may be done comes with the events that were told already.
    const isOld = events === this.#told;
    this.#last = settles;
    this.#told = events.length > 0 ? events : this.#told;
    if (calm || this.stand === null || events.length === 0) return this.skip();
    if (isOld) return this.#frame === 0 ? this.skip() : undefined;
    this.#queue.push(...events, { settles });
    while (this.#waiting() > LONGEST && this.#leap());
    this.long = this.#waiting() > PATIENCE;
    if (this.#frame === 0) this.#start();
  }

  /** Everything is where it belongs. */
  skip(): void {
    this.stop();
    if (this.#last) this.stand = this.#last;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#queue = [];
    this.#base = null;
    this.#elapsed = 0;
    this.signs = [];
    this.telling = null;
    this.long = false;
  }

  /** Leaves out what leads to the next view that waits; false if that is the last one. */
  #leap(): boolean {
    const place = this.#queue.findIndex((link) => "settles" in link);
    const link = this.#queue[place];
    if (link === undefined || !("settles" in link) || place === this.#queue.length - 1) return false;
    this.#queue.splice(0, place + 1);
    this.#base = link.settles;
    this.#elapsed = 0;
    return true;
  }

  #waiting(): number {
    return this.#queue.reduce((sum, link) => sum + ("settles" in link ? 0 : lasts(link.event.event)), -this.#elapsed);
  }

  #start(): void {
    this.#before = performance.now();
    this.#base ??= this.stand!;
    const step = (now: number): void => {
      this.#elapsed += passed(this.#before, now, this.#waiting());
      this.#before = now;
      for (;;) {
        const link = this.#queue[0];
        if (!link) return this.stop();
        if ("settles" in link) {
          this.#base = link.settles;
          this.stand = link.settles;
          this.signs = [];
          this.#queue.shift();
          continue;
        }
        const { event } = link.event;
        const whole = lasts(event);
        const t = whole === 0 ? 1 : Math.min(1, this.#elapsed / whole);
        const before = this.#base!;
        const shown = play(before, event, t);
        this.stand = shown.stand;
        this.signs = shown.signs;
        if (t < 1) {
          // The eye goes at once to where it will end.
          if (this.telling !== link)
            this.focus = focusOf(play(before, event, 1).stand, event) ?? focusOf(before, event) ?? this.focus;
          this.telling = link;
          break;
        }
        this.#base = shown.stand;
        this.#elapsed -= whole;
        this.#queue.shift();
      }
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
