// Where the spaces of a track lie, and what is drawn along them. No rule here: which line has which limit, and who stands
// where, comes from elsewhere.

import type { Printed, Side, Track } from "../../generated/heat";

/** The size of a board. */
export const WIDTH = 1500;
export const HEIGHT = 1000;
/** Half the width of the road. */
export const HALF = 34;

export interface Point {
  x: number;
  y: number;
}

/** A place on the road and the way it leads there, in degrees; 0 is to the right. */
export interface Pose extends Point {
  turn: number;
}

/** The spots of a space: left x, left y, right x, right y. */
export type Spots = readonly number[];

const files = import.meta.glob<Spots[]>("./tracks/*.json", { import: "default" });

/** The spots of a track; only the track that is raced on is ever fetched. */
export async function loadSpots(track: Track): Promise<Spots[]> {
  return (await files[`./tracks/${track}.json`]?.()) ?? [];
}

/** A track as a curve. A space is a whole number on it, and the line after space n is at n + ½. */
export interface Circuit {
  track: Track;
  spaces: number;
  /** The middle of the road. */
  centre(at: number): Point;
  /** A unit vector to the left of the driver. */
  normal(at: number): Point;
  /** The way the road leads, in degrees. */
  heading(at: number): number;
  /** How far a spot lies from the middle. */
  lane(at: number): number;
  /** How far a point is from the middle of the nearest road. */
  clearance(point: Point): number;
  /** The spaces whose road leads over another road, if the track crosses itself. */
  bridge: readonly [number, number] | null;
}

