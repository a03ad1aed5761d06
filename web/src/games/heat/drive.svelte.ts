// Cars on their way from one view to the next. Motion is a courtesy: whoever is in a hurry never waits for it.

import { sideNumber } from "./geometry";
import { journeys, progress, type Journey } from "./scene";
import type { SeenEvent } from "../contract";
import type { CarId, Event, View } from "../../generated/heat";

/** Where a car is drawn: along the track, between its sides, and how far it has turned about itself. */
export interface Drawn {
  at: number;
  side: number;
  spin: number;
}

/** How long a drive takes to be seen. */
export function duration({ from, to, spins }: Journey, waiting: number): number {
  const plain = spins ? 900 : Math.min(1100, 260 + 55 * Math.abs(to - from));
  return waiting > 2 ? plain * 0.55 : plain;
}

/** A drive, at a time between 0 and 1. */
export function during(journey: Journey, time: number): Drawn {
  const eased = time * time * (3 - 2 * time);
  return {
    at: journey.from + (journey.to - journey.from) * eased,
    side: journey.fromSide + (journey.toSide - journey.fromSide) * eased,
    spin: journey.spins ? 540 * (1 - (1 - time) * (1 - time)) : 0,
  };
}

export class Drive {
  cars = $state.raw<Drawn[]>([]);
  /** The car that is on its way. */
  moving = $state<CarId | null>(null);
  #track: string | null = null;
  #queue: Journey[] = [];
  #began = 0;
  #frame = 0;

  /** Shows a view: at once, or by driving there. */
  show(view: View, spaces: number, events: readonly SeenEvent<Event>[], calm: boolean): void {
    const stand = view.cars.map(({ at }): Drawn => ({ at: progress(at, spaces), side: sideNumber(at.side), spin: 0 }));
    const elsewhere = this.#track !== view.options.track || this.cars.length !== stand.length;
    this.#track = view.options.track;
    const fresh = calm || elsewhere ? [] : journeys(view, spaces, events);
    if (calm || elsewhere || events.length === 0) {
      this.stop();
      this.cars = stand;
      return;
    }
    this.#queue.push(...fresh);
    this.cars = stand.map((there, car) => {
      const first = this.#queue.find((journey) => journey.car === car);
      // Whoever is yet to drive waits where the drive begins.
      return first === undefined ? there : first === this.#queue[0] ? (this.cars[car] ?? there) : during(first, 0);
    });
    if (this.#queue.length > 0 && this.#frame === 0) this.#next();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#queue = [];
    this.moving = null;
  }

  #next(): void {
    this.#began = performance.now();
    const step = (now: number): void => {
      const journey = this.#queue[0];
      if (!journey) return this.stop();
      this.moving = journey.car;
      const time = Math.min(1, Math.max(0, (now - this.#began) / duration(journey, this.#queue.length)));
      const drawn = during(journey, time);
      this.cars = this.cars.map((car, id) =>
        id === journey.car ? { ...drawn, spin: time === 1 ? 0 : drawn.spin } : car,
      );
      if (time === 1) {
        this.#queue.shift();
        this.#began = now;
      }
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
