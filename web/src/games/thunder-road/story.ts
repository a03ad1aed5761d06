// How a chase is told, event by event. What belongs to nobody named belongs to whoever's turn it is.

import type { Cause, Event, Told, View } from "../../generated/thunder-road";
import type { Message } from "../../generated/protocol";
import type { Cue, SeenEvent } from "../contract";
import { CLAUSES } from "./clauses";
import { aside, brief, number, said, teller, type Cargo, type Kind, type Story } from "../kit/story";

const MOVES: Record<Cause, Cue["sound"]> = {
  driven: "engine",
  pushed: "slide",
  slid: "slide",
  skidded: "slide",
  dazed: "slide",
  blasted: "boom",
  jumped: "engine",
  quaked: "slam",
  shoved: "slide",
  rammed: "slam",
  leapt: "engine",
  towed: "engine",
  steadied: "engine",
};

/** What is told of most events: the sentence of the log, a moment long. */
const SAID: Partial<Record<Kind<Event>, Partial<Cue>>> = {
  turn_passed: {},
  repaired: { sound: "gear" },
  chopper_placed: {},
  hazard_shown: { sound: "card" },
  hazard_acted: {},
  no_wreck_left: {},
  slid: { sound: "slide" },
  bikes_slammed: { lasts: 1400, sound: "slam", clause: CLAUSES.slam },
  damaged: { lasts: 1300, sound: "slam", clause: CLAUSES.damage },
  damage_ignored: {},
  shrapnel_flew: { lasts: 1200, sound: "shot" },
  dazed: {},
  blasted: { lasts: 1200, sound: "boom" },
  became_inoperable: { lasts: 1300, sound: "brake", clause: CLAUSES.inoperable },
  went_out: { lasts: 2200, grave: true, sound: "out", clause: CLAUSES.out },
  board_advanced: { lasts: 1600, clause: CLAUSES.advance },
  finish_laid: { lasts: 1400, sound: "flag", clause: CLAUSES.finish },
  finished: { lasts: 1800, grave: true, sound: "flag", clause: CLAUSES.finish },
  won: { seat: null, lasts: 2600, grave: true, sound: "flag" },
  drifted: {},
  chopper_returned: { lasts: 400 },
  missiles_launched: { sound: "shot" },
  missile_hit: { lasts: 1300, sound: "boom" },
  caught_fire: { lasts: 1200, sound: "fire" },
  fire_rolled: { sound: "fire" },
  quaked: { lasts: 1400, sound: "slam" },
  leader_shown: { seat: null },
  cards_drawn: { lasts: 0 },
  card_turned: { sound: "card" },
  chose: { lasts: 0 },
  window_passed: { lasts: 0 },
  drift_held: { lasts: 0 },
  slam_kept: { lasts: 0 },
  shot_kept: { lasts: 0 },
  roll_kept: { lasts: 0 },
  dice_kept: { lasts: 0 },
  tokens_kept: { lasts: 0 },
  airstrike_played: { lasts: 1600, sound: "boom" },
  one_shot_played: { lasts: 1600, sound: "card" },
  bounty_revealed: { lasts: 1800, sound: "chime" },
};

/** A car by its size alone: whose it is the headline says already. */
function bySize(told: Message): Message["args"] {
  const car = told.args.find(([name]) => name === "car")?.[1];
  const kind = typeof car === "object" && "message" in car ? car.message.id : "";
  return [...told.args, ["kind", { code: kind }]];
}

const SPECIAL = {
  round_began: (_, { told }) =>
    said(null, { lasts: 1300, opens: true, sound: told.args.length > 0 ? "dice" : "chime" }),
  dice_rolled: () => said(undefined, { lasts: 500, sound: "dice" }),
  turn_began: ({ seat }) => said(seat, { lasts: 300, opens: true }),
  declined: aside,
  assigned: (_, { told }) => brief(undefined, "brief-assigned", bySize(told), 800, { sound: "dice" }),
  coasted: (_, { told }) => brief(undefined, "brief-coasted", bySize(told), 800, { sound: "dice" }),
  commanded: (_, { told }) => brief(undefined, "brief-command", told.args, 800, { sound: "dice" }),
  // What a turn did to others stays in its headline.
  slammed: (_, { told }) => brief(undefined, "brief-slam", told.args, 1500, { sound: "slam", clause: CLAUSES.slam }),
  shot: ({ hit }, { told }) =>
    brief(undefined, hit ? "brief-hit" : "brief-missed", told.args, 1500, { sound: "shot", clause: CLAUSES.shot }),
  bonus_taken: (_, { told }) => brief(undefined, "brief-bonus", told.args, 900, { clause: CLAUSES.bonus }),
  eliminated: (_, { told }) =>
    brief(undefined, "brief-lost", told.args, 1800, { grave: true, sound: "boom", clause: CLAUSES.eliminated }),
  // That it drives can be seen.
  moved: ({ by }) =>
    by === "driven" ? { lasts: 1, sound: MOVES[by] } : said(undefined, { lasts: 500, sound: MOVES[by] }),
  steered: ({ die }) => brief(undefined, "brief-steered", [["die", number(die)]], 800, { sound: "dice" }),
  rig_die_placed: (_, { told }) => brief(undefined, "brief-command", told.args, 800, { sound: "dice" }),
  card_played: (_, { told }) => brief(undefined, "brief-card", told.args, 800, { sound: "card" }),
} satisfies Partial<Story<Event, View>>;

const rows = Object.fromEntries(Object.entries(SAID).map(([kind, more]) => [kind, () => said(more.seat, more)])) as {
  [K in Kind<Event>]?: (what: Cargo<Event, K>) => Cue;
};

const tell = teller<Event, View>({ ...rows, ...SPECIAL });

/** An event comes with how many effects led to it. */
export const cue = (seen: SeenEvent<Told>, view: View): Cue => tell({ ...seen, event: seen.event.event }, view);
