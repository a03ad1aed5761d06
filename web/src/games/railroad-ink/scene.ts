// What to draw and what may be done, worked out of a view and its legal actions. No DOM and no rule here: whether
// something is allowed is read from the list of legal actions and from nothing else.

import type { Say } from "../contract";
import { CELLS, PRINTED, SIDES, SPECIALS } from "./geometry";
import type { Action, Cell, Event, Marks, Own, Piece, Score, Sheet, Side, View } from "../../generated/railroad-ink";

/** A drawing taken apart. */
export interface Drawn {
  cell: Cell;
  shape: string;
  round: number;
}

export const cellOf = (drawing: string): Cell => drawing.slice(0, 2);
export const shapeOf = (drawing: string): string => drawing.slice(2);

export function drawings(sheet: Sheet): Drawn[] {
  return sheet.drawings.map(([drawing, round]) => ({ cell: cellOf(drawing), shape: shapeOf(drawing), round }));
}

/** One way to use a tool. */
export interface Choice {
  cell: Cell;
  shape: string;
  action: Action;
  /** Whether a route has to go for it. */
  erases: boolean;
}

/** Something in the tray that can be drawn: a die, a special route, a volcano. */
export interface Tool {
  key: string;
  piece: Piece;
  group: "route" | "lava" | "special" | "volcano";
  /** The key that picks it. */
  shortcut: string;
  /** Drawn in this round already, or crossed off. */
  spent: boolean;
  fits: Map<Cell, Choice[]>;
}

/** The shape turned by a quarter, clockwise. */
export const turn = (shape: string): string => (shape[3] ?? "") + shape.slice(0, 3) + shape.slice(4);
/** The shape as in a mirror, left and right exchanged. */
export const mirror = (shape: string): string => `${shape[0]}${shape[3]}${shape[2]}${shape[1]}${shape.slice(4)}`;

/** Every way round a piece can have: its turns, then those of its mirror image. */
export function orientations(piece: Piece): string[] {
  const printed = PRINTED[piece] ?? "";
  const turns = (shape: string) => [shape, turn(shape), turn(turn(shape)), turn(turn(turn(shape)))];
  return [...new Set([...turns(printed), ...turns(mirror(printed))])];
}

const PIECE_OF = new Map(Object.keys(PRINTED).flatMap((piece) => orientations(piece).map((shape) => [shape, piece])));

export const pieceOf = (shape: string): Piece => PIECE_OF.get(shape) ?? "";

/** The drawing an action makes, if it makes one. */
export function choiceOf(action: Action): Choice | null {
  if (typeof action === "string") return null;
  if ("draw_volcano" in action)
    return { cell: action.draw_volcano, shape: PRINTED.volcano ?? "", action, erases: false };
  const drawing =
    "draw_route" in action
      ? action.draw_route
      : "draw_special" in action
        ? action.draw_special
        : "draw_lava" in action
          ? action.draw_lava
          : "erase_for_lava" in action
            ? action.erase_for_lava
            : null;
  if (drawing === null) return null;
  return { cell: cellOf(drawing), shape: shapeOf(drawing), action, erases: "erase_for_lava" in action };
}

/** The legal drawings: piece → cell → the ways round it fits there. */
export function grouped(legal: readonly Action[]): Map<Piece, Map<Cell, Choice[]>> {
  const pieces = new Map<Piece, Map<Cell, Choice[]>>();
  for (const action of legal) {
    const choice = choiceOf(action);
    if (!choice) continue;
    const piece = pieceOf(choice.shape);
    const cells = pieces.get(piece) ?? new Map<Cell, Choice[]>();
    pieces.set(piece, cells);
    cells.set(choice.cell, [...(cells.get(choice.cell) ?? []), choice]);
  }
  return pieces;
}

