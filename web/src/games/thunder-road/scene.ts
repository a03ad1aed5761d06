// What to draw and what may be clicked. No DOM and no rule here: whatever is lawful, within reach or likely the view says.

import { same } from "../kit/actions";
import type { Say, SeenEvent } from "../contract";
import type {
  Action,
  Command,
  Damage,
  Direction,
  Hazard,
  Leg,
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
import { CARD_VALUES, HAZARDS, sectionOf } from "./box";
import { LONG, TOWARDS, plus, spot, spotOf, type Spot } from "./geometry";
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
  vehicleWords,
} from "./vehicles";

// What is asked

/** The stations of a turn at which nothing is asked. */
const SILENT: readonly Step[] = [
  "begin",
  "commands",
  "depart",
  "slingshot",
  "second_wind",
  "after_move",
  "next_mover",
  "choppers",
  "end",
];

/** What is asked: by the work that comes next, or by the station of the turn. */
export function questionOf({ phase, stack, turn }: Pick<Open, "phase" | "stack" | "turn">): Question | null {
  if (phase !== "racing") return null;
  const next = stack.at(-1)?.frame;
  if (next) return typeof next === "object" && "ask" in next ? next.ask : null;
  return SILENT.includes(turn.step) ? null : (turn.step as Question);
}

/** The kind of a question, without what it is about. */
export const questionKind = (open: Pick<Open, "phase" | "stack" | "turn">): string => {
  const question = questionOf(open);
  return question === null ? "" : typeof question === "string" ? question : (Object.keys(question)[0] ?? "");
};

// Actions

/** Where a die may be put. */
export type Target = { car: VehicleId } | { command: Command } | { rig: RigCommand } | "steering";

/** The command of a command board that a die is put on. */
export const commandOf = (target: Target | null): Command | null =>
  target !== null && typeof target === "object" && "command" in target ? target.command : null;

/** What putting a die, or a card of that value, somewhere means at this moment, lawful or not. */
export function placing({ open }: View, die: number, target: Target, card: number | null = null): Action {
  if (card !== null && typeof target === "object" && !("rig" in target)) {
    if ("command" in target) return { command_card: { command: target.command, card } };
    return questionOf(open) === "coast"
      ? { coast_card: { car: target.car, card } }
      : { assign_card: { car: target.car, card } };
  }
  if (target === "steering") return { steer: die };
  if ("rig" in target) return { rig_die: { command: target.rig, die } };
  if ("command" in target) return { command: { command: target.command, die } };
  const { car } = target;
  const asked = questionOf(open);
  const coasts = asked === "coast" || (asked === "second" && dashboardOf(open, car)?.die !== null);
  return coasts ? { coast: { car, die } } : { assign: { car, die } };
}

/** The die or the card that an action puts somewhere, and where. */
export const putOf = (action: Action): { die: number; card?: number; target: Target } | null => {
  if (typeof action === "string") return null;
  if ("assign_card" in action) return putCard(action.assign_card.card, { car: action.assign_card.car });
  if ("coast_card" in action) return putCard(action.coast_card.card, { car: action.coast_card.car });
  if ("command_card" in action) return putCard(action.command_card.card, { command: action.command_card.command });
  if ("assign" in action) return { die: action.assign.die, target: { car: action.assign.car } };
  if ("coast" in action) return { die: action.coast.die, target: { car: action.coast.car } };
  if ("command" in action) return { die: action.command.die, target: { command: action.command.command } };
  if ("rig_die" in action) return { die: action.rig_die.die, target: { rig: action.rig_die.command } };
  if ("steer" in action) return { die: action.steer, target: "steering" };
  return null;
};

const putCard = (card: number, target: Target) => ({ die: CARD_VALUES[card] ?? 0, card, target });

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

// The turn

export const STEPS = ["assign", "command", "move", "shoot"] as const;
export type TurnStep = (typeof STEPS)[number];