/** A curve through four points, between the second and the third (Catmull and Rom). */
function between(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

const wrap = (place: number, length: number): number => ((place % length) + length) % length;

/** Samples a space of road gets where it is drawn as a line. */
const SAMPLES = 6;

export function circuitOf(track: Track, spots: readonly Spots[]): Circuit {
  const spaces = spots.length;
  const knots = spots.map(([lx = 0, ly = 0, rx = 0, ry = 0]) => {
    const gap = Math.hypot(lx - rx, ly - ry) || 1;
    return { x: (lx + rx) / 2, y: (ly + ry) / 2, nx: (lx - rx) / gap, ny: (ly - ry) / gap, lane: gap / 2 };
  });
  const read = (at: number, key: "x" | "y" | "nx" | "ny" | "lane"): number => {
    const whole = Math.floor(at);
    const knot = (by: number) => knots[wrap(whole - 1 + by, spaces)]?.[key] ?? 0;
    return between(knot(-1), knot(0), knot(1), knot(2), at - whole);
  };
  const centre = (at: number): Point => ({ x: read(at, "x"), y: read(at, "y") });
  const normal = (at: number): Point => {
    const [x, y] = [read(at, "nx"), read(at, "ny")];
    const length = Math.hypot(x, y) || 1;
    return { x: x / length, y: y / length };
  };
  const heading = (at: number): number => {
    // To drive forward is to have the left on one's left.
    const { x, y } = normal(at);
    return (Math.atan2(x, -y) * 180) / Math.PI;
  };
  const middle = Array.from({ length: spaces * 3 }, (_, i) => centre(i / 3));
  // Asked thousands of times while a landscape is laid out.
  const clearance = ({ x, y }: Point): number => {
    let least = Infinity;
    for (const point of middle) least = Math.min(least, (point.x - x) ** 2 + (point.y - y) ** 2);
    return Math.sqrt(least);
  };
  return {
    track,
    spaces,
    centre,
    normal,
    heading,
    lane: (at) => read(at, "lane"),
    clearance,
    bridge: bridgeOf(knots),
  };
}

/** Where the road is hidden, two spaces lie far apart; what lies on top is the road between them. */
function bridgeOf(knots: readonly Point[]): [number, number] | null {
  const spaces = knots.length;
  const gap = (i: number) =>
    Math.hypot(knots[i]!.x - knots[(i + 1) % spaces]!.x, knots[i]!.y - knots[(i + 1) % spaces]!.y);
  const usual = knots.reduce((sum, _, i) => sum + gap(i), 0) / spaces;
  const under = knots.findIndex((_, i) => gap(i) > 2 * usual);
  if (under < 0) return null;
  const [a, b] = [knots[under]!, knots[(under + 1) % spaces]!];
  const hidden = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const far = (i: number) => Math.hypot(knots[i]!.x - hidden.x, knots[i]!.y - hidden.y);
  const over = knots.flatMap((_, i) => (i !== under && i !== (under + 1) % spaces ? [i] : []));
  const top = over.reduce((best, i) => (far(i) < far(best) ? i : best), over[0] ?? 0) + 1;
  return [top - 2, top + 2];
}

/** A point beside the middle of the road, so far to the left. */
export function beside(circuit: Circuit, at: number, left: number): Point {
  const { x, y } = circuit.centre(at);
  const to = circuit.normal(at);
  return { x: x + to.x * left, y: y + to.y * left };
}

const leftOf = (side: Side): number => (side === "left" ? 1 : -1);

/** Where a car stands. `side` may be a number while it changes sides: 1 is left, −1 is right. */
export function pose(circuit: Circuit, at: number, side: Side | number): Pose {
  const by = typeof side === "number" ? side : leftOf(side);
  return { ...beside(circuit, at, by * circuit.lane(at)), turn: circuit.heading(at) };
}

export const sideNumber = leftOf;

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const dot = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** A line through points. */
export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(dot).join("L")}${closed ? "Z" : ""}`;
}

/** Numbers from one to the other in equal steps. */
export function steps(from: number, to: number, samples = SAMPLES): number[] {
  const count = Math.max(1, Math.round((to - from) * samples));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** A stretch of the road, drawn along its middle or beside it. */
export function stretch(circuit: Circuit, from: number, to: number, left = 0): string {
  return polyline(steps(from, to).map((at) => beside(circuit, at, left)));
}

/** The whole road along its middle. */
export function ring(circuit: Circuit): string {
  return polyline(
    steps(0, circuit.spaces)
      .slice(0, -1)
      .map((at) => circuit.centre(at)),
    true,
  );
}

/** A line across the road. */
export function across(circuit: Circuit, at: number, half = HALF): string {
  return `M${dot(beside(circuit, at, half))}L${dot(beside(circuit, at, -half))}`;
}

/** The lines between all spaces. */
export function borders(circuit: Circuit): string {
  return Array.from({ length: circuit.spaces }, (_, i) => across(circuit, i + 0.5, HALF - 3)).join("");
}

/** The race line runs through the race-line spots, and changes its side at a corner line. */
export function raceLine(circuit: Circuit, sides: readonly Side[]): string {
  const side = (space: number) => leftOf(sides[wrap(space - 1, circuit.spaces)] ?? "left");
  const points = steps(0, circuit.spaces)
    .slice(0, -1)
    .map((at) => {
      const whole = Math.floor(at);
      const t = at - whole;
      const eased = t * t * (3 - 2 * t);
      return beside(circuit, at, (side(whole) * (1 - eased) + side(whole + 1) * eased) * circuit.lane(at));
    });
  return polyline(points, true);
}

/** How sharply the road turns around a space, in degrees a space; to the right is positive. */
export function bend(circuit: Circuit, at: number): number {
  const by = circuit.heading(at + 0.75) - circuit.heading(at - 0.75);
  return (wrap(by + 180, 360) - 180) / 1.5;
}

export interface Kerb {
  /** The stretch of road. */
  from: number;
  to: number;
  /** 1 on the left of the driver, −1 on the right. */
  side: number;
}

const SHARP = 16;

/** Kerbs lie inside of sharp bends, and a shorter one outside. */
export function kerbs(circuit: Circuit): Kerb[] {
  const found: Kerb[] = [];
  for (const side of [1, -1]) {
    let from: number | null = null;
    for (let at = 0; at <= circuit.spaces + 0.25; at += 0.25) {
      const sharp = bend(circuit, at) * -side > SHARP && at <= circuit.spaces;
      if (sharp && from === null) from = at;
      if (!sharp && from !== null) {
        found.push({ from: from - 0.25, to: at + 0.25, side });
        from = null;
      }
    }
  }
  return found;
}

/** The squares of a chequered line. */
export function chequers(circuit: Circuit, at: number): { dark: string; light: string } {
  const [size, rows] = [8.5, 2];
  const drawn = { dark: "", light: "" };
  const turn = (circuit.heading(at) * Math.PI) / 180;
  const along = { x: Math.cos(turn) * size, y: Math.sin(turn) * size };
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < 8; i++) {
      const corner = beside(circuit, at, -HALF + i * size);
      const other = beside(circuit, at, -HALF + (i + 1) * size);
      const by = row - rows / 2;
      const square = [
        { x: corner.x + along.x * by, y: corner.y + along.y * by },
        { x: other.x + along.x * by, y: other.y + along.y * by },
        { x: other.x + along.x * (by + 1), y: other.y + along.y * (by + 1) },
        { x: corner.x + along.x * (by + 1), y: corner.y + along.y * (by + 1) },
      ];
      drawn[(i + row) % 2 === 0 ? "dark" : "light"] += polyline(square, true);
    }
  }
  return drawn;
}

/** What stands beside the road. */
export interface Signs {
  /** For each corner line its limit. */
  limits: Point[];
  /** For each corner line the place of a token that counts at it. */
  corners: Point[];
  /** For each corner line the place of a token that counts behind it. */
  sectors: Point[];
  /** Numbers of spaces. */
  numbers: (Point & { space: number })[];
}

const SIGN = 30;

/** Finds everything its place: near where it belongs, off every road, and not on top of one another. */
export function signsOf(circuit: Circuit, printed: Printed): Signs {
  const taken: { at: Point; radius: number }[] = [];
  const settle = (radius: number, wishes: Point[]): Point => {
    const room = (point: Point): number => {
      const edge = Math.min(point.x, point.y, WIDTH - point.x, HEIGHT - point.y) - radius;
      const road = circuit.clearance(point) - HALF - radius - 4;
      const others = taken.map(({ at, radius: other }) => Math.hypot(at.x - point.x, at.y - point.y) - other - radius);
      return Math.min(0, edge, road, ...others);
    };
    let best = { at: wishes[0]!, room: -Infinity };
    for (const at of wishes) {
      const here = room(at);
      if (here > best.room + 0.5) best = { at, room: here };
      if (best.room === 0) break;
    }
    taken.push({ at: best.at, radius });
    return best.at;
  };
  /** Places around a point of the road, those outside of a bend first. */
  const around = (at: number, radius: number, shifts: readonly number[]): Point[] => {
    const outside = bend(circuit, at) > 0 ? 1 : -1;
    return [8, 20, 36, 60].flatMap((gap) =>
      shifts.flatMap((shift) =>
        [outside, -outside].map((side) => beside(circuit, at + shift, side * (HALF + radius + gap))),
      ),
    );
  };
  const limits = printed.corners.map(({ line }) => settle(SIGN, around(line + 0.5, SIGN, [0, 0.3, -0.3, 0.7, -0.7])));
  const corners = printed.corners.map(({ line }) => settle(24, around(line + 0.5, 24, [-0.9, 0.9, -1.4, 1.4, -2])));
  const sectors = printed.corners.map(({ line }) => settle(24, around(line + 0.5, 24, [2.5, 3, 3.5, 2, 4])));
  const numbers = Array.from({ length: circuit.spaces }, (_, i) => i + 1)
    .filter((space) => space === 1 || space % 5 === 0)
    .map((space) => ({ ...settle(13, around(space, 9, [0, 0.15, -0.15])), space }));
  return { limits, corners, sectors, numbers };
}

/** The smallest frame around the road and what stands beside it. */
export function frameOf(circuit: Circuit, signs: Signs): { x: number; y: number; width: number; height: number } {
  const road = steps(0, circuit.spaces, 2).map((at) => circuit.centre(at));
  const far = (points: readonly Point[], by: number) =>
    points.flatMap(({ x, y }) => [
      { x: x - by, y: y - by },
      { x: x + by, y: y + by },
    ]);
  const all = [...far(road, HALF + 14), ...far(signs.limits, SIGN + 6), ...far(signs.numbers, 15)];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
