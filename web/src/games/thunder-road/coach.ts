// Where on the board the moments of the lesson are.

import type { Places } from "../../coach/lesson";

export const places: Places = {
  goal: ".tr .gangs",
  dice: ".tr .dice",
  assign: [
    { at: ".tr .dice" },
    { sees: ".tr .dice .die[aria-pressed='true']", at: ".tr .dashboard.open", says: "put" },
  ],
  command: ".tr .commands",
  enter: ".tr .lit",
  drive: ".tr .lit",
  bonus: ".tr .plan .keys",
  shoot: ".tr .plan .keys",
  slam: ".tr .plan .keys",
  chopper: ".tr .lit",
  damage: ".tr .dashboard",
  round: ".tr .status",
  end: ".tr .final, .tr .dice",
  "carnage/road": ".tr .course",
  "carnage/lasting": ".tr .dashboard",
  "final-five/bikes": ".tr .gangs",
  "final-five/swarm": ".tr .gangs",
  "big-rig/rig": ".tr .gangs",
  "big-rig/sections": ".tr .gangs",
  "leaders/pick": ".tr .plan",
  "leaders/tokens": ".tr .commands",
  "upgrades/draft": ".tr .plan",
  "upgrades/mount": ".tr .plan",
  "cards/hand": ".tr .dice",
  "cards/shot": ".tr .dice",
  "ammo/what": ".tr .course",
  "ammo/own": ".tr .plan",
};
