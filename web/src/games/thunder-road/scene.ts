// What to draw and what may be clicked. No DOM and no rule here: whatever is lawful, within reach or likely the view says.

import type { SeenEvent } from "../contract";
import type {
  Action,
  Command,
  Damage,
  Direction,
  Hazard,
  Meets,
  Open,
  Point,
  Question,
  RigCommand,
  Step,
  Told,
  VehicleId,
  View,
} from "../../generated/thunder-road";
import { HAZARDS, sectionOf } from "./box";
import { LANE, LONG, TOWARDS, plus, spot, spotOf, type Spot } from "./geometry";
import { isSkid } from "./symbols";
import {
  crewsOf,
  dashboardOf,
  gangOf,
  isSection,
  ownerOf,
  placeOf,
  sectionId,
  spaceOf,
  vehicleOf,
  vehicleWords,
  type Say,
} from "./vehicles";

// What is asked

/** The stations of a turn at which nothing is asked. */
const SILENT: readonly Step[] = ["begin", "depart", "after_move", "next_mover", "choppers", "end"];

/** What is asked: by the work that comes next, or by the station of the turn. */
export function questionOf({ phase, stack, turn }: Pick<Open, "phase" | "stack" | "turn">): Question | null {
  if (phase !== "racing") return null;
  const next = stack.at(-1)?.frame;
  if (next) return "ask" in next ? next.ask : null;
  return SILENT.includes(turn.step) ? null : (turn.step as Question);
}

/** The kind of a question, without what it is about. */
export const questionKind = (open: Pick<Open, "phase" | "stack" | "turn">): string => {
  const question = questionOf(open);
  return question === null ? "" : typeof question === "string" ? question : (Object.keys(question)[0] ?? "");
};

// Actions

export const kindOf = (action: Action): string =>
  typeof action === "string" ? action : (Object.keys(action)[0] ?? "");
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const isLegal = (legal: readonly Action[], action: Action): boolean =>
  legal.some((other) => same(other, action));

/** Where a die may be put. */
export type Target = { car: VehicleId } | { command: Command } | { rig: RigCommand } | "steering";

/** The command of a command board that a die is put on. */
export const commandOf = (target: Target | null): Command | null =>
  target !== null && typeof target === "object" && "command" in target ? target.command : null;

/** What putting a die somewhere means at this moment, lawful or not. */
export function placing({ open }: View, die: number, target: Target): Action {
  if (target === "steering") return { steer: die };
  if ("rig" in target) return { rig_die: { command: target.rig, die } };
  if ("command" in target) return { command: { command: target.command, die } };
  const { car } = target;
  const asked = questionOf(open);
  const coasts = asked === "coast" || (asked === "second" && dashboardOf(open, car)?.die !== null);
  return coasts ? { coast: { car, die } } : { assign: { car, die } };
}

/** The die that an action puts somewhere, and where. */
export const putOf = (action: Action): { die: number; target: Target } | null => {
  if (typeof action === "string") return null;
  if ("assign" in action) return { die: action.assign.die, target: { car: action.assign.car } };
  if ("coast" in action) return { die: action.coast.die, target: { car: action.coast.car } };
  if ("command" in action) return { die: action.command.die, target: { command: action.command.command } };
  if ("rig_die" in action) return { die: action.rig_die.die, target: { rig: action.rig_die.command } };
  if ("steer" in action) return { die: action.steer, target: "steering" };
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
  text: string;
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
  keep_shot: { id: "choice-keep-die", quiet: true },
  reroll_shot: { id: "choice-reroll", quiet: false },
  drop_none: { id: "choice-no-drop", quiet: true },
  first_bike: { id: "choice-first", quiet: false },
  give_way: { id: "choice-gives-way", quiet: false },
};

/** What is answered by a button; everything else is done on the road and on the dashboards. */
export const offers = ({ open }: View, legal: readonly Action[], say: Say): Offer[] =>
  legal.flatMap((action): Offer[] => {
    const look = OFFERS[kindOf(action)];
    if (!look) return [];
    if (typeof action === "string") {
      // A bike needs no drift to go through.
      const passes = action === "drift_through" && vehicleOf(open.turn.mover ?? 0).kind === "bike";
      return [{ action, text: say(passes ? "page-pass" : look.id), quiet: look.quiet }];
    }
    const bike = "first_bike" in action ? action.first_bike : "give_way" in action ? action.give_way : 0;
    return [{ action, text: say(look.id, { car: vehicleWords(bike, say) }), quiet: look.quiet }];
  });

