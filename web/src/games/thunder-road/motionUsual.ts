// How what happens at every table looks while it happens.

import type { Cause } from "../../generated/thunder-road";
import {
  ease,
  arc,
  spotOfVehicle,
  change,
  withWreck,
  withChopper,
  wholeOf,
  without,
  railed,
  grave,
  flight,
  advanced,
  still,
  dice,
} from "./changes";
import { LONG, TOWARDS, between, isAt, plus, spotOf } from "./geometry";
import type { BESIDES } from "./motionBesides";
import { MIDDLE, unseen, type Rolled, type Sign, type Kind, type Cargo, type Motion } from "./picture";
import { isSection, ownerOf } from "./vehicles";

const MOVES: Record<Cause, { lasts: number; spin: number }> = {
  driven: { lasts: 240, spin: 0 },
  pushed: { lasts: 420, spin: 14 },
  slid: { lasts: 420, spin: 360 },
  skidded: { lasts: 480, spin: 40 },
  dazed: { lasts: 420, spin: 120 },
  blasted: { lasts: 900, spin: 540 },
  jumped: { lasts: 900, spin: 0 },
  // The earthquake itself has shifted it.
  quaked: { lasts: 0, spin: 0 },
  shoved: { lasts: 480, spin: 24 },
  rammed: { lasts: 420, spin: 0 },
  leapt: { lasts: 600, spin: 0 },
  towed: { lasts: 420, spin: 0 },
  steadied: { lasts: 420, spin: 0 },
};
const RIG_DRIVES_MS = 380;

/** A die is put on a car. */
const placed: Motion<Cargo<"assigned">> = {
  lasts: 450,
  play: (stand, { car, die }, t) =>
    still(stand, t, {
      kind: "assigned",
      die,
      seat: ownerOf(car, stand.crews) ?? 0,
      spot: spotOfVehicle(stand, car),
      t,
    }),
};

