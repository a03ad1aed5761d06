// What grows and stands around a track. Drawn from the track's own shape and a seed, so it is the same for everybody and
// costs nothing to send.

import { HALF, HEIGHT, WIDTH, beside, dot, polyline, type Circuit, type Point, type Signs } from "./geometry";
import type { Track } from "../../generated/heat";

/** What a country looks like: its ground, its trees, and how much of each. */
export interface Country {
  ground: "meadow" | "field" | "sand" | "dune";
  trees: "wood" | "blossom" | "cypress" | "scrub";
  /** How many trees are tried for. */
  many: number;
  lakes: number;
}

export const COUNTRIES: Record<Track, Country> = {
  usa: { ground: "field", trees: "wood", many: 930, lakes: 2 },
  france: { ground: "meadow", trees: "cypress", many: 780, lakes: 1 },
  great_britain: { ground: "meadow", trees: "wood", many: 1050, lakes: 1 },
  italy: { ground: "field", trees: "cypress", many: 1140, lakes: 2 },
  japan: { ground: "meadow", trees: "blossom", many: 960, lakes: 2 },
  mexico: { ground: "sand", trees: "scrub", many: 630, lakes: 1 },
  spain: { ground: "field", trees: "wood", many: 900, lakes: 1 },
  netherlands: { ground: "dune", trees: "scrub", many: 690, lakes: 2 },
  germany: { ground: "meadow", trees: "wood", many: 1080, lakes: 1 },
  south_africa: { ground: "sand", trees: "scrub", many: 660, lakes: 1 },
};

/** The trees of a square of land. */
export interface Wood {
  shadows: string;
  /** Foliage in three tints. */
  trees: [string, string, string];
  lights: string;
}

export interface Landscape {
  country: Country;
  lakes: string[];
  /** Softly lighter or darker ground. */
  patches: string[];
  /** The trees by squares of land: where a car moves, only those around it are painted anew. */
  woods: Wood[];
  stands: { x: number; y: number; turn: number; length: number }[];
}

/** Numbers between 0 and 1 from a seed (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const seedOf = (text: string): number =>
  Array.from(text).reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7) | 0;

const circle = ({ x, y }: Point, r: number): string => {
  const [left, radius] = [dot({ x: x - r, y }), Math.round(r * 10) / 10];
  return `M${left}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
};

/** A closed curve around a point, as uneven as nature. */
function blob(random: () => number, at: Point, radius: number, stretch: number): string {
  const corners = 9;
  const tilt = random() * Math.PI;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const far = radius * (0.78 + random() * 0.22);
    const [x, y] = [Math.cos(angle) * far * stretch, Math.sin(angle) * far];
    return { x: at.x + x * Math.cos(tilt) - y * Math.sin(tilt), y: at.y + x * Math.sin(tilt) + y * Math.cos(tilt) };
  });
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const start = middle(points.at(-1)!, points[0]!);
  const curves = points.map((point, i) => `Q${dot(point)} ${dot(middle(point, points[(i + 1) % corners]!))}`);
  return `M${dot(start)}${curves.join("")}Z`;
}

/** The side of a square of land. */
const SQUARE = 240;
/** How far beyond the board the land goes on: a window may be wider or higher than the board. */
const BEYOND = 520;

