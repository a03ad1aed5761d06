// Where on the board the moments of the lesson are.

import type { Places } from "../../coach/lesson";

export const places: Places = {
  goal: ".heat .standings",
  gear: ".heat .gears",
  cards: ".heat .hand",
  forecast: ".heat .outlook",
  commit: ".heat .keys .go",
  react: ".heat .keys",
  discard: ".heat .hand",
  ahead: ".heat .ahead",
  shift: ".heat .gears",
  slipstream: ".heat .keys",
  corner: ".heat .keys .go",
  stress: ".heat .hand [data-card=stress]",
  heat: ".heat .hand [data-card=heat]",
  cool: ".heat .keys .cool",
  adrenaline: ".heat .keys",
  end: ".heat .podium",
  "garage/draft": ".heat .market",
  "garage/signs": ".heat .hand",
  "weather/sky": ".heat .weather",
  "weather/road": ".heat .surface",
  "championship/season": ".heat .season, .heat .standings",
  "championship/event": ".heat .season, .heat .standings",
  "championship/press": ".heat .surface",
};
