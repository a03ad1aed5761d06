// Where the spaces of the road lie. No rule here: which space a car may come to, and what waits there, comes from elsewhere.

import type { Direction, Space } from "../../generated/thunder-road";

/** A space is so long, and lanes are so far apart. */
export const LONG = 60;
export const LANE = 62;
export const ROWS = 6;
export const COLUMNS = 24;
/** Columns of a tile. */
export const TILE = 8;

/** A place on the table, as the road runs: forward from the rear edge, and across from the left lane. */
export interface Spot {
  along: number;
  across: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How the road lies on the screen: to the right, or, where there is no room for that, upwards. */
export type Way = "right" | "up";

/** The one place where the road meets the screen. */
export const project = ({ along, across }: Spot, way: Way): Point =>
  way === "right" ? { x: along, y: across } : { x: across, y: -along };

/** How far everything that points forward is turned, in degrees; to the right is 0. */
export const heading = (way: Way): number => (way === "right" ? 0 : -90);

/** Odd lanes sit half a space further forward. */
export const spot = (row: number, column: number): Spot => ({
  along: (column + (row & 1) / 2) * LONG,
  across: row * LANE,
});

/** The lane and the column of a spot: what can be pressed there says where it is. */
export function placeOf({ along, across }: Spot): { row: number; column: number } {
  const row = Math.round(across / LANE);
  return { row, column: Math.round(along / LONG - (row & 1) / 2) };
}

export const spotOf = (space: Space): Spot => spot(Math.floor(space / COLUMNS), space % COLUMNS);

/** From the middle of a space to the middle of its neighbour. */
export const TOWARDS: Record<Direction, Spot> = {
  front_left: { along: LONG / 2, across: -LANE },
  front: { along: LONG, across: 0 },
  front_right: { along: LONG / 2, across: LANE },
  rear_left: { along: -LONG / 2, across: -LANE },
  rear: { along: -LONG, across: 0 },
  rear_right: { along: -LONG / 2, across: LANE },
};

export const plus = (a: Spot, b: Spot, times = 1): Spot => ({
  along: a.along + b.along * times,
  across: a.across + b.across * times,
});

export const between = (a: Spot, b: Spot, t: number): Spot => ({
  along: a.along + (b.along - a.along) * t,
  across: a.across + (b.across - a.across) * t,
});

/** Nothing else on the grid is as near. */
export const isAt = (a: Spot, b: Spot): boolean =>
  Math.abs(a.along - b.along) < LONG / 4 && Math.abs(a.across - b.across) < LANE / 4;

/** The way an arrow points on the screen, in degrees. */
export function turnOf(direction: Direction, way: Way): number {
  const { along, across } = TOWARDS[direction];
  return (Math.atan2(across, along) * 180) / Math.PI + heading(way);
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The six corners of a space: its front is a point between the two spaces ahead on the sides, so three lie ahead. */
function corners(inset: number): Spot[] {
  const [half, tip, side] = [LONG / 2 - inset, (LANE * 2) / 3 - inset * 1.15, LANE / 3 - inset * 0.55];
  return [
    { along: 0, across: -tip },
    { along: half, across: -side },
    { along: half, across: side },
    { along: 0, across: tip },
    { along: -half, across: side },
    { along: -half, across: -side },
  ];
}

/** The outline of a space around a spot. */
export function cell(at: Spot, way: Way = "right", inset = 0): string {
  const drawn = corners(inset).map((corner) => project(plus(at, corner), way));
  return `M${drawn.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** What of the table is to be seen. */
export interface Frame extends Point {
  width: number;
  height: number;
}

/** The whole road with its shoulders, so many columns behind it for vehicles that wait, and a step beyond the front edge. */
export function frame(way: Way, lot: number): Frame {
  const from = lot > 0 ? lotEdge(lot) - LONG / 20 : -1.05 * LONG;
  const to = (COLUMNS + 1.15) * LONG;
  const [left, right] = [-1.22 * LANE, (ROWS + 0.22) * LANE];
  return way === "right"
    ? { x: from, y: left, width: to - from, height: right - left }
    : { x: left, y: -to, width: right - left, height: to - from };
}

const WAITING = { first: -1.15 * LONG, apart: 1.02 * LONG };

/** Where a vehicle waits behind the road, in columns of so many lanes: the rig, which is long, has the last lane to itself. */
export function waitingSpot(place: number, lanes: number = ROWS): Spot {
  return { along: WAITING.first - Math.floor(place / lanes) * WAITING.apart, across: (place % lanes) * LANE };
}

/** How many columns the lot behind the road has; while anybody waits two at least, so that the picture keeps its size. */
export function lotOf(spots: readonly Spot[]): number {
  const columns = spots.map(({ along }) => Math.round((WAITING.first - along) / WAITING.apart) + 1);
  const taken = Math.max(0, ...columns);
  return taken > 0 ? Math.max(2, taken) : 0;
}

/** Where a lot of so many columns ends. */
export const lotEdge = (columns: number): number => WAITING.first - (columns - 0.5) * WAITING.apart;
