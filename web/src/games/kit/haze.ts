// Dust, smoke, sparks and steam over a picture: a thin canvas that is drawn only as long as something flies. It tells nothing that
// is not told otherwise, so whoever wants less motion does without, and it is fetched when the first of it goes up.

import { calm } from "./calm";
import type { Camera, Point, Size } from "./camera";
import type { Air, Puff, Specks } from "./specks";

export class Haze {
  #air: Air | null = null;
  #specks: Specks | null = null;
  readonly #unit: number;

  /** `unit` is how many units of the picture a car is long, about, divided by sixty. */
  constructor(unit = 1) {
    this.#unit = unit;
  }

  /** The canvas to draw on, and from where it is seen. */
  on(canvas: HTMLCanvasElement, camera: () => Camera, size: () => Size): () => void {
    const air = { canvas, camera, size };
    this.#air = air;
    return () => {
      this.#specks?.stop();
      this.#specks = null;
      if (this.#air === air) this.#air = null;
    };
  }

  /** Lets so much of it up at a place of the picture. */
  puff(kind: Puff, at: Point, count: number): void {
    const air = this.#air;
    if (air === null || document.hidden || calm()) return;
    const raise = ({ Specks }: typeof import("./specks")): void => {
      // Whoever has left meanwhile sees no haze.
      if (this.#air !== air) return;
      this.#specks ??= new Specks(air, this.#unit);
      this.#specks.puff(kind, at, count);
    };
    // A picture without haze tells as much.
    import("./specks").then(raise, () => {});
  }
}
