// What to draw and what may be clicked. No DOM and no rule here: whatever is lawful, within reach or likely the view says.

import box from "../../generated/thunder-road-box.json";
import type { SeenEvent } from "../contract";
import type {
  Action,
  Car,
  Command,
  Damage,
  Direction,
  Hazard,
  Meets,
  Point,
  ShotFace,
  SlamFace,
  Step,
  TileSide,
  Told,
  VehicleId,
  View,
} from "../../generated/thunder-road";
import { LANE, LONG, TOWARDS, plus, spot, spotOf, type Spot } from "./geometry";
import { isSkid } from "./symbols";

export type Say = (id: string, args?: Record<string, unknown>) => string;
export type Size = "small" | "medium" | "large";

// The box

export const SIDES = box.sides as TileSide[];
/** The commands and the values they take. */
export const COMMANDS = box.commands as [Command, number[]][];
export const SIZES: Size[] = ["small", "medium", "large"];
/** Vehicles from this number on are wrecks. */
export const CARS = 12;

export const ownerOf = (who: VehicleId): number | null => (who < CARS ? Math.floor(who / SIZES.length) : null);
export const sizeOf = (who: VehicleId): Size => (who < CARS ? SIZES[who % SIZES.length]! : "small");
export const gangOf = (seat: number): VehicleId[] => SIZES.map((_, place) => seat * SIZES.length + place);

const DIRECTIONS = Object.keys(TOWARDS) as Direction[];
const FACES = {
  move: [1, 2, 3, 4, 5, 6],
  road: box.road_die,
  stunt: box.stunt_die,
  shot: box.shooting_die as ShotFace[],
  slam: box.slam_die as SlamFace[],
  direction: DIRECTIONS,
};

/** The faces of a die. */
export const facesOf = (die: keyof typeof FACES): readonly (number | string)[] => FACES[die];

/** The name of a vehicle, as the log has it. */
export function vehicleWords(who: VehicleId, say: Say): string {
  const owner = ownerOf(who);
  return owner === null ? say("vehicle-wreck") : say(`vehicle-${sizeOf(who)}`, { seat: { seat: owner } });
}

// Actions

export const kindOf = (action: Action): string =>
  typeof action === "string" ? action : (Object.keys(action)[0] ?? "");
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const isLegal = (legal: readonly Action[], action: Action): boolean =>
  legal.some((other) => same(other, action));

/** Where a die may be put. */
export type Target = { car: VehicleId } | { command: Command };

/** What putting a die somewhere means at this moment, lawful or not. */
export function placing(view: View, die: number, target: Target): Action {
  if ("command" in target) return { command: { command: target.command, die } };
  return view.open.turn.step === "coast" ? { coast: { car: target.car, die } } : { assign: { car: target.car, die } };
}

/** The die that an action puts somewhere, and where. */
export const putOf = (action: Action): { die: number; target: Target } | null => {
  if (typeof action === "string") return null;
  if ("assign" in action) return { die: action.assign.die, target: { car: action.assign.car } };
  if ("coast" in action) return { die: action.coast.die, target: { car: action.coast.car } };
  if ("command" in action) return { die: action.command.die, target: { command: action.command.command } };
  return null;
};

/** Whether a die, or any die, may be put there. */
export const takes = (legal: readonly Action[], target: Target, die: number | null): boolean =>
  legal.some((action) => {
    const put = putOf(action);
    return put !== null && same(put.target, target) && (die === null || put.die === die);
  });

/** Whether a die may be put anywhere. */
export const isUseful = (legal: readonly Action[], die: number): boolean =>
  legal.some((action) => putOf(action)?.die === die);

export const asksForDie = (legal: readonly Action[]): boolean => legal.some((action) => putOf(action) !== null);

/** A button of the decision that is asked for. */
export interface Offer {
  action: Action;
  /** What it says, in the game's catalogue. */
  id: string;
  /** Whether it goes on without doing anything. */
  quiet: boolean;
}

const OFFERS: Partial<Record<string, { id: string; quiet: boolean }>> = {
  no_command: { id: "choice-no-command", quiet: true },
  chopper_hold: { id: "choice-hold", quiet: true },
  hold_fire: { id: "choice-hold", quiet: true },
  drift_through: { id: "choice-through", quiet: false },
  drift_slam: { id: "choice-slam", quiet: true },
  take_bonus: { id: "choice-take", quiet: false },
  decline_bonus: { id: "choice-decline", quiet: true },
  keep_slam: { id: "choice-keep", quiet: true },
  reroll_slam: { id: "choice-reroll", quiet: false },
};

/** What is answered by a button; everything else is done on the road and on the dashboards. */
export const offers = (legal: readonly Action[]): Offer[] =>
  legal.flatMap((action) => {
    const look = OFFERS[kindOf(action)];
    return look ? [{ action, ...look }] : [];
  });