// The turn

export const STEPS = ["assign", "command", "move", "shoot"] as const;
export type TurnStep = (typeof STEPS)[number];

const STEP_OF: Record<Step, TurnStep> = {
  begin: "assign",
  steer: "assign",
  rig_die: "assign",
  assign: "assign",
  coast: "assign",
  second: "assign",
  first_bike: "assign",
  command: "command",
  depart: "move",
  drive: "move",
  road_bonus: "move",
  after_move: "shoot",
  shoot: "shoot",
  next_mover: "move",
  choppers: "shoot",
  end: "shoot",
};

/** What is asked before the move begins, and has nothing to do with where it leads. */
const OF_COMMANDS = ["place_chopper", "chopper_shot", "repair", "rig_repair", "respawn"];

export const stepOf = ({ open }: View): TurnStep =>
  OF_COMMANDS.includes(questionKind(open)) ? "command" : STEP_OF[open.turn.step];

/** The seats as they play in this round: the first player first. */
export function order(view: View): number[] {
  const seats = view.open.gangs.length;
  return view.open.gangs.map((_, place) => (view.open.first + place) % seats);
}

// Dashboards

export type State = "waiting" | "operable" | "inoperable" | "gone" | "home";

export function stateOf(open: Pick<Open, "at" | "cars">, who: VehicleId): State {
  const place = placeOf(open, who);
  if (place === "gone" || place === "home") return place;
  if (dashboardOf(open, who)?.inoperable) return "inoperable";
  return place === "waiting" ? "waiting" : "operable";
}

/** What a damage token is called; what stands for minor damage is the same. */
export const damageWords = (damage: Damage, say: Say): string =>
  say(`damage-${(damage === "substitute" ? "minor" : damage).replaceAll("_", "-")}`);

/** What a damage token does, in a line. */
export const damageHelp = (damage: Damage, say: Say): string =>
  say("page-damage-does", { damage: isSkid(damage) ? "skid" : damage === "substitute" ? "minor" : damage });

/** Where a vehicle stands, if it is on the road. */
export function spotOfVehicle({ open }: View, who: VehicleId): Spot | null {
  const space = spaceOf(open, who);
  return space === null ? null : spotOf(space);
}

/** Where to look when nothing happens: at the mover, else at what of a gang, or of any, is furthest ahead. */
export function restSpot(view: View, seat: number | null): Spot | null {
  const { mover } = view.open.turn;
  const moving = mover === null ? null : spotOfVehicle(view, mover);
  if (moving) return moving;
  const crews = crewsOf(view.open);
  const ahead = (of: readonly VehicleId[]) =>
    of
      .flatMap((who) => spotOfVehicle(view, who) ?? [])
      .reduce<Spot | null>((best, spot) => (best && best.along > spot.along ? best : spot), null);
  const all = view.open.gangs.flatMap((_, other) => gangOf(other, crews));
  return (seat === null ? null : ahead(gangOf(seat, crews))) ?? ahead(all) ?? spot(2, 0);
}

// The road

export type MeetsKind = Extract<Meets, string> | "slam" | "glass" | "shove";

export const meetsKind = (meets: Meets): MeetsKind => (typeof meets === "string" ? meets : "slam");

/** The class by which it is drawn. */
export const classOf = (meets: MeetsKind): string => meets.replaceAll("_", "-");

/** The end of whoever comes there. */
const DEADLY: readonly MeetsKind[] = ["crash", "edge", "off_ramp"];

/** A place on the road that can be clicked. */
export interface Lit {
  spot: Spot;
  kind: "step" | "target" | "space";
  action: Action;
  /** Where a step leads. */
  direction: Direction | null;
  /** What waits there. */
  meets: Meets;
  /** How that is shown. */
  sign: MeetsKind;
  /** The faces of six that hit a target. */
  hits: number | null;
  /** The command of the rig that a shot is aimed at. */
  aim: RigCommand | null;
  /** Where the odds are told, once for all commands of a section. */
  tag: Spot | null;
}

