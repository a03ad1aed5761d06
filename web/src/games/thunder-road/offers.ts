// What is answered by a key, in words; everything else is done on the road and on the dashboards.

import { kindOf } from "../kit/actions";
import type { Say } from "../contract";
import type { Action, Direction, RigCommand, Space, VehicleId, View } from "../../generated/thunder-road";
import { CARD_FACES, CARD_VALUES, sectionOf } from "./box";
import { COLUMNS } from "./geometry";
import { aimOf, bitsOf, damageWords, meetsWords, percent, type Lit } from "./scene";
import { crewsOf, ownerOf, sectionId, vehicleOf, vehicleWords } from "./vehicles";

/** A key of the decision that is asked for. */
export interface Offer {
  action: Action;
  text: string;
  /** Whether most people would rather have another key: it goes on without doing anything, or hurts the own gang. */
  quiet: boolean;
}

/** Actions without cargo that are answered by a button, and whether they go on without doing anything. */
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
  no_token: { id: "choice-no-token", quiet: true },
  begin_turn: { id: "choice-begin-turn", quiet: true },
  spray: { id: "choice-spray", quiet: false },
  keep_dice: { id: "choice-keep", quiet: true },
  reroll_dice: { id: "choice-reroll", quiet: false },
  jury_rig: { id: "choice-jury-rig", quiet: false },
  no_jury_rig: { id: "choice-no-jury-rig", quiet: true },
  lay: { id: "choice-lay", quiet: false },
  lay_none: { id: "choice-no-lay", quiet: true },
  jump: { id: "choice-jump", quiet: false },
  pass: { id: "choice-pass", quiet: true },
  mute: { id: "choice-mute", quiet: true },
  radar_keep: { id: "choice-radar-keep", quiet: true },
  no_extra_command: { id: "choice-no-extra-command", quiet: true },
};

const dashed = (name: string): string => name.replaceAll("_", "-");
const name = (kind: string, what: string, say: Say): string => say(`${kind}-${dashed(what)}`);
const seatOf = ({ viewer }: View): number => (typeof viewer === "object" ? viewer.seat : -1);
const isOwn = (view: View, who: VehicleId): boolean => ownerOf(who, crewsOf(view.open)) === seatOf(view);

const cardWords = (card: number, say: Say): string =>
  say("choice-card", { value: CARD_VALUES[card] ?? 0, face: name("face", CARD_FACES[card] ?? "any", say) });

/** A shot, with its odds; one at an own vehicle says so. */
export function shotWords(view: View, target: VehicleId, aim: RigCommand | null, say: Say): string {
  const shot = view.outlook?.shots.find((other) => other.target === target && other.aim === aim);
  const words = vehicleWords(target, say);
  return say(isOwn(view, target) ? "page-shoot-own" : "page-shoot", {
    target: aim === null ? words : `${words}, ${name("rig-command", aim, say)}`,
    percent: percent(shot?.hits ?? 0, 6),
  });
}

/** The words of an action with cargo that is answered by a key; nothing for what is done elsewhere. */
function offerWords(view: View, action: Exclude<Action, string>, say: Say): string | null {
  const { open, own } = view;
  const car = (who: VehicleId) => vehicleWords(who, say);
  if ("first_bike" in action) return say("choice-first", { car: car(action.first_bike) });
  if ("give_way" in action) return say("choice-gives-way", { car: car(action.give_way) });
  if ("mount_upgrades" in action) {
    const [small = "", medium = "", large = ""] = action.mount_upgrades.map((it) => name("upgrade", it, say));
    return say("choice-mount", { small, medium, large });
  }
  if ("spend_token" in action) return say("page-spend-token", { command: name("command", action.spend_token, say) });
  if ("command_first" in action) return name("command", action.command_first, say);
  if ("extra_command" in action) return name("command", action.extra_command, say);
  if ("extra_rig_command" in action) return name("rig-command", action.extra_rig_command, say);
  if ("lead_foot" in action) {
    const cards = bitsOf(own?.secret.hand ?? 0, CARD_VALUES.length).map((card) => CARD_VALUES[card] ?? 0);
    const values = cards.length > 0 ? cards : (open.gangs[seatOf(view)]?.dice ?? []);
    const chosen = values.filter((_, place) => (action.lead_foot >> place) & 1);
    return chosen.length === 0 ? say("choice-keep") : say("choice-lead-foot", { dice: chosen.join(" ") });
  }
  if ("pit_crew" in action) return `${car(action.pit_crew.car)}: ${damageWords(action.pit_crew.damage, say)}`;
  if ("big_shove" in action) return say(action.big_shove === "top" ? "choice-shove-top" : "choice-shove-bottom");
  if ("switcheroo" in action)
    return say("choice-swap", { one: car(action.switcheroo.one), other: car(action.switcheroo.other) });
  if ("set_die" in action) return `${action.set_die.die} → ${action.set_die.value}`;
  if ("set_card" in action)
    return `${cardWords(action.set_card.card, say)}: ${say("choice-set-die", { value: action.set_card.value })}`;
  if ("take_back" in action) return cardWords(action.take_back, say);
  if ("free_shot" in action)
    return `${car(action.free_shot.car)}: ${shotWords(view, action.free_shot.target, null, say)}`;
  if ("free_shot_rig" in action) {
    const { car: shooter, command } = action.free_shot_rig;
    return `${car(shooter)}: ${shotWords(view, sectionId(sectionOf(command)), command, say)}`;
  }
  const aimed = aimOf(action);
  return aimed && shotWords(view, aimed.target, aimed.aim, say);
}

