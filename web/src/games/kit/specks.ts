// What flies in the haze over a picture: specks of dust, smoke, sparks, and how they fly.

import type { Camera, Point, Size } from "./camera";

export type Puff = "dust" | "smoke" | "spark" | "steam" | "flame" | "ink" | "paper";

/** How a kind of puff looks, in units of the picture and in milliseconds. */
interface Look {
  colours: readonly string[];
  /** Across, when it comes up and when it is gone. */
  from: number;
  to: number;
  lives: number;
  /** How fast it flies apart, and how fast it rises, in units a second. */
  apart: number;
  rises: number;
  /** How dense it is at first. */
  dense: number;
  /** Whether it is a square that tumbles and no cloud. */
  square?: boolean;
}

const LOOKS: Record<Puff, Look> = {
  dust: { colours: ["#c9b186", "#b99f72"], from: 8, to: 34, lives: 900, apart: 34, rises: 6, dense: 0.34 },
  smoke: { colours: ["#5c5a57", "#8b8884"], from: 10, to: 52, lives: 1500, apart: 26, rises: 26, dense: 0.36 },
  spark: { colours: ["#ffd76a", "#ff9a3d", "#fff3c4"], from: 5, to: 1, lives: 480, apart: 210, rises: 0, dense: 0.95 },
  steam: { colours: ["#ffffff", "#eef2f4"], from: 6, to: 40, lives: 1300, apart: 18, rises: 34, dense: 0.5 },
  flame: { colours: ["#ffb02e", "#f2641a", "#ffe08a"], from: 16, to: 4, lives: 600, apart: 46, rises: 52, dense: 0.75 },
  ink: { colours: ["#22303f", "#31435a"], from: 7, to: 2, lives: 520, apart: 150, rises: 0, dense: 0.55 },
  paper: {
    colours: ["#d8352a", "#f2b632", "#2f7d5b", "#2b67b1", "#fffdf5"],
    from: 9,
    to: 9,
    lives: 2600,
    apart: 240,
    rises: -60,
    dense: 0.95,
    square: true,
  },
};

interface Speck {
  look: Look;
  colour: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  turn: number;
  age: number;
}

/** So many fly at the most; more nobody sees. */
const MOST = 320;

/** Where it is drawn, and from where that is seen. */
export interface Air {
  canvas: HTMLCanvasElement;
  camera: () => Camera;
  size: () => Size;
}

export class Specks {
  #specks: Speck[] = [];
  readonly #air: Air;
  #frame = 0;
  readonly #unit: number;

  constructor(air: Air, unit: number) {
    this.#air = air;
    this.#unit = unit;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#specks = [];
  }

  puff(kind: Puff, at: Point, count: number): void {
    const look = LOOKS[kind];
    for (let left = Math.min(count, MOST - this.#specks.length); left > 0; left--) {
      const [way, speed] = [Math.random() * 2 * Math.PI, look.apart * Math.random() * this.#unit];
      this.#specks.push({
        look,
        colour: look.colours[Math.floor(Math.random() * look.colours.length)]!,
        x: at.x,
        y: at.y,
        dx: Math.cos(way) * speed,
        dy: Math.sin(way) * speed - look.rises * this.#unit,
        turn: way,
        age: 0,
      });
    }
    if (this.#frame === 0 && this.#specks.length > 0) this.#start();
  }

  #start(): void {
    let before = performance.now();
    const step = (now: number): void => {
      const passed = Math.min(50, Math.max(0, now - before));
      before = now;
      this.#go(passed);
      this.#draw();
      this.#frame = this.#specks.length > 0 ? requestAnimationFrame(step) : 0;
    };
    this.#frame = requestAnimationFrame(step);
  }

  #go(ms: number): void {
    for (const speck of this.#specks) {
      speck.age += ms;
      speck.x += (speck.dx * ms) / 1000;
      speck.y += (speck.dy * ms) / 1000;
      // Air slows what flies.
      speck.dx *= 1 - ms / 700;
      speck.dy *= 1 - ms / 1400;
      speck.turn += ms / 160;
    }
    this.#specks = this.#specks.filter(({ age, look }) => age < look.lives);
  }

  #draw(): void {
    const { canvas, camera, size } = this.#air;
    const [{ x, y, zoom }, { width, height }] = [camera(), size()];
    const pen = canvas.getContext("2d");
    if (!pen) return;
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.setTransform(zoom, 0, 0, zoom, width / 2 - x * zoom, height / 2 - y * zoom);
    for (const { look, colour, turn, age, ...at } of this.#specks) {
      const old = age / look.lives;
      const across = (look.from + (look.to - look.from) * old) * this.#unit;
      pen.globalAlpha = look.dense * (look.square ? Math.min(1, 3 * (1 - old)) : 1 - old);
      pen.fillStyle = colour;
      if (look.square) {
        const flat = Math.abs(Math.cos(turn * 2));
        pen.fillRect(at.x - across / 2, at.y - (across * flat) / 2, across, across * flat);
      } else {
        pen.beginPath();
        pen.arc(at.x, at.y, across / 2, 0, 2 * Math.PI);
        pen.fill();
      }
    }
    pen.globalAlpha = 1;
  }
}
