// Where things are drawn. Which space follows which, and what joins what, is for the rules.

import type { Cell } from "../../generated/steampunk-rally";
import { BOX, type Tile } from "./scene";

export interface Point {
  x: number;
  y: number;
}
export interface Frame extends Point {
  width: number;
  height: number;
}

// Machines

/** A card of a machine, in units of its drawing. */
export const CARD = { width: 160, height: 140 };

export const cellAt = (cell: Cell): Point => ({
  x: (cell % BOX.grid) * CARD.width,
  y: Math.floor(cell / BOX.grid) * CARD.height,
});
export const onGrid = (cell: Cell): boolean => cell < BOX.grid * BOX.grid;

/** What has to be seen of a machine, with some air around it. */
export function boundsOf(cells: readonly Cell[], air = 26): Frame {
  const points = cells.filter(onGrid).map(cellAt);
  if (points.length === 0) return { x: -air, y: -air, width: CARD.width + 2 * air, height: CARD.height + 2 * air };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left - air,
    y: top - air,
    width: Math.max(...xs) - left + CARD.width + 2 * air,
    height: Math.max(...ys) - top + CARD.height + 2 * air,
  };
}

/** How a frame is brought into a window: all of it, in the middle, and never closer than life. */
export function fit(
  frame: Frame,
  window: { width: number; height: number },
  closest = 1.25,
): { x: number; y: number; scale: number } {
  const scale = Math.max(0.05, Math.min(closest, window.width / frame.width, window.height / frame.height));
  return {
    scale,
    x: window.width / 2 - (frame.x + frame.width / 2) * scale,
    y: window.height / 2 - (frame.y + frame.height / 2) * scale,
  };
}

// Tracks

/** From space to space along the road, from road to road across it, and from row to row. */
const [STEP, LANE, ROW, MARGIN] = [58, 36, 142, 46];

export interface LaidTrack {
  width: number;
  height: number;
  spaces: Point[];
  /** The roads between spaces. */
  roads: { from: number; to: number; path: string }[];
  /** Each tile: where it begins and ends, and in which row. */
  tiles: { tile: Tile; row: number; left: number; right: number }[];
  /** The line, if its tile is there: where it crosses the road. */
  line: Point | null;
  rows: number;
}

const columns = (tile: Tile): number => Math.max(...tile.spaces.map(({ x }) => x)) / 100 + 1;

/**
 * Lays the tiles in so many rows, the way a road winds: to the right, then back to the left. A window that is wider than
 * that (`aspect` is its width by its height) stretches the road.
 */
export function layTrack(tiles: readonly Tile[], rows: number, aspect = 0): LaidTrack {
  const perRow = Math.ceil(tiles.length / rows);
  const lengths = Array.from({ length: rows }, (_, row) =>
    tiles.slice(row * perRow, (row + 1) * perRow).reduce((sum, tile) => sum + columns(tile), 0),
  );
  const longest = Math.max(...lengths);
  const bend = rows > 1 ? 30 : 0;
  const height = 2 * MARGIN + 76 + (rows - 1) * ROW;
  const width = Math.max(2 * MARGIN + (longest - 1) * STEP + bend, aspect * height);
  const step = (width - 2 * MARGIN - bend) / Math.max(1, longest - 1);
  const spaces: Point[] = [];
  const laid: LaidTrack["tiles"] = [];
  const firsts: number[] = [];
  for (const [place, tile] of tiles.entries()) {
    const row = Math.floor(place / perRow);
    const before = tiles.slice(row * perRow, place).reduce((sum, other) => sum + columns(other), 0);
    // Rows that run to the right end where the next one begins.
    const start = row % 2 === 0 ? longest - lengths[row]! + before : before;
    const across = (column: number): number =>
      MARGIN + (row % 2 === 0 ? start + column : longest - 1 - start - column) * step;
    firsts.push(spaces.length);
    for (const { x, y } of tile.spaces)
      spaces.push({ x: across(x / 100), y: MARGIN + 38 + row * ROW + ((y - 100) / 100) * LANE });
    const ends = [across(-0.5), across(columns(tile) - 0.5)];
    laid.push({ tile, row, left: Math.min(...ends), right: Math.max(...ends) });
  }
  const roads: LaidTrack["roads"] = [];
  for (const [place, tile] of tiles.entries()) {
    const first = firsts[place]!;
    for (const [local, { next }] of tile.spaces.entries()) {
      const after =
        next.length > 0 ? next.map((there) => first + there) : place + 1 < tiles.length ? [firsts[place + 1]!] : [];
      for (const to of after) roads.push({ from: first + local, to, path: road(spaces[first + local]!, spaces[to]!) });
    }
  }
  const finish = firsts[tiles.findIndex(({ kind }) => kind === "finish")];
  const [before, beyond] = finish === undefined ? [] : [spaces[finish], spaces[finish + 1]];
  const line = before && beyond ? { x: (before.x + beyond.x) / 2, y: (before.y + beyond.y) / 2 } : null;
  return { width, height, spaces, roads, tiles: laid, line, rows };
}

/** A road between two places: straight, swung from lane to lane, or bent back into the next row. */
function road(from: Point, to: Point): string {
  if (Math.abs(from.y - to.y) > 1.5 * LANE + 1) {
    const out = Math.max(from.x, to.x) + 62;
    return `M${from.x} ${from.y}C${out} ${from.y} ${out} ${to.y} ${to.x} ${to.y}`;
  }
  const middle = (from.x + to.x) / 2;
  return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}

/** Where pawns stand that share a space: side by side above it, so that the space can still be read. */
export function standing(count: number, place: number): Point {
  const perRow = Math.min(count, 4);
  const row = Math.floor(place / 4);
  const inRow = Math.min(perRow, count - row * 4);
  return { x: ((place % 4) - (inRow - 1) / 2) * 20, y: -15 - row * 17 };
}
