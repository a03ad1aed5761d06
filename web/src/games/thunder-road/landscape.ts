// How a side of a tile is drawn: its ground as a few long paths, and what stands on it. Always the same for the same tile.

import type { SideId } from "../../generated/thunder-road";
import { LANE, LONG, ROWS, TILE, cell, spot, type Spot } from "./geometry";
import { SIDES } from "./box";

/** The letters of a tile's rows: road, off-road, mud, impassable; sludge, glass, ramp, fire, salt. */
export const GROUNDS = ["R", "O", "M", "X", "T", "G", "J", "F", "S"] as const;
export type Ground = (typeof GROUNDS)[number];

export interface Placed extends Spot {
  /** Which drawing of its kind. */
  look: number;
  turn: number;
}

/** Ground that shows more than its grain. */
export type Feature = "sludge" | "glass" | "ramp" | "fire";

export interface Landscape {
  /** The ground of each kind. */
  ground: Record<Ground, string>;
  /** A chevron in every space that can be driven on and has no painted line: forward is that way. */
  chevrons: string;
  /** Painted lines between spaces of the road. */
  paint: string;
  /** The borders of all spaces. */
  borders: string;
  rocks: Placed[];
  /** What is drawn into spaces of sludge, glass, ramps and fire. */
  features: (Placed & { kind: Feature })[];
  /** Where tokens are laid. */
  marks: Placed[];
  /** What grows and lies about, on the ground and beside the road. */
  scrub: Placed[];
}

/** A number that looks like chance and never changes. */
export function chance(...seed: number[]): number {
  let hash = 2166136261;
  for (const value of seed) hash = Math.imul(hash ^ (value + 31), 16777619);
  hash ^= hash >>> 13;
  return ((Math.imul(hash, 1274126177) ^ (hash >>> 16)) >>> 0) / 4294967296;
}

const known = new Map<SideId, Landscape>();

export function landscapeOf(side: SideId): Landscape {
  const found = known.get(side) ?? lay(side);
  known.set(side, found);
  return found;
}

const FEATURES: Partial<Record<Ground, Feature>> = { T: "sludge", G: "glass", J: "ramp", F: "fire" };

function lay(side: SideId): Landscape {
  const { rows, hazards } = SIDES[side]!;
  const drawn: Landscape = {
    ground: Object.fromEntries(GROUNDS.map((kind) => [kind, ""])) as Landscape["ground"],
    chevrons: "",
    paint: "",
    borders: "",
    rocks: [],
    features: [],
    marks: [],
    scrub: [],
  };
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < TILE; column++) {
      const kind = (rows[row]?.[column] ?? "O") as Ground;
      const at = spot(row, column);
      const luck = (salt: number) => chance(side, row, column, salt);
      drawn.ground[kind] += cell(at);
      drawn.borders += cell(at);
      const lined = kind === "R" && rows[row]?.[column + 1] === "R";
      const feature = FEATURES[kind];
      if (feature) drawn.features.push({ ...at, kind: feature, look: Math.floor(luck(1) * 3), turn: 0 });
      if (kind === "X") drawn.rocks.push({ ...at, look: Math.floor(luck(1) * 3), turn: Math.floor(luck(2) * 360) });
      else if (kind === "J") continue;
      else if (lined) drawn.paint += `M${at.along + LONG / 2 - 7} ${at.across}h14`;
      else drawn.chevrons += `M${at.along + 17} ${at.across - 9}l7 9l-7 9`;
      if (kind === "O" && luck(3) < 0.22) {
        drawn.scrub.push({
          along: at.along - 12 + 20 * luck(4),
          across: at.across - 20 + 36 * luck(5),
          look: Math.floor(luck(6) * 3),
          turn: 0,
        });
      }
    }
  }
  for (const { row, column } of hazards) drawn.marks.push({ ...spot(row, column), look: 0, turn: 0 });
  for (const left of [true, false]) {
    for (let i = 0; i < 6; i++) {
      const along = (i + 0.2 + chance(side, i, 7) * 0.8) * LONG * (TILE / 6) - LONG / 2;
      const across = left ? -LANE * (0.86 + chance(side, i, 8) * 0.2) : LANE * (ROWS - 0.2 + chance(side, i, 9) * 0.25);
      drawn.scrub.push({ along, across, look: Math.floor(chance(side, i, left ? 10 : 11) * 6), turn: 0 });
    }
  }
  return drawn;
}
