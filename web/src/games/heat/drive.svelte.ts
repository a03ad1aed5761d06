// Cars on their way from one view to the next, while the director says when.

import { sideNumber } from "./geometry";
import { journeys, printedOf, progress, type Journey } from "./scene";
import type { Motion, SeenEvent } from "../contract";
import type { CarId, Event, View } from "../../generated/heat";

/** Where a car is drawn: along the track, between its sides, and how far it has turned about itself. */
export interface Drawn {
  at: number;
  side: number;
  spin: number;
}

/** How long a drive takes to be seen. */
export const lasts = ({ from, to, spins }: Journey): number =>
  spins ? 900 : Math.min(1100, 260 + 55 * Math.abs(to - from));

/** A drive, at a time between 0 and 1. */
export function during(journey: Journey, time: number): Drawn {
  const eased = time * time * (3 - 2 * time);
  return {
    at: journey.from + (journey.to - journey.from) * eased,
    side: journey.fromSide + (journey.toSide - journey.fromSide) * eased,
    spin: journey.spins && time < 1 ? 540 * (1 - (1 - time) * (1 - time)) : 0,
  };
}

const spacesOf = (view: View): number => printedOf(view.options.track).spaces;

export class Drive implements Motion<View, Event> {
  cars = $state.raw<Drawn[]>([]);
  /** The car that is on its way. */
  moving = $state<CarId | null>(null);
  /** The drive that is seen, or will be next: where to look, before the car sets out. */
  watched = $state.raw<Journey | null>(null);
  #journeys: (Journey | null)[] = [];

  begin(_: View | undefined, after: View, events: readonly SeenEvent<Event>[]): void {
    this.#journeys = journeys(after, spacesOf(after), events);
    this.watched = this.#journeys.find((journey) => journey !== null) ?? null;
  }

  lasts(at: number): number {
    const journey = this.#journeys[at];
    // A car that is drawn nowhere yet can go nowhere.
    return journey && this.cars[journey.car] ? lasts(journey) : 0;
  }

  draw(at: number, time: number): void {
    const journey = this.#journeys[at];
    if (!journey) return;
    this.moving = time < 1 ? journey.car : null;
    this.watched = journey;
    const drawn = during(journey, time);
    this.cars = this.cars.map((car, id) => (id === journey.car ? drawn : car));
  }

  end(after: View): void {
    const spaces = spacesOf(after);
    this.moving = null;
    this.watched = null;
    this.cars = after.cars.map(({ at }) => ({ at: progress(at, spaces), side: sideNumber(at.side), spin: 0 }));
  }
}