// The turn

export const STEPS = ["assign", "command", "move", "shoot"] as const;
export type TurnStep = (typeof STEPS)[number];

const STEP_OF: Record<Step, TurnStep> = {
  begin: "assign",
  assign: "assign",
  coast: "assign",
  command: "command",
  place_chopper: "command",
  chopper_shot: "command",
  repair: "command",
  depart: "move",
  drive: "move",
  road_bonus: "move",
  shoot: "shoot",
  end: "shoot",
};

export const stepOf = (view: View): TurnStep => STEP_OF[view.open.turn.step];

/** The seats as they play in this round: the first player first. */
export function order(view: View): number[] {
  const seats = view.open.gangs.length;
  return view.open.gangs.map((_, place) => (view.open.first + place) % seats);
}

// Dashboards

export type State = "waiting" | "operable" | "inoperable" | "gone" | "home";

export const stateOf = (car: Car): State =>
  car.place === "gone" || car.place === "home"
    ? car.place
    : car.inoperable
      ? "inoperable"
      : car.place === "waiting"
        ? "waiting"
        : "operable";

/** What a damage token does, in a line. */
export const damageHelp = (damage: Damage, say: Say): string =>
  say("page-damage-does", { damage: isSkid(damage) ? "skid" : damage });

/** Where a car stands, if it is on the road. */
export function spotOfVehicle(view: View, who: VehicleId): Spot | null {
  if (who >= CARS) {
    const space = view.open.wrecks[who - CARS];
    return space === null || space === undefined ? null : spotOf(space);
  }
  const place = view.open.cars[who]?.place;
  return typeof place === "object" ? spotOf(place.on) : null;
}

/** Where to look when nothing happens: at the mover, else at the car of a gang, or of any, that is furthest ahead. */
export function restSpot(view: View, seat: number | null): Spot | null {
  const { mover } = view.open.turn;
  const moving = mover === null ? null : spotOfVehicle(view, mover);
  if (moving) return moving;
  const ahead = (cars: readonly VehicleId[]) =>
    cars
      .flatMap((who) => spotOfVehicle(view, who) ?? [])
      .reduce<Spot | null>((best, spot) => (best && best.along > spot.along ? best : spot), null);
  return (seat === null ? null : ahead(gangOf(seat))) ?? ahead(view.open.cars.map((_, who) => who)) ?? spot(2, 0);
}

// The road

export type MeetsKind = "nothing" | "chopper" | "unknown" | "oil" | "slam" | "crash" | "edge" | "advance" | "finish";

export const meetsKind = (meets: Meets): MeetsKind => (typeof meets === "string" ? meets : "slam");

/** A place on the road that can be clicked. */
export interface Lit {
  spot: Spot;
  kind: "step" | "target" | "chopper";
  action: Action;
  /** Where a step leads. */
  direction: Direction | null;
  /** What waits there. */
  meets: Meets;
  /** The faces of six that hit a target. */
  hits: number | null;
}

const atSpot = (view: View, car: VehicleId | null, at: Spot): Meets => {
  const ends = view.outlook?.reach.find((reach) => reach.car === car)?.ends ?? [];
  return ends.find(({ to }) => same(spot(to.row, to.column), at))?.meets ?? "nothing";
};

/** What can be done on the road itself. */
export function lit(view: View, legal: readonly Action[]): Lit[] {
  const mover = view.open.turn.mover;
  const from = mover === null ? null : spotOfVehicle(view, mover);
  const plain = { direction: null, meets: "nothing", hits: null } as const;
  return legal.flatMap((action): Lit[] => {
    if (typeof action === "string") return [];
    if ("enter" in action || ("step" in action && from)) {
      const direction = "step" in action ? action.step : null;
      const at = "enter" in action ? spot(action.enter, 0) : plus(from!, TOWARDS[action.step]);
      return [{ ...plain, spot: at, kind: "step", action, direction, meets: atSpot(view, mover, at) }];
    }
    if ("place_chopper" in action) return [{ ...plain, spot: spotOf(action.place_chopper), kind: "chopper", action }];
    const target = targetOf(action);
    const at = target === null ? null : spotOfVehicle(view, target);
    const hits = view.outlook?.shots.find((shot) => shot.target === target)?.hits ?? null;
    return at ? [{ ...plain, spot: at, kind: "target", action, hits }] : [];
  });
}

/** What a shot is aimed at. */
export function targetOf(action: Action): VehicleId | null {
  if (typeof action === "string") return null;
  return "shoot" in action ? action.shoot : "chopper_shot" in action ? action.chopper_shot : null;
}

/** A place where a way can end. */
export interface Mark {
  spot: Spot;
  to: Point;
  meets: MeetsKind;
  /** The dice, or moves, with which it ends there. */
  text: string;
}