/** What happens at every table. Between here and `BESIDES` stands every kind of event, or nothing compiles. */
export const USUAL: { [K in Exclude<Kind, keyof typeof BESIDES>]: Motion<Cargo<K>> } = {
  turn_began: unseen,
  turn_passed: unseen,
  declined: unseen,
  drift_held: unseen,
  no_wreck_left: unseen,
  slam_kept: unseen,
  slam_rerolled: unseen,
  shot_kept: unseen,
  shot_rerolled: unseen,
  went_first: unseen,
  gave_way: unseen,
  won: unseen,
  assigned: placed,
  coasted: placed,
  dice_rolled: {
    lasts: 650,
    play: (stand, { seat, dice: faces }, t) =>
      still(
        stand,
        t,
        dice(t, null, ...faces.map((face): Rolled => ({ die: seat === stand.crews.rig ? "rig" : "move", face, seat }))),
      ),
  },
  round_began: {
    lasts: 800,
    play: (stand, { road_die }, t) => still(stand, t, dice(t, null, { die: "road", face: road_die })),
  },
  bonus_taken: {
    lasts: 500,
    play: (stand, { moves }, t) => still(stand, t, dice(t, null, { die: "road", face: moves })),
  },
  commanded: {
    lasts: 500,
    play: (stand, { command }, t) => still(stand, t, { kind: "command", command, spot: null, t }),
  },
  drifted: {
    lasts: 400,
    play: (stand, { car }, t) =>
      still(stand, t, { kind: "command", command: "drift", spot: spotOfVehicle(stand, car), t }),
  },
  repaired: {
    lasts: 600,
    play: (stand, { car }, t) => still(stand, t, { kind: "spanner", spot: spotOfVehicle(stand, car), t }),
  },
  chopper_placed: {
    lasts: 700,
    play: (stand, { seat, space }, t) => {
      const home = { along: -2 * LONG, across: MIDDLE.across };
      return still(withChopper(stand, seat, between(stand.choppers[seat] ?? home, spotOf(space), ease(t))), t);
    },
  },
  chopper_returned: {
    lasts: 400,
    play: (stand, { seat }, t) => still(t < 1 ? stand : withChopper(stand, seat, null), t),
  },
  moved: {
    lasts: ({ who, by }) => (isSection(who) ? RIG_DRIVES_MS : MOVES[by].lasts),
    play: (stand, { who, to, by }, t) => {
      if (isSection(who)) return still(railed(stand, spotOf(to), t), t);
      const { spin } = MOVES[by];
      const swings = by === "pushed" || by === "skidded" || by === "shoved";
      const going = change(stand, who, {
        spot: between(spotOfVehicle(stand, who), spotOf(to), by === "pushed" ? 1 - (1 - t) ** 2 : ease(t)),
        lift: by === "blasted" || by === "jumped" ? arc(t) : 0,
        spin: t < 1 ? spin * (swings ? Math.sin(t * Math.PI) : ease(t)) : 0,
      });
      return still(going, t);
    },
  },
  hazard_shown: {
    lasts: 650,
    play: (stand, { space, hazard }, t) => {
      const spot = spotOf(space);
      const tokens =
        t < 0.5
          ? stand.tokens
          : stand.tokens.map((token) => (isAt(token.spot, spot) ? { ...token, face: hazard } : token));
      return still({ ...stand, tokens }, t, { kind: "hazard", hazard, spot, t });
    },
  },
  hazard_acted: {
    lasts: 350,
    play: (stand, { who, hazard }, t) => {
      const spot = spotOfVehicle(stand, who);
      const tokens = stand.tokens.filter((token) => !isAt(token.spot, spot));
      return still({ ...stand, tokens }, t, { kind: hazard === "mine" ? "burst" : "smoke", spot, t });
    },
  },
  slid: {
    lasts: 700,
    play: (stand, { who, direction }, t) =>
      still(
        change(stand, who, { spin: t < 1 ? 24 * Math.sin(t * 12) : 0 }),
        t,
        dice(t, spotOfVehicle(stand, who), { die: "direction", face: direction }),
      ),
  },
  slammed: {
    lasts: 1250,
    play: (stand, { top, bottom, moves, direction }, t) => {
      const lying = withWreck(stand, bottom, top);
      const spot = spotOfVehicle(lying, top);
      const shaken = change(lying, top, { spin: t < 0.5 ? 10 * Math.sin(t * 40) : 0 });
      return still(
        shaken,
        t,
        { kind: "impact", spot, t },
        dice(t, spot, { die: "slam", face: moves }, { die: "direction", face: direction }),
      );
    },
  },
  shot: {
    lasts: 1250,
    play: (stand, { seat, car, target, face, hit }, t) => {
      const from = car === null ? (stand.choppers[seat] ?? MIDDLE) : spotOfVehicle(stand, car);
      const to = spotOfVehicle(stand, target);
      return still(
        stand,
        t,
        { kind: "tracer", from, to, hit, t },
        dice(t, between(from, to, 0.5), { die: "shot", face }),
      );
    },
  },
  damaged: {
    lasts: 1000,
    play: (stand, { car, damage }, t) => {
      const spot = spotOfVehicle(stand, car);
      return still(stand, t, { kind: "smoke", spot, t }, { kind: "damage", damage, spot, t });
    },
  },
  damage_ignored: {
    lasts: 500,
    play: (stand, { car }, t) => still(stand, t, { kind: "shield", spot: spotOfVehicle(stand, car), t }),
  },
  shrapnel_flew: {
    lasts: 1000,
    play: (stand, { car, direction, hit }, t) => {
      const from = spotOfVehicle(stand, car);
      const to = flight(from, direction, hit === null ? null : spotOfVehicle(stand, hit));
      return still(stand, t, { kind: "shrapnel", from, to, t }, dice(t, from, { die: "direction", face: direction }));
    },
  },
  dazed: {
    lasts: 800,
    play: (stand, { car, moves }, t) => {
      const spot = spotOfVehicle(stand, car);
      return still(stand, t, { kind: "stars", spot, t }, dice(t, spot, { die: "stunt", face: moves }));
    },
  },
  blasted: {
    lasts: 900,
    play: (stand, { car, direction, spaces }, t) => {
      const spot = spotOfVehicle(stand, car);
      return still(
        stand,
        t,
        { kind: "burst", spot, t },
        dice(t, spot, { die: "direction", face: direction }, { die: "stunt", face: spaces }),
      );
    },
  },
  became_inoperable: {
    lasts: 650,
    play: (stand, { car }, t) =>
      still(change(stand, car, t < 1 ? { spin: 180 * ease(t) } : { turned: true, burning: false, spin: 0 }), t, {
        kind: "smoke",
        spot: spotOfVehicle(stand, car),
        t,
      }),
  },
  eliminated: {
    lasts: 900,
    play: (stand, { who, how }, t) => {
      const from = spotOfVehicle(stand, who);
      const to = grave(from, how);
      const sinks = how === "swallowed" || how === "trapped";
      const going = isSection(who)
        ? { rest: 1 - t }
        : { spot: between(from, to, ease(Math.min(1, t * 2))), rest: 1 - t, spin: 200 * t };
      const left = wholeOf(who).reduce((all, part) => change(all, part, going), stand);
      const sign: Sign = sinks
        ? { kind: "hazard", hazard: how === "trapped" ? "pit_trap" : "sandworm", spot: to, t }
        : { kind: "burst", spot: to, t };
      return still(t < 1 ? left : without(stand, who), t, sign);
    },
  },
  went_out: {
    lasts: 1700,
    play: (stand, { seat }, t) => still(withChopper(stand, seat, null), t, { kind: "out", seat, t }),
  },
  board_advanced: { lasts: 1500, play: (stand, { laid }, t) => still(advanced(stand, laid, t), t) },
  finished: {
    lasts: 900,
    play: (stand, { car }, t) => {
      const to = plus(spotOfVehicle(stand, car), TOWARDS.front);
      if (isSection(car)) return still(railed(stand, to, t), t);
      return still(change(stand, car, { spot: between(spotOfVehicle(stand, car), to, ease(t)) }), t);
    },
  },
};