const STEP_OF: Record<Step, TurnStep> = {
  begin: "assign",
  start: "assign",
  steer: "assign",
  rig_die: "assign",
  assign: "assign",
  coast: "assign",
  second: "assign",
  first_bike: "assign",
  command: "command",
  token: "command",
  commands: "command",
  early_shot: "shoot",
  depart: "move",
  drive: "move",
  road_bonus: "move",
  slingshot: "move",
  second_wind: "move",
  after_move: "shoot",
  shoot: "shoot",
  second_shot: "shoot",
  next_mover: "move",
  choppers: "shoot",
  end: "shoot",
};

/** What is asked before the move begins, and has nothing to do with where it leads. */
const OF_COMMANDS = [
  "place_chopper",
  "chopper_shot",
  "repair",
  "rig_repair",
  "respawn",
  "token",
  "command_order",
  "tow_cable",
  "radar",
  "switcheroo",
  "mine_drop",
  "field_mechanic",
  "sky_hook",
  "fly_by",
];

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

/** What there is to say of a vehicle: whose it is, how it is, and what it suffers from. */
export function vehicleHelp({ open }: View, who: VehicleId, say: Say): string {
  const board = dashboardOf(open, who);
  const named = vehicleWords(who, say);
  if (!board) return named;
  const { upgrade, damage, burning, die } = board;
  const facts = [
    say("page-state", { state: stateOf(open, who) }),
    ...(die === null ? [] : [say("choice-die", { die })]),
    ...(upgrade === null ? [] : [say(`upgrade-${upgrade.replaceAll("_", "-")}`)]),
    ...damage.map((kind) => damageWords(kind, say)),
    ...(burning ? [say("page-burning")] : []),
  ];
  return `${named}: ${facts.join(", ")}`;
}

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

export type MeetsKind = Extract<Meets, string> | "slam" | "rams" | "glass" | "shove";

export const meetsKind = (meets: Meets): MeetsKind =>
  typeof meets === "string" ? meets : "slam" in meets ? "slam" : "rams";

/** Whom one meets there. */
export const metAt = (meets: Meets): VehicleId | null =>
  typeof meets === "string" ? null : "slam" in meets ? meets.slam.with : meets.rams.with;

export const meetsWords = (kind: MeetsKind, meets: Meets, say: Say): string => {
  const met = metAt(meets);
  return say("page-meets", { meets: kind, vehicle: met === null ? "" : vehicleWords(met, say) });
};

/** The class by which it is drawn. */
export const classOf = (meets: MeetsKind): string => meets.replaceAll("_", "-");

/** The end of whoever comes there. */
const DEADLY: readonly MeetsKind[] = ["crash", "edge", "off_ramp"];

/** Whether it is the end of the own car, now or when its turn ends under a chopper. */
export const isFatal = (view: View, meets: MeetsKind, ends: boolean): boolean =>
  DEADLY.includes(meets) || (meets === "chopper" && ends && questionKind(view.open) === "drive");

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
function step(
  view: View,
  action: Action,
  at: Spot,
  direction: Direction | null,
  ahead = view.outlook?.steps.find(({ to }) => same(spot(to.row, to.column), at)),
): Lit {
  const meets = ahead?.meets ?? "nothing";
  const kind = meetsKind(meets);
  const { mover, rig } = view.open.turn;
  const shoves = kind === "slam" && mover !== null && isSection(mover) && rig === "cowcatcher";
  const sign = shoves ? "shove" : ahead?.slides && !DEADLY.includes(kind) ? "glass" : kind;
  return { ...PLAIN, spot: at, kind: "step", action, direction, meets, sign };
}