/** Whether a shot is at an own vehicle. */
function isAtOwn(view: View, action: Action): boolean {
  const free = typeof action === "object" && "free_shot" in action ? action.free_shot.target : null;
  const target = free ?? aimOf(action)?.target ?? null;
  return target !== null && isOwn(view, target);
}

/** Of a slam as it lies most people want another throw if it moves their own. */
function isQuiet(view: View, action: string, quiet: boolean): boolean {
  const pushed = view.outlook?.slam?.who;
  if (pushed === undefined || (action !== "keep_slam" && action !== "reroll_slam")) return quiet;
  return isOwn(view, pushed) === (action === "keep_slam");
}

/** The keys, those that most people want first. */
export function offers(view: View, legal: readonly Action[], say: Say): Offer[] {
  const all = legal.flatMap((action): Offer[] => {
    if (typeof action === "string") {
      const look = OFFERS[action];
      // A bike needs no drift to go through.
      const passes = action === "drift_through" && vehicleOf(view.open.turn.mover ?? 0).kind === "bike";
      if (!look) return [];
      return [{ action, text: say(passes ? "page-pass" : look.id), quiet: isQuiet(view, action, look.quiet) }];
    }
    const text = offerWords(view, action, say);
    const keeps = "lead_foot" in action && action.lead_foot === 0;
    return text === null ? [] : [{ action, text, quiet: keeps || isAtOwn(view, action) }];
  });
  return all.sort((a, b) => Number(a.quiet) - Number(b.quiet));
}

/** What is done on a space, by its number. */
const SPACES: Partial<Record<string, string>> = {
  place_chopper: "page-place-chopper",
  drop_hazard: "page-drop-hazard",
  look_at: "page-look-at",
  radar_discard: "page-radar-discard",
  tow: "page-tow",
  drop_scrap: "page-drop-scrap",
};

/** People count from one. */
const laneOf = (space: Space) => ({ row: Math.floor(space / COLUMNS) + 1, column: (space % COLUMNS) + 1 });

/** What a lit place on the road is called. */
export function litWords(view: View, lit: Lit, say: Say): string {
  const meets = meetsWords(lit.sign, lit.meets, say);
  const direction = (way: Direction) => name("direction", way, say);
  if (lit.direction) return say("page-step", { direction: direction(lit.direction), meets });
  const { action } = lit;
  if (typeof action === "string") return "";
  if ("enter" in action) return say("page-enter", { row: action.enter + 1, meets });
  if ("respawn" in action) {
    const { bike, space } = action.respawn;
    return say("page-respawn", { bike: vehicleWords(bike, say), ...laneOf(space) });
  }
  if ("sky_hook" in action) {
    const { who, space } = action.sky_hook;
    return say("page-respawn", { bike: vehicleWords(who, say), ...laneOf(space) });
  }
  const id = SPACES[kindOf(action)];
  if (id) return say(id, laneOf(Object.values(action)[0] as Space));
  const aimed = aimOf(action);
  return aimed ? shotWords(view, aimed.target, aimed.aim, say) : "";
}
