// A picture of the table while something happens. What can be done to it stands in `changes.ts`; which event does what, in
// `motionUsual.ts`, and in `motionBesides.ts` for the expansions.

import type {
  Command,
  Damage,
  Direction,
  Event,
  FireFace,
  Hazard,
  RigCommand,
  SideId,
  ShotFace,
  SlamFace,
  VehicleId,
  View,
} from "../../generated/thunder-road";
import { SECTIONS } from "./box";
import { COLUMNS, LANE, LONG, ROWS, TILE, spotOf, waitingSpot, type Spot } from "./geometry";
import { waitingRig } from "./rig";
import { RIG, crewsOf, dashboardOf, isSection, placeOf, sectionId, spaceOf, type Crews } from "./vehicles";

/** A road vehicle as it is drawn. */
export interface Figure {
  spot: Spot;
  /** Inoperable cars stand the wrong way round. */
  turned: boolean;
  burning: boolean;
  /** How high it flies, from 0 to 1. */
  lift: number;
  /** How far it has turned about itself, in degrees. */
  spin: number;
  /** How much of it is left, from 1 to 0. */
  rest: number;
}

/** Everything on the road. */
export interface Stand {
  vehicles: ReadonlyMap<VehicleId, Figure>;
  choppers: readonly (Spot | null)[];
  tokens: readonly { spot: Spot; face: Hazard | null }[];
  /** Spaces that have become off-road. */
  markers: readonly Spot[];
  tiles: readonly { side: SideId; along: number }[];
  /** Whether the finish line lies. */
  finish: boolean;
  crews: Crews;
}

/** A die on the table. */
export type Rolled =
  | { die: "move" | "rig"; face: number; seat: number }
  | { die: "fire"; face: FireFace }
  | { die: "road" | "stunt"; face: number }
  | { die: "shot"; face: ShotFace }
  | { die: "slam"; face: SlamFace }
  | { die: "direction"; face: Direction };

/** What is drawn over the road while something happens. `t` runs from 0 to 1. */
export type Sign = { t: number } &
  /** Beside a spot of the road, or in the middle of the table. */
  (
    | { kind: "dice"; dice: readonly Rolled[]; spot: Spot | null }
    | { kind: "tracer"; from: Spot; to: Spot; hit: boolean }
    | { kind: "impact" | "burst" | "smoke" | "stars" | "spanner" | "shield"; spot: Spot }
    | { kind: "damage"; damage: Damage; spot: Spot }
    | { kind: "hazard"; hazard: Hazard | "sludge"; spot: Spot }
    | { kind: "shrapnel"; from: Spot; to: Spot }
    | { kind: "assigned"; die: number; seat: number; spot: Spot }
    | { kind: "command"; command: Command; spot: Spot | null }
    | { kind: "rig"; command: RigCommand; die: number; seat: number }
    | { kind: "out"; seat: number }
  );

export interface Shown {
  stand: Stand;
  signs: readonly Sign[];
}

export const MIDDLE: Spot = { along: (COLUMNS / 2) * LONG, across: ((ROWS - 1) / 2) * LANE };

/** The kinds of events that carry something. */
export type Kind = Exclude<Event, string> extends infer E ? (E extends unknown ? keyof E : never) : never;
export type Cargo<K extends Kind> = Extract<Event, Record<K, unknown>>[K];

/** How one kind of event is seen. */
export interface Motion<C> {
  /** How long it takes, in milliseconds; what takes no time only changes the picture. */
  lasts: number | ((what: C) => number);
  play?(stand: Stand, what: C, t: number): Shown;
}

/** Whose turn it is, and what was not done, is seen beside the road. */
export const unseen: Motion<unknown> = { lasts: 0 };

export const STANDING: Omit<Figure, "spot"> = { turned: false, burning: false, lift: 0, spin: 0, rest: 1 };

/** The table of a view, with nothing on its way. */
export function standOf(view: View): Stand {
  const { open } = view;
  const { road, gangs } = open;
  const vehicles = new Map<VehicleId, Figure>();
  const crews = crewsOf(open);
  const lanes = crews.rig === null ? ROWS : ROWS - 1;
  let waiting = 0;
  for (const who of open.at.keys()) {
    const [place, space, car] = [placeOf(open, who), spaceOf(open, who), dashboardOf(open, who)];
    const spot =
      space !== null ? spotOf(space) : place === "waiting" && !isSection(who) ? waitingSpot(waiting++, lanes) : null;
    const turned = space !== null && car?.inoperable === true;
    if (spot) vehicles.set(who, { ...STANDING, spot, turned, burning: car?.burning === true });
  }
  // Sections without a space trail behind the others, wherever they wait or hang.
  if (placeOf(open, RIG) === "waiting") {
    const spots = waitingRig();
    for (const section of SECTIONS) vehicles.set(sectionId(section), { ...STANDING, spot: spots[section] });
  }
  return {
    vehicles,
    choppers: gangs.map(({ chopper }) => (chopper === null ? null : spotOf(chopper))),
    tokens: road.tokens.map(({ space, face }) => ({ spot: spotOf(space), face })),
    markers: road.markers.map(spotOf),
    tiles: road.tiles.map((side, place) => ({ side, along: place * TILE * LONG })),
    finish: road.is_final,
    crews,
  };
}