const PLAIN = { direction: null, meets: "nothing", sign: "nothing", hits: null, aim: null, tag: null } as const;
/** Commands of one section are aimed at side by side. */
const ASIDE = LONG / 4;

/** A step to a spot, with what the outlook says of it. */
function step(view: View, action: Action, at: Spot, direction: Direction | null): Lit {
  const ahead = view.outlook?.steps.find(({ to }) => same(spot(to.row, to.column), at));
  const meets = ahead?.meets ?? "nothing";
  const kind = meetsKind(meets);
  const { mover, rig } = view.open.turn;
  const shoves = kind === "slam" && mover !== null && isSection(mover) && rig === "cowcatcher";
  const sign = shoves ? "shove" : ahead?.slides && !DEADLY.includes(kind) ? "glass" : kind;
  return { ...PLAIN, spot: at, kind: "step", action, direction, meets, sign };
}

/** What can be done on the road itself; an eliminated bike comes back where it is chosen for. */
export function lit(view: View, legal: readonly Action[], bike: VehicleId | null = null): Lit[] {
  const { mover } = view.open.turn;
  const from = mover === null ? null : spotOfVehicle(view, mover);
  const asked = questionOf(view.open);
  const shoved = typeof asked === "object" && asked && "shove" in asked ? spotOfVehicle(view, asked.shove.who) : null;
  const space = (action: Action, at: number): Lit => ({ ...PLAIN, spot: spotOf(at), kind: "space", action });
  return legal.flatMap((action): Lit[] => {
    if (typeof action === "string") return [];
    if ("enter" in action) return [step(view, action, spot(action.enter, 0), null)];
    if ("step" in action) return from ? [step(view, action, plus(from, TOWARDS[action.step]), action.step)] : [];
    if ("shove" in action) return shoved ? [step(view, action, plus(shoved, TOWARDS[action.shove]), action.shove)] : [];
    if ("place_chopper" in action) return [space(action, action.place_chopper)];
    if ("drop_hazard" in action) return [space(action, action.drop_hazard)];
    if ("respawn" in action) return action.respawn.bike === bike ? [space(action, action.respawn.space)] : [];
    const aimed = aimOf(action);
    const at = aimed && spotOfVehicle(view, aimed.target);
    if (!aimed || !at) return [];
    const shots = view.outlook?.shots.filter(({ target }) => target === aimed.target) ?? [];
    const place = shots.findIndex(({ aim }) => aim === aimed.aim);
    const along = shots.length > 1 ? (place === 0 ? -ASIDE : ASIDE) : 0;
    const hits = shots[place]?.hits ?? null;
    const tag = hits !== null && place === 0 ? at : null;
    return [{ ...PLAIN, spot: plus(at, { along, across: 0 }), kind: "target", action, hits, aim: aimed.aim, tag }];
  });
}

/** What a shot is aimed at: a vehicle, or a command of a section. */
export function aimOf(action: Action): { target: VehicleId; aim: RigCommand | null } | null {
  if (typeof action === "string") return null;
  if ("shoot" in action) return { target: action.shoot, aim: null };
  if ("chopper_shot" in action) return { target: action.chopper_shot, aim: null };
  const aim = "shoot_rig" in action ? action.shoot_rig : "chopper_shot_rig" in action ? action.chopper_shot_rig : null;
  return aim && { target: sectionId(sectionOf(aim)), aim };
}

/** The eliminated bikes that can come back. */
export const respawns = (legal: readonly Action[]): VehicleId[] => [
  ...new Set(legal.flatMap((action) => (typeof action === "object" && "respawn" in action ? action.respawn.bike : []))),
];