export function landscapeOf(circuit: Circuit, signs: Signs): Landscape {
  const country = COUNTRIES[circuit.track];
  const random = numbers(seedOf(circuit.track));
  const posts = [...signs.limits, ...signs.corners, ...signs.sectors, ...signs.numbers];
  const post = (point: Point) => Math.min(...posts.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));

  // Lakes lie where there is most room for them.
  const water: { at: Point; radius: number }[] = [];
  const lakes: string[] = [];
  for (let i = 0; i < country.lakes; i++) {
    let best = { at: { x: 0, y: 0 }, radius: 0 };
    for (let x = 120; x < WIDTH - 100; x += 40) {
      for (let y = 120; y < HEIGHT - 100; y += 40) {
        const at = { x, y };
        const others = water.map((lake) => Math.hypot(lake.at.x - x, lake.at.y - y) - lake.radius - 120);
        const edge = Math.min(x, y, WIDTH - x, HEIGHT - y) + 40;
        const radius = Math.min(circuit.clearance(at) - HALF - 55, post(at) - 40, edge, 150, ...others);
        if (radius > best.radius) best = { at, radius };
      }
    }
    if (best.radius < 50) break;
    water.push(best);
    lakes.push(blob(random, best.at, best.radius, 1.1));
  }
  const inWater = (point: Point) =>
    water.some(({ at, radius }) => Math.hypot(at.x - point.x, at.y - point.y) < radius * 1.12 + 14);

  const patches = Array.from({ length: 16 }, () => {
    const at = { x: -BEYOND + random() * (WIDTH + 2 * BEYOND), y: -BEYOND + random() * (HEIGHT + 2 * BEYOND) };
    return blob(random, at, 120 + random() * 190, 1.5);
  });

  // A stand or two along the start.
  const stands = [-4, -1.6, 2].flatMap((at) => {
    const side = circuit.clearance(beside(circuit, at, 150)) > circuit.clearance(beside(circuit, at, -150)) ? 1 : -1;
    const place = beside(circuit, at, side * (HALF + 46));
    const free = circuit.clearance(place) >= HALF + 40 && post(place) > 62;
    return free ? [{ ...place, turn: circuit.heading(at), length: 104 }] : [];
  });
  const stand = (point: Point) => Math.min(999, ...stands.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));

  // Trees stand in groups, further from the road than a car can slide.
  const woods = new Map<string, Wood>();
  const groves = Array.from({ length: 34 }, () => ({
    x: -BEYOND + random() * (WIDTH + 2 * BEYOND),
    y: -BEYOND + random() * (HEIGHT + 2 * BEYOND),
  }));
  const [least, most] = { wood: [11, 21], blossom: [11, 20], cypress: [8, 15], scrub: [6, 13] }[country.trees] as [
    number,
    number,
  ];
  for (let i = 0; i < country.many; i++) {
    const grove = groves[Math.floor(random() * groves.length)]!;
    const alone = random() < 0.3;
    const point = alone
      ? { x: -BEYOND + random() * (WIDTH + 2 * BEYOND), y: -BEYOND + random() * (HEIGHT + 2 * BEYOND) }
      : { x: grove.x + (random() + random() - 1) * 190, y: grove.y + (random() + random() - 1) * 150 };
    const radius = least + random() * (most - least);
    const tint = Math.floor(random() * 3) as 0 | 1 | 2;
    if (inWater(point) || stand(point) < 74 || post(point) < radius + 34) continue;
    if (circuit.clearance(point) < HALF + 30 + radius) continue;
    const square = `${Math.floor(point.x / SQUARE)} ${Math.floor(point.y / SQUARE)}`;
    const wood = woods.get(square) ?? { shadows: "", trees: ["", "", ""], lights: "" };
    woods.set(square, wood);
    wood.shadows += circle({ x: point.x + radius * 0.35, y: point.y + radius * 0.45 }, radius);
    wood.trees[tint] += circle(point, radius);
    wood.lights += circle({ x: point.x - radius * 0.28, y: point.y - radius * 0.3 }, radius * 0.5);
  }
  return { country, lakes, patches, stands, woods: [...woods.values()] };
}

/** The sand that stops whoever leaves the road: outside of a bend. */
export function gravel(circuit: Circuit, from: number, to: number, side: number): string {
  const steps = Array.from({ length: 13 }, (_, i) => from + ((to - from) * i) / 12);
  const width = (i: number) => HALF + 2 + 46 * Math.sin((Math.PI * i) / 12);
  const inner = steps.map((at) => beside(circuit, at, side * (HALF - 2)));
  const outer = steps.map((at, i) => beside(circuit, at, side * width(i)));
  return polyline([...inner, ...outer.reverse()], true);
}
