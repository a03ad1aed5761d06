// Pawns on their way from one view to the next, space by space, while the director says when.

import type { Event, View } from "../../generated/steampunk-rally";
import type { Motion, SeenEvent } from "../contract";

/** A step of one pawn. */
export interface Step {
  seat: number;
  to: number;
}

/** The step that an event tells of. */
export function stepOf(event: Event): Step | null {
  if (typeof event !== "object") return null;
  if ("moved" in event) return { seat: event.moved.seat, to: event.moved.to };
  if ("went_back" in event) return { seat: event.went_back.seat, to: event.went_back.to };
  return null;
}

/** Whose machine an event changes or sets going, so that it is worth seeing. */
export function machineOf(event: Event): number | null {
  if (typeof event !== "object") return null;
  if ("constructed" in event) return event.constructed.seat;
  if ("part_lost" in event) return event.part_lost.seat;
  if ("die_placed" in event) return event.die_placed.seat;
  if ("fired" in event) return event.fired.seat;
  if ("exploded" in event) return event.exploded.seat;
  return null;
}

/** A rival at work: the machine as it is then, and what happens to it. */
export interface Watched {
  seat: number;
  after: View;
  events: readonly SeenEvent<Event>[];
}

/** How long a step takes to be seen. */
const STEP_MS = 240;

export class Drive implements Motion<View, Event> {
  /** The space on which each pawn is drawn. */
  spaces = $state.raw<number[]>([]);
  /** Whoever was at work last. */
  watched = $state<number | null>(null);
  /** What is being told of a machine, while it is told. */
  showing = $state.raw<Watched | null>(null);
  #steps: (Step | null)[] = [];

  begin(before: View | undefined, after: View, events: readonly SeenEvent<Event>[]): void {
    this.#steps = events.map(({ event }) => stepOf(event));
    const seat = before && events.map(({ event }) => machineOf(event)).find((seat) => seat !== null);
    if (seat === undefined || seat === null) return;
    this.watched = seat;
    this.showing = { seat, after, events };
  }

  lasts(at: number): number {
    return this.#steps[at] ? STEP_MS : 0;
  }

  // A pawn glides by itself to the space on which it is drawn.
  draw(at: number): void {
    const step = this.#steps[at];
    if (step && this.spaces[step.seat] !== step.to)
      this.spaces = this.spaces.map((space, pawn) => (pawn === step.seat ? step.to : space));
  }

  end(after: View): void {
    this.showing = null;
    this.spaces = after.open.racers.map(({ space }) => space);
  }
}