/** What can be done on the road itself; where several vehicles could be meant, an eliminated bike or what a card moves, for one. */
export function lit(view: View, legal: readonly Action[], meant: VehicleId | null = null): Lit[] {
  const { mover } = view.open.turn;
  const from = mover === null ? null : spotOfVehicle(view, mover);
  const asked = questionOf(view.open);
  const shoved = typeof asked === "object" && asked && "shove" in asked ? spotOfVehicle(view, asked.shove.who) : null;
  const nudges = legal.filter((action) => nudgeOf(action) !== null);
  const space = (action: Action, at: number): Lit => ({ ...PLAIN, spot: spotOf(at), kind: "space", action });
  return legal.flatMap((action): Lit[] => {
    if (typeof action === "string") return [];
    if ("enter" in action) return [step(view, action, spot(action.enter, 0), null)];
    if ("step" in action) return from ? [step(view, action, plus(from, TOWARDS[action.step]), action.step)] : [];
    if ("shove" in action) return shoved ? [step(view, action, plus(shoved, TOWARDS[action.shove]), action.shove)] : [];
    if ("place_chopper" in action) return [space(action, action.place_chopper)];
    if ("drop_hazard" in action) return [space(action, action.drop_hazard)];
    if ("respawn" in action) return action.respawn.bike === meant ? [space(action, action.respawn.space)] : [];
    if ("sky_hook" in action) return action.sky_hook.who === meant ? [space(action, action.sky_hook.space)] : [];
    if ("look_at" in action) return [space(action, action.look_at)];
    if ("radar_discard" in action) return [space(action, action.radar_discard)];
    if ("tow" in action) return [space(action, action.tow)];
    if ("drop_scrap" in action) return [space(action, action.drop_scrap)];
    const nudge = nudgeOf(action);
    if (nudge) {
      const at = nudge.who === meant ? spotOfVehicle(view, nudge.who) : null;
      // Two vehicles may come to one place, and what waits there differs: the outlook is in the order of the actions.
      const ahead = view.outlook?.steps[nudges.indexOf(action)];
      return at ? [step(view, action, plus(at, TOWARDS[nudge.direction]), nudge.direction, ahead)] : [];
    }
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

/** A vehicle that a card moves one space, and where to. */
function nudgeOf(action: Action): { who: VehicleId; direction: Direction } | null {
  if (typeof action === "string") return null;
  if ("tow_cable" in action) return { who: action.tow_cable.car, direction: action.tow_cable.direction };
  if ("steady_step" in action) return { who: action.steady_step.car, direction: action.steady_step.direction };
  return "pinball" in action ? action.pinball : null;
}

/** The vehicles of which a card moves one: one says first which. */
export const movable = (legal: readonly Action[]): VehicleId[] => [
  ...new Set(
    legal.flatMap((action) => {
      const hooked = typeof action === "object" && "sky_hook" in action ? action.sky_hook.who : null;
      return hooked ?? nudgeOf(action)?.who ?? [];
    }),
  ),
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
  /** What waits there, in full. */
  waits: Meets;
  /** The dice, or moves, with which it ends there. */
  text: string;
  /** How it is driven to, once it drives. */
  way: readonly Leg[];
}

export const bitsOf = (bits: number, most = 16): number[] =>
  Array.from({ length: most }, (_, bit) => bit).filter((bit) => (bits >> bit) & 1);

/** Where cars could get: with the die in hand if there is one, for the car one looks at if one does; or where a slam pushes to. */
export function marks(view: View, die: number | null, looked: VehicleId | null): Mark[] {
  const slam = view.outlook?.slam;
  if (slam) {
    const { to, meets } = slam;
    return [{ spot: spot(to.row, to.column), to, meets: meetsKind(meets), waits: meets, text: "", way: [] }];
  }
  const asked = questionKind(view.open);
  const assigns = asked === "assign" || asked === "rig_die" || asked === "second";
  // Where the chopper goes, or what is repaired, is another question.
  if (OF_COMMANDS.includes(asked)) return [];
  // All cars with all dice at once would say nothing.
  if (assigns && asked !== "rig_die" && die === null && looked === null) return [];
  const found = new Map<string, Omit<Mark, "text"> & { with: number }>();
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
      found.set(key, { spot: at, to: end.to, meets, waits: end.meets, way: end.way, with: joins | bits });
    }
  }
  const all = [...found.values()];
  const several = new Set(all.map((mark) => mark.with)).size > 1 || all.some((mark) => bitsOf(mark.with).length > 1);
  return all.map(({ with: bits, ...mark }) => ({ ...mark, text: several ? bitsOf(bits).join("·") : "" }));
}

/** The places that a way leads over, from where the mover stands. */
export function wayOf(view: View, mark: Mark): Spot[] {
  const { mover } = view.open.turn;
  const from = mover === null ? null : spotOfVehicle(view, mover);
  return [...(from ? [from] : []), ...mark.way.map(({ to }) => spot(to.row, to.column))];
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
