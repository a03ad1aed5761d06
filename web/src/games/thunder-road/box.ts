// What is in the box and in its expansions, as its rows tell it.

import box from "../../generated/thunder-road-box.json";
import type {
  Command,
  Damage,
  Direction,
  FireFace,
  Hazard,
  Rig,
  RigCommand,
  Section,
  ShotFace,
  SlamFace,
  TileSide,
} from "../../generated/thunder-road";
import { TOWARDS } from "./geometry";

export const SIDES = box.sides as TileSide[];
export const HAZARDS = (box.hazards as [Hazard, number][]).map(([hazard]) => hazard);

/** The commands of cars and of bikes, and the values they take. */
export const COMMANDS = box.commands as [Command, number[]][];
export const BIKE_COMMANDS = box.bike_commands as [Command, number[]][];

/** The cards of a crew, in their order: the values of a die, and the faces of the shooting die. */
export const CARD_VALUES = (box.cards as [number, ShotFace][]).map(([value]) => value);
export const CARD_FACES = (box.cards as [number, ShotFace][]).map(([, face]) => face);

const FACES = {
  move: [1, 2, 3, 4, 5, 6],
  rig: box.rig_die,
  road: box.road_die,
  stunt: box.stunt_die,
  shot: box.shooting_die as ShotFace[],
  slam: box.slam_die as SlamFace[],
  direction: Object.keys(TOWARDS) as Direction[],
  fire: box.fire_die as FireFace[],
};

/** The faces of a die. */
export const facesOf = (die: keyof typeof FACES): readonly (number | string)[] => FACES[die];

/** The bikes, in order. */
export const MARKS = ["bars", "cross", "chevron", "ring", "wave"] as const;
export type BikeMark = (typeof MARKS)[number];

/** The cards of the lasting effects, as they lie in a damage slot. */
export const LASTING = [
  "shattered_windshield",
  "transmission_failure",
  "flat_tyre",
  "pulls_left",
  "pulls_right",
  "jammed_guns",
  "leaking_tank",
  "loose_wheel",
  "bent_frame",
  "dead_radio",
  "broken_axle",
  "clogged_injector",
  "overheating",
  "open_engine_bay",
] as const satisfies readonly Damage[];
export type Lasting = (typeof LASTING)[number];

// The rig

export const SECTIONS = ["rear", "middle", "front"] as const satisfies readonly Section[];

const ALL_RIG_COMMANDS = box.rig_commands as RigCommand[];
const EACH = ALL_RIG_COMMANDS.length / SECTIONS.length;

/** The commands of a section; the last one repairs. */
export const rigCommands = (section: Section): RigCommand[] =>
  ALL_RIG_COMMANDS.filter((command) => sectionOf(command) === section);

export const sectionOf = (command: RigCommand): Section =>
  SECTIONS[Math.floor(ALL_RIG_COMMANDS.indexOf(command) / EACH)]!;

/** What repairs is never damaged. */
export const isRepair = (command: RigCommand): boolean => command.startsWith("repair");

const DAMAGEABLE = ALL_RIG_COMMANDS.filter((command) => !isRepair(command));

/** What lies on a command of the rig. */
export const rigDamage = (rig: Rig, command: RigCommand): Damage | null =>
  rig.damage[DAMAGEABLE.indexOf(command)] ?? null;

/** How many commands of a section, or of all, are damaged. */
export const hurtOf = (rig: Rig, section?: Section): number =>
  DAMAGEABLE.filter((command) => (!section || sectionOf(command) === section) && rigDamage(rig, command) !== null)
    .length;

/** The die of a section in this round. */
export const rigDie = (rig: Rig, section: Section): Rig["dice"][number] => rig.dice[SECTIONS.indexOf(section)] ?? null;
