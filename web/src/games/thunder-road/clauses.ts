// Which clause says what a thing on the road does. A test looks each of them up in the rulebook.

import type { Command, Damage, Hazard } from "../../generated/thunder-road";

/** Grounds by the letters of the tiles. */
export const GROUND = {
  R: { ground: "road", clause: "TR-4.6" },
  O: { ground: "offroad", clause: "TR-4.7" },
  M: { ground: "mud", clause: "TR-4.8" },
  X: { ground: "rocks", clause: "TR-4.9" },
  T: { ground: "sludge", clause: "CD-2.3" },
  G: { ground: "glass", clause: "CD-2.4" },
  J: { ground: "ramp", clause: "CD-2.8" },
  F: { ground: "fire", clause: "CD-2.12" },
  S: { ground: "salt", clause: "CD-2.13" },
} as const;
export type Ground = keyof typeof GROUND;

const HAZARDS: Partial<Record<Hazard, string>> = {
  road: "TR-6.7",
  mud: "TR-6.8",
  oil: "TR-6.9",
  mine: "TR-6.5",
  wreck: "TR-6.4",
  glass: "CD-2.4",
  ramp: "CD-2.8",
  fire: "CD-2.12",
  pit_trap: "CD-3.2",
  earthquake: "CD-3.4",
  sandworm: "CD-3.9",
};
export const FACE_DOWN = "TR-5.5";
/** Oil and mines that cars leave behind work as those that lie there. */
export const hazardClause = (hazard: Hazard | null): string =>
  hazard === null ? FACE_DOWN : (HAZARDS[hazard.replace("laid_", "") as Hazard] ?? FACE_DOWN);

const COMMANDS: Partial<Record<Command, string>> = {
  airstrike: "TR-8.4",
  nitro: "TR-8.8",
  drift: "TR-8.9",
  repair: "TR-8.12",
  respawn: "FF-5.1",
};
export const commandClause = (command: Command): string | undefined => COMMANDS[command];

const DAMAGE: Partial<Record<Damage, string>> = {
  dent: "TR-12.5",
  shrapnel: "TR-12.7",
  dazed: "TR-12.9",
  blast: "TR-12.11",
  marker: "TR-12.4",
  on_fire: "CD-4.1",
};
export const damageClause = (damage: Damage): string | undefined =>
  damage.startsWith("skid_") ? "TR-12.6" : DAMAGE[damage];

/** What a car, a chopper, an assignment, a coast, a road die and the end are about. */
export const CLAUSES = {
  car: "TR-3.2",
  chopper: "TR-8.6",
  assign: "TR-7.6",
  coast: "TR-9.14",
  turns: "TR-7.1",
  command: "TR-7.10",
  bonus: "TR-9.10",
  finish: "TR-14.2",
  slam: "TR-10.2",
  shot: "TR-11.6",
  damage: "TR-12.1",
  inoperable: "TR-3.6",
  eliminated: "TR-3.11",
  out: "TR-3.16",
  advance: "TR-13.1",
} as const;

/** All of them, for the test that looks them up. */
export const ALL: readonly string[] = [
  ...Object.values(GROUND).map(({ clause }) => clause),
  ...Object.values(HAZARDS),
  ...Object.values(COMMANDS),
  ...Object.values(DAMAGE),
  ...Object.values(CLAUSES),
  FACE_DOWN,
  "TR-12.6",
];