const bitsOf = (bits: number): number[] =>
  Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => (bits >> bit) & 1);

/** Where cars could get: with the die in hand if there is one, for the car one looks at if one does; or where a slam pushes to. */
export function marks(view: View, die: number | null, looked: VehicleId | null): Mark[] {
  const slam = view.outlook?.slam;
  if (slam) return [{ spot: spot(slam.to.row, slam.to.column), to: slam.to, meets: meetsKind(slam.meets), text: "" }];
  const { step } = view.open.turn;
  const assigns = step === "assign";
  // Where the chopper goes is another question.
  if (step === "place_chopper" || step === "chopper_shot" || step === "repair") return [];
  // All cars with all dice at once would say nothing.
  if (assigns && die === null && looked === null) return [];
  const found = new Map<string, { spot: Spot; to: Point; meets: MeetsKind; with: number }>();
  for (const { car, ends } of view.outlook?.reach ?? []) {
    if (looked !== null && car !== looked) continue;
    for (const end of ends) {
      const bits = assigns && die !== null ? end.with & (1 << die) : end.with;
      if (bits === 0) continue;
      const at = spot(end.to.row, end.to.column);
      const before = found.get(JSON.stringify(at))?.with ?? 0;
      found.set(JSON.stringify(at), { spot: at, to: end.to, meets: meetsKind(end.meets), with: before | bits });
    }
  }
  const all = [...found.values()];
  const several = new Set(all.map((mark) => mark.with)).size > 1 || all.some((mark) => bitsOf(mark.with).length > 1);
  return all.map(({ spot, to, meets, with: bits }) => ({
    spot,
    to,
    meets,
    text: several ? bitsOf(bits).join("·") : "",
  }));
}

/** Whether a car has moves left to be driven with. */
export const drives = (legal: readonly Action[]): boolean => legal.some((action) => kindOf(action) === "step");

/**
 * The steps that may lead to a place further on without meeting anything, the straightest first. Whether the moves
 * suffice by that way only the next view says.
 */
export function stepsTowards(view: View, legal: readonly Action[], to: Spot): Lit[] {
  const mover = view.open.turn.mover;
  const from = mover === null ? null : spotOfVehicle(view, mover);
  const steps = lit(view, legal).filter(({ kind }) => kind === "step");
  const rowsAside = (at: Spot) => Math.abs(to.across - at.across) / LANE;
  /** Every lane further aside is half a space further ahead. */
  const isAhead = (at: Spot) => to.along - at.along >= (rowsAside(at) * LONG) / 2 - 1;
  const bend = ({ spot: at }: Lit) => {
    const [dx, dy] = [to.along - (from ?? at).along, to.across - (from ?? at).across];
    return Math.abs((at.along - (from ?? at).along) * dy - (at.across - (from ?? at).across) * dx) + rowsAside(at);
  };
  return steps
    .filter(({ spot: at, meets }) => same(at, to) || (meets === "nothing" && isAhead(at)))
    .sort((a, b) => bend(a) - bend(b));
}

export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** What lies face down, the likeliest first. */
export function unseenOdds(view: View): { hazard: Hazard; percent: number }[] {
  const counts = view.outlook?.unseen ?? [];
  const whole = counts.reduce((sum: number, count) => sum + count, 0);
  const odds = (box.hazards as [Hazard, number][]).map(([hazard], kind) => ({
    hazard,
    percent: percent(counts[kind] ?? 0, whole),
  }));
  return odds.filter(({ percent }) => percent > 0).sort((a, b) => b.percent - a.percent);
}

// The end

/** What a seat did in a game, as far as it was seen. */
export interface Deeds {
  slams: number;
  shots: number;
  hits: number;
  lost: number;
}

export function deeds(past: readonly { view: View; events: readonly SeenEvent<Told>[] }[], seats: number): Deeds[] {
  const all = Array.from({ length: seats }, (): Deeds => ({ slams: 0, shots: 0, hits: 0, lost: 0 }));
  const of = (who: VehicleId): Deeds | undefined => all[ownerOf(who) ?? -1];
  for (const { events } of past) {
    for (const { event } of events.map((seen) => seen.event)) {
      if (typeof event === "string") continue;
      if ("slammed" in event) add(of(event.slammed.top), "slams");
      if ("shot" in event) add(all[event.shot.seat], "shots");
      if ("shot" in event && event.shot.hit) add(all[event.shot.seat], "hits");
      if ("eliminated" in event) add(of(event.eliminated.who), "lost");
    }
  }
  return all;
}

const add = (deeds: Deeds | undefined, what: keyof Deeds): void => {
  if (deeds) deeds[what] += 1;
};

/** The seats from first to last. */
export function placesOf(view: View): { seat: number; place: number }[] {
  return (view.places ?? []).map((place, seat) => ({ seat, place })).sort((a, b) => a.place - b.place);
}