/** The commands of the rig that can be picked: to be damaged, or to be repaired. */
export function rigPicks(legal: readonly Action[]): { command: RigCommand; action: Action }[] {
  return legal.flatMap((action) => {
    if (typeof action === "string") return [];
    const command = "damage_rig" in action ? action.damage_rig : "repair_rig" in action ? action.repair_rig : null;
    return command ? [{ command, action }] : [];
  });
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
  const asked = questionKind(view.open);
  const assigns = asked === "assign" || asked === "rig_die" || asked === "second";
  // Where the chopper goes, or what is repaired, is another question.
  if (OF_COMMANDS.includes(asked)) return [];
  // All cars with all dice at once would say nothing.
  if (assigns && asked !== "rig_die" && die === null && looked === null) return [];
  const found = new Map<string, { spot: Spot; to: Point; meets: MeetsKind; with: number }>();
  for (const { car, ends, of_die } of view.outlook?.reach ?? []) {
    if (looked !== null && car !== looked) continue;
    // The second die is for another bike.
    const waits = asked === "second" && car === view.open.turn.mover;
    if (waits && looked === null) continue;
    for (const end of ends) {
      const bits = assigns && !waits && die !== null ? end.with & (of_die[die - 1] ?? 0) : end.with;
      if (bits === 0) continue;
      const at = spot(end.to.row, end.to.column);
      const key = JSON.stringify(at);
      const before = found.get(key);
      const meets = meetsKind(end.meets);
      // One place may be met in two ways, a ramp from behind or from aside: whoever drives there takes the better one.
      const better = before && DEADLY.includes(meets) && !DEADLY.includes(before.meets);
      if (better) continue;
      const joins = before && DEADLY.includes(before.meets) === DEADLY.includes(meets) ? before.with : 0;
      found.set(key, { spot: at, to: end.to, meets, with: joins | bits });
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

/** What a way leads over without stopping, the best first; behind the last of them somebody is asked before it goes on. */
const ON_THE_WAY: readonly MeetsKind[] = ["nothing", "chopper", "glass", "fire", "damage", "slam"];
export const asksOnTheWay = ({ sign }: Lit): boolean => sign === "damage" || sign === "slam";

/**
 * The steps that may lead to a place further on without ending there before, the straightest of the best first. Whether the
 * moves suffice by that way only the next view says.
 */
export function stepsTowards(view: View, legal: readonly Action[], to: Spot): Lit[] {
  const { mover, drive } = view.open.turn;
  const from = mover === null ? null : spotOfVehicle(view, mover);
  const passes = drive.drift || (mover !== null && vehicleOf(mover).kind === "bike");
  const steps = lit(view, legal).filter(({ kind }) => kind === "step");
  const rowsAside = (at: Spot) => Math.abs(to.across - at.across) / LANE;
  /** Every lane further aside is half a space further ahead. */
  const isAhead = (at: Spot) => to.along - at.along >= (rowsAside(at) * LONG) / 2 - 1;
  const bend = ({ spot: at }: Lit) => {
    const [dx, dy] = [to.along - (from ?? at).along, to.across - (from ?? at).across];
    return Math.abs((at.along - (from ?? at).along) * dy - (at.across - (from ?? at).across) * dx) + rowsAside(at);
  };
  const meets = marks(view, null, null).find(({ spot: at }) => same(at, to))?.meets;
  const comes = (step: Lit) => same(step.spot, to) && step.sign !== "glass";
  const leads = ({ spot: at, sign }: Lit) =>
    ON_THE_WAY.includes(sign) && (sign !== "slam" || passes) && isAhead(at) && !same(at, to);
  const rank = (step: Lit) => (comes(step) ? 0 : ON_THE_WAY.indexOf(step.sign));
  return steps
    .filter((step) => (comes(step) ? !meets || meetsKind(step.meets) === meets : leads(step)))
    .sort((a, b) => rank(a) - rank(b) || bend(a) - bend(b));
}

export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** What lies face down, the likeliest first. */
export function unseenOdds(view: View): { hazard: Hazard; percent: number }[] {
  const counts = view.outlook?.unseen ?? [];
  const whole = counts.reduce((sum: number, count) => sum + count, 0);
  const odds = HAZARDS.map((hazard, kind) => ({
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
  for (const { view, events } of past) {
    const crews = crewsOf(view.open);
    for (const { event } of events.map((seen) => seen.event)) {
      if (typeof event === "string") continue;
      const of = (who: VehicleId): Deeds | undefined => all[ownerOf(who, crews) ?? -1];
      if ("slammed" in event) add(of(event.slammed.top), "slams");
      if ("bikes_slammed" in event) add(of(event.bikes_slammed.top), "slams");
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
