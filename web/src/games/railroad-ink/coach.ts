// Where on the board the moments of the lesson are.

import type { Places } from "../../coach/lesson";

/** To draw: take a die, point at a square, turn the route and draw it. */
const DRAWING = [
  { at: ".ri .dice" },
  { sees: ".ri .dice .die.picked", at: ".ri .front .board", says: "place" },
  { sees: ".ri .hand .keys .go:not([aria-disabled])", at: ".ri .hand .keys", says: "confirm" },
];

export const places: Places = {
  goal: ".ri .front .board",
  dice: ".ri .dice",
  draw: DRAWING,
  rest: ".ri .dice",
  finish: ".ri .hand .go",
  exits: ".ri .sheet-of-scores .line:nth-of-type(1), .ri .sheet-of-scores",
  special: ".ri .specials",
  lines: ".ri .sheet-of-scores",
  errors: ".ri .front .board",
  centre: ".ri .front .board",
  others: ".ri .others",
  last: ".ri .round",
  end: ".ri .final",
  "meteor/dice": ".ri .dice",
  "meteor/strike": ".ri .meteor",
  "lava/dice": ".ri .dice",
  "lava/lakes": ".ri .front .board",
};