/** The tray of the own seat; without one, of anybody: then nothing in it is spent. */
export function tools(view: View, seat: number | null, legal: readonly Action[]): Tool[] {
  const pieces = grouped(legal);
  const fits = (piece: Piece) => pieces.get(piece) ?? new Map<Cell, Choice[]>();
  const turn = view.own?.turn;
  const sheet = seat === null ? undefined : view.sheets[seat];
  const dice = (faces: readonly Piece[], group: "route" | "lava", left: number | undefined, before: number): Tool[] =>
    faces.map((piece, i) => ({
      key: `${group}${i}`,
      piece,
      group,
      shortcut: `${before + i + 1}`,
      spent: left !== undefined && (left & (1 << i)) === 0,
      fits: fits(piece),
    }));
  const routes = dice(view.roll.routes, "route", turn?.routes_left, 0);
  const lava = dice(view.roll.lava ?? [], "lava", turn?.lava_left, routes.length);
  const volcano: Tool[] = view.roll.lava
    ? [{ key: "volcano", piece: "volcano", group: "volcano", shortcut: "V", spent: false, fits: fits("volcano") }]
    : [];
  const specials = SPECIALS.map((piece, i): Tool => {
    const spent = sheet?.crossed_off.includes(piece) ?? false;
    return { key: piece, piece, group: "special", shortcut: `⇧${i + 1}`, spent, fits: fits(piece) };
  });
  return [...routes, ...lava, ...volcano, ...specials];
}

/** Of the ways that fit, the one that is wished for, or the next one on the way round. */
export function nearest(choices: readonly Choice[], wish: string): Choice | null {
  const [first] = choices;
  if (!first) return null;
  const ways = orientations(pieceOf(first.shape));
  const start = Math.max(0, ways.indexOf(wish));
  const order = [...ways.slice(start), ...ways.slice(0, start)];
  for (const shape of order) {
    const choice = choices.find((choice) => choice.shape === shape);
    if (choice) return choice;
  }
  return first;
}

/** The next way round that fits. */
export function rotated(choices: readonly Choice[], now: Choice, back = false): Choice {
  const ways = orientations(pieceOf(now.shape));
  const step = back ? ways.length - 1 : 1;
  for (let i = 1; i <= ways.length; i++) {
    const shape = ways[(ways.indexOf(now.shape) + i * step) % ways.length];
    const choice = choices.find((choice) => choice.shape === shape);
    if (choice) return choice;
  }
  return now;
}

/** The mirror image, turned on if it does not fit as it is. */
export function flipped(choices: readonly Choice[], now: Choice): Choice {
  let shape = mirror(now.shape);
  for (let i = 0; i < 4; i++, shape = turn(shape)) {
    const choice = choices.find((choice) => choice.shape === shape && shape !== now.shape);
    if (choice) return choice;
  }
  return now;
}

/** The action to ask about where a tool does not fit. */
export function attempt(tool: Tool, cell: Cell, wish: string): Action {
  const shape = orientations(tool.piece).includes(wish) ? wish : (PRINTED[tool.piece] ?? "");
  const drawing = cell + shape;
  switch (tool.group) {
    case "route":
      return { draw_route: drawing };
    case "lava":
      return { draw_lava: drawing };
    case "special":
      return { draw_special: drawing };
    case "volcano":
      return { draw_volcano: cell };
  }
}

/** How many dice must still be drawn, because they fit somewhere. */
export const stillFitting = (tray: readonly Tool[]): number =>
  tray.filter((tool) => tool.group === "route" && !tool.spent && tool.fits.size > 0).length;

/** The lines of the score sheet. */
export type Line = "networks" | "highway" | "railway" | "centre" | "expansion" | "errors";

export const lines = (view: View): Line[] =>
  view.options.expansion === "none"
    ? ["networks", "highway", "railway", "centre", "errors"]
    : ["networks", "highway", "railway", "centre", "expansion", "errors"];

/** What a line adds to the total. */
export const points = (score: Score, line: Line): number => (line === "errors" ? -score.errors : score[line]);

export const total = (score: Score): number =>
  score.networks + score.highway + score.railway + score.centre + score.expansion - score.errors;

/** A number with a true minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** What shall light up on a board: a line of the sheet, or one network of it. */
export interface Lit {
  line: Line;
  network?: number;
}

export const LETTERS = "ABCDEF";

