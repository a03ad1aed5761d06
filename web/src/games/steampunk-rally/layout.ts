// Cells on the bench. What may lie where, the table says.

import type { Cell } from "../../generated/steampunk-rally";
import { BOX } from "./scene";

/** The cell of a card that is left out. */
export const NOWHERE: Cell = 255;

/** How far from a card another one can be laid down: far enough to leave a gap for a third. */
const REACH = 2;

const columnOf = (cell: Cell): number => cell % BOX.grid;
const rowOf = (cell: Cell): number => Math.floor(cell / BOX.grid);

/** The same cells with one card laid elsewhere; a card that lay there changes places with it. */
export function moved(cells: readonly Cell[], place: number, to: Cell): Cell[] {
  const from = cells[place]!;
  return cells.map((cell, other) => (other === place ? to : cell === to ? from : cell));
}

/** The free cells near cards that lie. */
export function freeCells(cells: readonly Cell[]): Cell[] {
  const lying = cells.filter((cell) => cell !== NOWHERE);
  const all = Array.from({ length: BOX.grid * BOX.grid }, (_, cell) => cell);
  const near = (cell: Cell): boolean =>
    lying.some((other) => Math.abs(columnOf(cell) - columnOf(other)) + Math.abs(rowOf(cell) - rowOf(other)) <= REACH);
  return all.filter((cell) => !lying.includes(cell) && near(cell));
}
