// Where on the board the moments of the lesson are.

import type { Places } from "../../coach/lesson";

export const places: Places = {
  goal: ".sr .course",
  machine: ".sr svg.machine",
  pick: [{ at: ".sr .hand" }, { sees: ".sr .hand .picked", at: ".sr .hand .uses", says: "use" }],
  cards: ".sr .hand",
  dice: ".sr .dials",
  race: ".sr .pool",
  place: [{ at: ".sr .pool" }, { sees: ".sr .part.take", at: ".sr .part.take", says: "slot" }],
  fire: ".sr .keys",
  apply: ".sr .keys",
  done: ".sr .keys",
  gauge: ".sr .dials",
  round: ".sr .phases",
  vent: ".sr .vents",
  end: ".sr .podium, .sr .phases",
  "tokens/track": ".sr .course",
  "tokens/meet": ".sr .course",
};