/** Why a line has its points, in words. */
export function reasons(marks: Marks, line: Line, say: Say): string[] {
  switch (line) {
    case "networks":
      return marks.networks.map((network, i) =>
        say("page-network", { letter: LETTERS[i] ?? "", exits: network.exits.length, points: network.points }),
      );
    case "highway":
    case "railway":
      return marks[line].length > 0 ? [say("page-cells", { cells: marks[line].length })] : [];
    case "centre":
      return marks.centre.length > 0 ? [say("page-cells", { cells: marks.centre.length })] : [];
    case "expansion":
      return [
        ...(marks.into_craters.length > 0 ? [say("page-into-craters", { ends: marks.into_craters.length })] : []),
        ...marks.lakes
          .filter((lake) => lake.points > 0)
          .map((lake) =>
            say("page-lake", { cells: lake.cells.length, closed: lake.closed ? "yes" : "no", points: lake.points }),
          ),
      ];
    case "errors":
      return marks.errors.length > 0 ? [say("page-loose-ends", { ends: marks.errors.length })] : [];
  }
}

const KINDS: Readonly<Record<string, string>> = { H: "page-highway", R: "page-railway", L: "page-lava" };

/** A shape in words: the piece, and what leaves on which side. */
export function shapeWords(shape: string, say: Say): string {
  const ends = SIDES.flatMap((side, i) => {
    const kind = KINDS[shape[i] ?? ""];
    return kind ? [say("page-end", { kind: say(kind), side: say(`side-${side}`) })] : [];
  });
  return say("page-shape", { piece: say(`piece-${pieceOf(shape)}`), ends: ends.join(", ") });
}

/** What is in a cell, in words. */
export function cellWords(sheet: Sheet, cell: Cell, say: Say): string {
  const drawn = drawings(sheet).find((drawn) => drawn.cell === cell);
  if (drawn) return shapeWords(drawn.shape, say);
  return say(sheet.craters.includes(cell) ? "page-crater" : "page-empty");
}

/** The cells that changed on a seat's board in these events, to be inked before the eyes of the viewer. */
export function changed(events: readonly Event[], seat: number): Set<Cell> {
  const cells = new Set<Cell>();
  for (const event of events) {
    if ("drawn" in event && event.drawn.seat === seat) cells.add(cellOf(event.drawn.drawing));
    if ("meteor_struck" in event && event.meteor_struck.seat === seat) cells.add(event.meteor_struck.cell);
    if ("shown" in event && event.shown.seat === seat) {
      const { what } = event.shown;
      if ("drawing" in what) cells.add(cellOf(what.drawing));
      if ("crater" in what) cells.add(what.crater);
    }
  }
  return cells;
}

/** What only the own seat may know; of a table that is over there is nothing to do any more. */
export const ownOf = (view: View): Own | null => (view.phase === "over" ? null : view.own);

/** What the own seat is asked for. */
export const momentOf = (view: View): Own["turn"]["moment"] => ownOf(view)?.turn.moment ?? "finished";

/** The special routes that may be crossed off to ignore a meteor. */
export const prices = (legal: readonly Action[]): Piece[] =>
  legal.flatMap((action) => (typeof action === "object" && "ignore_meteor" in action ? [action.ignore_meteor] : []));

/** Where the own meteors would come down, and in which direction each has to be aimed for that. */
export const targets = (view: View): Map<Cell | undefined, Side> =>
  new Map(momentOf(view) === "aim" ? ownOf(view)?.meteors.map(({ aim, cells }) => [cells.at(-1), aim]) : []);

export const rolled = (events: readonly Event[]): boolean => events.some((event) => "round_began" in event);

export const hasFinished = (view: View, seat: number): boolean => (view.finished & (1 << seat)) !== 0;

/** How many rounds the game lasts, as the sheet prints it. */
export const rounds = (view: View): number => (view.options.expansion === "none" ? 7 : 6);

/** The cell one step away, or the same at the border. */
export function neighbour(cell: Cell, side: Side): Cell {
  const [dr, dc] = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] }[side] as [number, number];
  const next = `${Number(cell[0]) + dr}${Number(cell[1]) + dc}`;
  return CELLS.includes(next) ? next : cell;
}
