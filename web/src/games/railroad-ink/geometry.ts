// Where things are drawn and how their ink runs. A cell is 100 units wide; no rule is known here.

import type { Cell, Piece, Side } from "../../generated/railroad-ink";

export const CELL = 100;
/** The width of the frame around the cells, with the exits in it. */
export const FRAME = 44;
export const BOARD = 7 * CELL + 2 * FRAME;

export const SIDES: readonly Side[] = ["north", "east", "south", "west"];

/** What a piece looks like as printed: sides in the order north, east, south, west. */
export const PRINTED: Readonly<Record<Piece, string>> = {
  hs: "H-H-",
  rs: "R-R-",
  hc: "HH--",
  rc: "RR--",
  ht: "HHH-",
  rt: "RRR-",
  op: "HRHRo",
  ss: "H-R-",
  sc: "HR--",
  "x-hhhr": "HHHR",
  "x-hrrr": "HRRR",
  "x-hhhh": "HHHH",
  "x-rrrr": "RRRR",
  "x-hhrr": "HHRR",
  "x-hrhr": "HRHR",
  "l-curve": "LL--",
  "l-straight": "L-L-",
  "l-tee": "LLL-",
  "l-highway": "H-HL",
  "l-railway": "R-RL",
  volcano: "LLLL",
};

export const SPECIALS: readonly Piece[] = Object.keys(PRINTED).filter((piece) => piece.startsWith("x-"));

export interface Exit {
  cell: Cell;
  side: number;
  kind: "H" | "R";
}

const exit = (cell: Cell, side: number, kind: "H" | "R"): Exit => ({ cell, side, kind });

/** The exits, clockwise from the upper left. */
export const EXITS: readonly Exit[] = [
  exit("01", 0, "H"),
  exit("03", 0, "R"),
  exit("05", 0, "H"),
  exit("16", 1, "R"),
  exit("36", 1, "H"),
  exit("56", 1, "R"),
  exit("65", 2, "H"),
  exit("63", 2, "R"),
  exit("61", 2, "H"),
  exit("50", 3, "R"),
  exit("30", 3, "H"),
  exit("10", 3, "R"),
];

/** All cells, row by row. */
export const CELLS: readonly Cell[] = Array.from({ length: 49 }, (_, i) => `${Math.floor(i / 7)}${i % 7}`);

export const row = (cell: Cell): number => Number(cell[0]);
export const column = (cell: Cell): number => Number(cell[1]);

export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a cell. */
export const corner = (cell: Cell): Point => ({ x: column(cell) * CELL, y: row(cell) * CELL });

/** The middle of a cell. */
export const middle = (cell: Cell): Point => ({ x: column(cell) * CELL + 50, y: row(cell) * CELL + 50 });

/** The middle of a side of a cell, or a point as far from the middle of the cell as `reach` says. */
export function sidePoint(cell: Cell, side: number, reach = 50): Point {
  const { x, y } = middle(cell);
  const [dx, dy] = (
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
  )[side as 0 | 1 | 2 | 3];
  return { x: x + dx * reach, y: y + dy * reach };
}

/** The ink of one drawing, as SVG paths in a cell of its own. */
export interface Ink {
  /** The surface of highways. */
  road: string;
  /** The edges of highways, and once more with a lighter hand. */
  edges: string;
  sketch: string;
  /** The dashes in the middle of highways. */
  dashes: string;
  rails: string;
  sleepers: string;
  lava: string;
  lavaEdges: string;
  bubbles: string;
  /** The parapets of a bridge. */
  bridge: string;
  station: boolean;
  volcano: boolean;
  /** Where railways meet without a station. */
  knot: boolean;
}

const ROAD = 16;
const LAKE = 25;
const RAIL_TIE = 10;

const cache = new Map<string, Ink>();

/**
 * The ink of a shape such as `HR--`. The seed says whose hand it is: the same shape in two cells should not look
 * printed, and the same cell must look the same each time.
 */
export function ink(shape: string, seed = 0): Ink {
  const key = `${shape}${seed % 7}`;
  let known = cache.get(key);
  if (!known) cache.set(key, (known = draw(shape, seed % 7)));
  return known;
}

/** A seed for a cell. */
export const seedOf = (cell: Cell): number => row(cell) * 3 + column(cell) * 5;

