// Pawns on their way from one view to the next, space by space. Motion is a courtesy: whoever is in a hurry never waits.

import type { Event, View } from "../../generated/steampunk-rally";
import type { SeenEvent } from "../contract";

/** A step of one pawn. */
export interface Step {
  seat: number;
  from: number;
  to: number;
}

/** The steps that events tell of. */
export function steps(events: readonly SeenEvent<Event>[]): Step[] {
  return events.flatMap(({ event }) => {
    if (typeof event !== "object") return [];
    if ("moved" in event) return [{ seat: event.moved.seat, from: event.moved.from, to: event.moved.to }];
    if ("went_back" in event)
      return [{ seat: event.went_back.seat, from: event.went_back.from, to: event.went_back.to }];
    return [];
  });
}

/** How long a step takes to be seen, if so many wait behind it. */
export const duration = (waiting: number): number => Math.max(70, 230 - 30 * waiting);

export class Drive {
  /** The space on which each pawn is drawn. */
  spaces = $state.raw<number[]>([]);
  moving = $state(false);
  #queues = new Map<number, Step[]>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #stand: number[] = [];

  /** Shows a view: at once, or by driving there. */
  show(view: View, events: readonly SeenEvent<Event>[], calm: boolean): void {
    this.#stand = view.open.racers.map(({ space }) => space);
    const fresh = calm || this.spaces.length !== this.#stand.length ? [] : steps(events);
    if (fresh.length === 0 && this.#queues.size === 0) {
      this.skip();
      return;
    }
    for (const step of fresh) this.#queues.set(step.seat, [...(this.#queues.get(step.seat) ?? []), step]);
    this.spaces = this.#stand.map((space, seat) => (this.#queues.has(seat) ? (this.spaces[seat] ?? space) : space));
    if (this.#timer === null) this.#next();
  }

  /** Everybody is where the view says. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queues.clear();
    this.moving = false;
    this.spaces = this.#stand;
  }

  #next(): void {
    const longest = Math.max(0, ...[...this.#queues.values()].map((queue) => queue.length));
    if (longest === 0) return this.skip();
    this.moving = true;
    const spaces = [...this.spaces];
    for (const [seat, queue] of this.#queues) {
      const step = queue.shift();
      if (step) spaces[seat] = step.to;
      if (queue.length === 0) this.#queues.delete(seat);
    }
    this.spaces = spaces;
    this.#timer = setTimeout(() => this.#next(), duration(longest));
  }
}
