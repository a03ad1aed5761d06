// What the numbers of road vehicles stand for, whose they are, where they are, and what they are called.

import type { Say } from "../contract";
import type { Car, Gang, Open, Options, Section, Space, VehicleId } from "../../generated/thunder-road";
import { MARKS, SECTIONS, type BikeMark } from "./box";

export type Size = "small" | "medium" | "large";

export const SIZES: Size[] = ["small", "medium", "large"];
/** Where each kind ends: twelve cars, twelve wrecks, five bikes, and the sections of the rig from the rear. */
export const CARS = 12;
const WRECKS = 24;
const BIKES = 29;

export type Vehicle =
  | { kind: "car"; seat: number; size: Size }
  | { kind: "wreck" }
  | { kind: "bike"; mark: BikeMark }
  | { kind: "section"; section: Section };

export function vehicleOf(who: VehicleId): Vehicle {
  if (who < CARS) return { kind: "car", seat: Math.floor(who / SIZES.length), size: SIZES[who % SIZES.length]! };
  if (who < WRECKS) return { kind: "wreck" };
  if (who < BIKES) return { kind: "bike", mark: MARKS[who - WRECKS]! };
  return { kind: "section", section: SECTIONS[who - BIKES]! };
}

/** The number of a section. */
export const sectionId = (section: Section): VehicleId => BIKES + SECTIONS.indexOf(section);
/** The rig drives as its front section does, and is called by it. */
export const RIG = sectionId("front");
export const isSection = (who: VehicleId): boolean => who >= BIKES;

/** The seats that have bikes and the rig instead of cars. */
export interface Crews {
  bikes: number | null;
  rig: number | null;
}

/** Car crews sit first, then the bikes, then the rig. */
export function crewsOf({ options, gangs }: { options: Options; gangs: readonly Gang[] }): Crews {
  const last = gangs.length - 1;
  return {
    bikes: options.final_five ? last - (options.big_rig ? 1 : 0) : null,
    rig: options.big_rig ? last : null,
  };
}

/** Whose it is; a wreck is nobody's. */
export function ownerOf(who: VehicleId, crews: Crews): number | null {
  const vehicle = vehicleOf(who);
  switch (vehicle.kind) {
    case "car":
      return vehicle.seat;
    case "bike":
      return crews.bikes;
    case "section":
      return crews.rig;
    case "wreck":
      return null;
  }
}

/** How big a target it is. */
export function sizeOf(who: VehicleId): Size {
  const vehicle = vehicleOf(who);
  return vehicle.kind === "car" ? vehicle.size : vehicle.kind === "section" ? "large" : "small";
}

/** What a seat drives: three cars, five bikes, or the rig. */
export function gangOf(seat: number, crews: Crews): VehicleId[] {
  if (seat === crews.rig) return [RIG];
  if (seat === crews.bikes) return MARKS.map((_, place) => WRECKS + place);
  return SIZES.map((_, place) => seat * SIZES.length + place);
}

// Where they are

export type Place = "gone" | "waiting" | "home" | "hanging" | "road";

/** Numbers beyond the spaces of the board. */
const PLACES: Record<number, Place> = { 255: "gone", 254: "waiting", 253: "home", 252: "hanging" };

export const placeOf = ({ at }: Pick<Open, "at">, who: VehicleId): Place => PLACES[at[who] ?? 255] ?? "road";

/** The space where it stands, if it is on the road. */
export const spaceOf = (open: Pick<Open, "at">, who: VehicleId): Space | null =>
  placeOf(open, who) === "road" ? open.at[who]! : null;

/** The dashboard of a car or a bike: those of the bikes come behind all others. */
export const dashboardOf = ({ cars }: Pick<Open, "cars">, who: VehicleId): Car | null =>
  who < CARS ? (cars[who] ?? null) : who >= WRECKS && who < BIKES ? (cars[who - WRECKS + CARS] ?? null) : null;

// What they are called

/** The name of a vehicle, as the log has it. */
export function vehicleWords(who: VehicleId, say: Say): string {
  const vehicle = vehicleOf(who);
  switch (vehicle.kind) {
    case "car":
      return say(`vehicle-${vehicle.size}`, { seat: { seat: vehicle.seat } });
    case "bike":
      return say("vehicle-bike", { mark: say(`mark-${vehicle.mark}`) });
    case "section":
      return say(`vehicle-rig-${vehicle.section}`);
    case "wreck":
      return say("vehicle-wreck");
  }
}