function draw(shape: string, seed: number): Ink {
  const hand = new Hand(seed);
  const sides = (letter: string) => [0, 1, 2, 3].filter((side) => shape[side] === letter);
  const [highways, railways, lava] = [sides("H"), sides("R"), sides("L")];
  const overpass = shape.endsWith("o");
  const station = highways.length > 0 && railways.length > 0 && !overpass;
  const tracks = railTracks(railways, station);
  return {
    road: surface(highways, ROAD),
    edges: overpass ? "" : outline(highways, ROAD, hand, 1.3),
    sketch: outline(highways, ROAD, new Hand(seed + 11), 2.6),
    dashes: dashes(highways),
    rails: tracks.map((track) => hand.trace(track, 1.2)).join(""),
    sleepers: tracks.map((track) => sleepers(track, hand)).join(""),
    lava: surface(lava, LAKE),
    lavaEdges: outline(lava, LAKE, hand, 4),
    bubbles: lava.length > 1 ? traced(shape, "L") : "",
    bridge: overpass ? parapets(highways[0] ?? 0, hand) : "",
    station,
    volcano: lava.length === 4,
    knot: railways.length > 2 && !station,
  };
}

type Curve = [Point, Point, Point, Point];

/** A hand that trembles the same way each time. */
class Hand {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed + 1) * 2654435761;
  }

  /** A number between −1 and 1. */
  tremble(): number {
    this.#state = (Math.imul(this.#state ^ (this.#state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((this.#state >>> 8) % 2000) / 1000 - 1;
  }

  /** A curve as a path whose ends stay where they are. */
  trace([a, b, c, d]: Curve, by: number): string {
    const shaken = (point: Point) =>
      at({ x: point.x + this.tremble() * by * 1.5, y: point.y + this.tremble() * by * 1.5 });
    return `M${at(a)}C${shaken(b)} ${shaken(c)} ${at(d)}`;
  }
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (n: number): number => Math.round(n * 10) / 10;

/** Turns a point about the middle of the cell, by quarters of a circle. */
function turned({ x, y }: Point, quarters: number): Point {
  let point = { x: x - 50, y: y - 50 };
  for (let i = 0; i < quarters; i++) point = { x: -point.y, y: point.x };
  return { x: point.x + 50, y: point.y + 50 };
}

const p = (x: number, y: number): Point => ({ x, y });

/** How far the handles of a Bézier curve reach for a quarter of a circle. */
const ROUND = 0.5523;

const along = (a: Point, b: Point, t: number): Point => p(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
const straight = (a: Point, b: Point): Curve => [a, along(a, b, 1 / 3), along(a, b, 2 / 3), b];
const bend = (a: Point, over: Point, b: Point): Curve => [a, along(a, over, ROUND), along(b, over, ROUND), b];

/** The edge that leads from the right lip of the north side to the left lip of the next side clockwise. */
function edgeFromNorth(quarters: number, half: number): Curve {
  const start = p(50 + half, 0);
  switch (quarters) {
    case 1:
      return bend(start, p(50 + half, 50 - half), p(100, 50 - half));
    case 2:
      return straight(start, p(50 + half, 100));
    case 3:
      return bend(start, p(50 + half, 50 + half), p(0, 50 + half));
    default:
      return [start, p(50 + half, 38), p(50 - half, 38), p(50 - half, 0)];
  }
}

/** The edges of a route with these sides, clockwise. Alone, lava ends in a bulge and a highway under a station. */
function edges(sides: number[], half: number): Curve[] {
  const [only] = sides;
  if (half === ROAD && only !== undefined && sides.length === 1) {
    const walls = [straight(p(50 + half, 0), p(50 + half, 50)), straight(p(50 - half, 50), p(50 - half, 0))];
    return walls.map((wall) => wall.map((point) => turned(point, only)) as Curve);
  }
  return sides.map((side, i) => {
    const next = sides[(i + 1) % sides.length] ?? side;
    const quarters = (next - side + 4) % 4 || 4;
    return edgeFromNorth(quarters, half).map((point) => turned(point, side)) as Curve;
  });
}

function outline(sides: number[], half: number, hand: Hand, by: number): string {
  return edges(sides, half)
    .map((edge) => hand.trace(edge, by))
    .join("");
}

function surface(sides: number[], half: number): string {
  if (sides.length === 0) return "";
  const parts = edges(sides, half).map(([a, b, c, d]) => `${at(a)}C${at(b)} ${at(c)} ${at(d)}`);
  return `M${parts.join("L")}Z`;
}

/** The middle lines of a highway: straight through, round the bend, or from each side towards a crossing. */
function dashes(sides: number[]): string {
  const [a, b] = sides;
  if (sides.length === 2 && a !== undefined && b !== undefined) return curvePath(through(a, b));
  const reach = sides.length === 1 ? 34 : 30;
  return sides.map((side) => curvePath(straight(turned(p(50, 0), side), turned(p(50, reach), side)))).join("");
}

const curvePath = ([a, b, c, d]: Curve): string => `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;

/** The middle line from one side to another. */
function through(a: number, b: number): Curve {
  const [from, to] = [turned(p(50, 0), a), turned(p(50, 0), b)];
  return (b - a + 4) % 2 === 0 ? straight(from, to) : bend(from, p(50, 50), to);
}

function railTracks(sides: number[], station: boolean): Curve[] {
  const [a, b] = sides;
  if (!station && sides.length === 2 && a !== undefined && b !== undefined) return [through(a, b)];
  return sides.map((side) => straight(turned(p(50, 0), side), p(50, 50)));
}

/** Sleepers across a track, in steps that run on from cell to cell. */
function sleepers(track: Curve, hand: Hand): string {
  const [a, , , d] = track;
  const length = Math.hypot(d.x - a.x, d.y - a.y);
  // A track to the middle is half as long as one straight through; a bend lies between.
  const count = length < 60 ? 3.5 : length < 80 ? 6 : 7;
  const ties: string[] = [];
  for (let i = 0; i + 0.6 < count; i++) {
    const t = (i + 0.5) / count;
    const { x, y } = pointOn(track, t);
    const slope = directionOn(track, t) + hand.tremble() * 0.09;
    const half = RAIL_TIE + hand.tremble();
    const [dx, dy] = [-Math.sin(slope) * half, Math.cos(slope) * half];
    ties.push(`M${at(p(x - dx, y - dy))}L${at(p(x + dx, y + dy))}`);
  }
  return ties.join("");
}

function pointOn([a, b, c, d]: Curve, t: number): Point {
  const of = (k: "x" | "y") =>
    (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t ** 3 * d[k];
  return p(of("x"), of("y"));
}

function directionOn(curve: Curve, t: number): number {
  const [before, after] = [pointOn(curve, t - 0.01), pointOn(curve, t + 0.01)];
  return Math.atan2(after.y - before.y, after.x - before.x);
}

/** The walls of a bridge, flared where they begin and end. */
function parapets(side: number, hand: Hand): string {
  const wall = (x: number, out: number): string => {
    const points = [p(x, 0), p(x, 18), p(x + out, 26), p(x, 33), p(x, 67), p(x + out, 74), p(x, 82), p(x, 100)];
    const [first, ...rest] = points.map((point) => turned(point, side));
    return `M${at(first ?? p(0, 0))}${rest.map((point) => `L${at(p(point.x + hand.tremble() * 0.6, point.y + hand.tremble() * 0.6))}`).join("")}`;
  };
  return wall(50 - ROAD, -8) + wall(50 + ROAD, 8);
}

/** A line from cell to cell through their middles, rounded at the corners. */
export function linePath(cells: readonly Cell[]): string {
  const points = cells.map(middle);
  const [first] = points;
  if (!first) return "";
  if (points.length === 1) return `M${at(p(first.x - 22, first.y))}L${at(p(first.x + 22, first.y))}`;
  let path = `M${at(first)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [from, here, to] = [points[i - 1], points[i], points[i + 1]];
    if (!from || !here || !to) continue;
    path += `L${at(along(from, here, 0.6))}Q${at(here)} ${at(along(here, to, 0.4))}`;
  }
  return `${path}L${at(points[points.length - 1] ?? first)}`;
}

/** The middle lines of one kind of route in a drawing, to be traced with a wide pen. */
export function traced(shape: string, letter: "H" | "R" | "L"): string {
  const sides = [0, 1, 2, 3].filter((side) => shape[side] === letter);
  const [a, b] = sides;
  if (sides.length === 2 && a !== undefined && b !== undefined) return curvePath(through(a, b));
  return sides.map((side) => curvePath(straight(turned(p(50, 0), side), p(50, 50)))).join("");
}
