// How bikes, the rig, Carnage, the shop and the cards look while something happens.

import type { VehicleId } from "../../generated/thunder-road";
import { CARD_FACES } from "./box";
import {
  ease,
  spotOfVehicle,
  spotOfSection,
  change,
  isOnRoad,
  still,
  dice,
  withToken,
  withoutToken,
  carried,
  exchanged,
  badge,
} from "./changes";
import { TOWARDS, between, isAt, plus, spotOf } from "./geometry";
import { MIDDLE, unseen, STANDING, type Figure, type Sign, type Kind, type Cargo, type Motion } from "./picture";
import { RIG, isSection, sectionId } from "./vehicles";

/** What only expansions bring: it is fetched with the first table that plays with one. */
export const BESIDES = {
  // Bikes

  respawned: {
    lasts: 800,
    play: (stand, { bike, space }, t) => {
      const figure: Figure = { ...STANDING, spot: spotOf(space), rest: t, lift: 1 - ease(t) };
      const vehicles = new Map(stand.vehicles).set(bike, figure);
      return still({ ...stand, vehicles }, t, { kind: "command", command: "respawn", spot: spotOf(space), t });
    },
  },
  bikes_slammed: {
    lasts: 1100,
    play: (stand, { top, direction }, t) => {
      const spot = spotOfVehicle(stand, top);
      const shaken = change(stand, top, { spin: t < 0.5 ? 10 * Math.sin(t * 40) : 0 });
      return still(shaken, t, { kind: "impact", spot, t }, dice(t, spot, { die: "direction", face: direction }));
    },
  },

  // The rig

  steered: {
    lasts: 500,
    play: (stand, { seat, die }, t) => still(stand, t, dice(t, null, { die: "rig", face: die, seat })),
  },
  rig_die_placed: {
    lasts: 700,
    play: (stand, { seat, command, die }, t) => still(stand, t, { kind: "rig", command, die, seat, t }),
  },
  rig_damaged: {
    lasts: 900,
    play: (stand, { command }, t) => {
      const spot = spotOfSection(stand, command);
      return still(stand, t, { kind: "smoke", spot, t }, { kind: "damage", damage: "minor", spot, t });
    },
  },
  rig_repaired: {
    lasts: 600,
    play: (stand, { command }, t) => still(stand, t, { kind: "spanner", spot: spotOfSection(stand, command), t }),
  },
  flattened: {
    lasts: 500,
    play: (stand, { space }, t) => {
      const spot = spotOf(space);
      const tokens = stand.tokens.filter((token) => !isAt(token.spot, spot));
      const markers = stand.markers.some((other) => isAt(other, spot)) ? stand.markers : [...stand.markers, spot];
      return still({ ...stand, tokens, markers }, t, { kind: "smoke", spot, t });
    },
  },
  hazard_dropped: {
    lasts: 600,
    play: (stand, { space }, t) => {
      const from = spotOfVehicle(stand, sectionId("rear"));
      const token = { spot: between(from, spotOf(space), ease(t)), face: null };
      return still({ ...stand, tokens: [...stand.tokens, token] }, t);
    },
  },
  missiles_launched: {
    lasts: 1300,
    play: (stand, { face }, t) => {
      const from = spotOfVehicle(stand, RIG);
      const centre = plus(from, TOWARDS.front, 2);
      const falls = Object.values(TOWARDS).map((to): Sign => ({
        kind: "tracer",
        from,
        to: plus(centre, to),
        hit: true,
        t,
      }));
      return still(stand, t, ...falls, { kind: "burst", spot: centre, t }, dice(t, from, { die: "shot", face }));
    },
  },
  missile_hit: {
    lasts: 450,
    play: (stand, { target }, t) => still(stand, t, { kind: "burst", spot: spotOfVehicle(stand, target), t }),
  },
  shoved: {
    lasts: 600,
    play: (stand, { who, direction }, t) => {
      const spot = spotOfVehicle(stand, who);
      return still(stand, t, { kind: "impact", spot, t }, dice(t, spot, { die: "direction", face: direction }));
    },
  },

  // Carnage

  stuck: { lasts: 650, play: (stand, { who }, t) => badge(stand, t, "sludge", who) },
  slid_on_glass: { lasts: 450, play: (stand, { who }, t) => badge(stand, t, "glass", who) },
  jumped: {
    lasts: 800,
    play: (stand, { who, spaces }, t) =>
      still(
        stand,
        t,
        { kind: "hazard", hazard: "ramp", spot: spotOfVehicle(stand, who), t },
        dice(t, spotOfVehicle(stand, who), { die: "stunt", face: spaces }),
      ),
  },
  caught_fire: {
    lasts: 700,
    play: (stand, { who }, t) => badge(t < 0.4 ? stand : change(stand, who, { burning: true }), t, "fire", who),
  },
  fire_rolled: {
    lasts: 1100,
    play: (stand, { who, face }, t) => {
      const spot = spotOfVehicle(stand, who);
      const out = t > 0.6 && face === "out" ? change(stand, who, { burning: false }) : stand;
      return still(out, t, dice(t, spot, { die: "fire", face }));
    },
  },
  pit_trap_rolled: {
    lasts: 1000,
    play: (stand, { who, face }, t) => {
      const spot = spotOfVehicle(stand, who);
      return still(stand, t, { kind: "hazard", hazard: "pit_trap", spot, t }, dice(t, spot, { die: "shot", face }));
    },
  },
  quaked: {
    lasts: 1200,
    play: (stand, { direction }, t) => {
      const shakes = t < 0.4 ? Math.sin(t * 60) * 6 : 0;
      const by = t < 0.4 ? 0 : ease((t - 0.4) / 0.6);
      const shifted = [...stand.vehicles].map(([who, figure]): [VehicleId, Figure] => {
        if (isSection(who) || !isOnRoad(figure.spot)) return [who, figure];
        return [who, { ...figure, spot: plus(figure.spot, TOWARDS[direction], by), spin: shakes }];
      });
      return still({ ...stand, vehicles: new Map(shifted) }, t, dice(t, MIDDLE, { die: "direction", face: direction }));
    },
  },
  // What is chosen in secret, dealt or passed on is seen beside the road.
  chose: unseen,
  leader_shown: unseen,
  upgrade_mounted: unseen,
  cards_drawn: unseen,
  hand_counted: unseen,
  card_played: unseen,
  deck_shuffled: unseen,
  token_taken: unseen,
  dice_kept: unseen,
  dice_rerolled: unseen,
  sprayed: unseen,
  tokens_kept: unseen,
  roll_rerolled: unseen,
  roll_kept: unseen,
  window_passed: unseen,
  condition_laid: unseen,
  bonus_dealt: unseen,
  radar_kept: unseen,
  airstrike_played: unseen,
  one_shot_played: unseen,
  bounty_revealed: unseen,
  card_set: unseen,
  die_retaken: unseen,
  card_taken_back: unseen,
  extra_rig_command_used: unseen,
  command_came: unseen,
  die_set: unseen,
  chopper_stayed: unseen,
  token_spent: {
    lasts: 500,
    play: (stand, { command }, t) => still(stand, t, { kind: "command", command, spot: null, t }),
  },
  extra_command_used: {
    lasts: 500,
    play: (stand, { command }, t) => still(stand, t, { kind: "command", command, spot: null, t }),
  },
  card_turned: {
    lasts: 900,
    play: (stand, { card }, t) => still(stand, t, dice(t, null, { die: "shot", face: CARD_FACES[card] ?? "large" })),
  },
  looked: {
    lasts: 500,
    play: (stand, { face, space }, t) =>
      face === null ? still(stand, t) : still(stand, t, { kind: "hazard", hazard: face, spot: spotOf(space), t }),
  },
  slingshot: {
    lasts: 500,
    play: (stand, { car }, t) =>
      still(stand, t, { kind: "command", command: "slingshot", spot: spotOfVehicle(stand, car), t }),
  },
  flames_thrown: {
    lasts: 700,
    play: (stand, { car }, t) =>
      still(stand, t, { kind: "hazard", hazard: "fire", spot: spotOfVehicle(stand, car), t }),
  },
  shove_rolled: {
    lasts: 900,
    play: (stand, { top, direction }, t) =>
      still(stand, t, dice(t, spotOfVehicle(stand, top), { die: "direction", face: direction })),
  },
  big_shoved: {
    lasts: 500,
    play: (stand, { top }, t) => still(stand, t, { kind: "impact", spot: spotOfVehicle(stand, top), t }),
  },
  jury_rigged: {
    lasts: 800,
    play: (stand, { car }, t) => still(stand, t, { kind: "spanner", spot: spotOfVehicle(stand, car), t }),
  },
  staggers: {
    lasts: 700,
    play: (stand, { car, direction }, t) =>
      still(stand, t, dice(t, spotOfVehicle(stand, car), { die: "direction", face: direction })),
  },
  rails_held: {
    lasts: 700,
    play: (stand, { car, direction }, t) =>
      still(stand, t, dice(t, spotOfVehicle(stand, car), { die: "direction", face: direction })),
  },
  laid: {
    lasts: 500,
    play: (stand, { hazard, space }, t) => still(withToken(stand, space, hazard), t),
  },
  roadblock_placed: { lasts: 500, play: (stand, { space }, t) => still(withToken(stand, space, null), t) },
  rammed: {
    lasts: 400,
    play: (stand, { who }, t) => still(stand, t, { kind: "impact", spot: spotOfVehicle(stand, who), t }),
  },
  ploughed: {
    lasts: 600,
    play: (stand, { car, hazard }, t) => {
      const shown = badge(stand, t, hazard, car);
      return t < 1 ? shown : { ...shown, stand: withoutToken(stand, spotOfVehicle(stand, car)) };
    },
  },
  radar_discarded: {
    lasts: 700,
    play: (stand, { hazard, space }, t) =>
      still(t < 1 ? stand : withoutToken(stand, spotOf(space)), t, { kind: "hazard", hazard, spot: spotOf(space), t }),
  },
  towed: { lasts: 700, play: (stand, { car, space }, t) => still(carried(stand, car, spotOf(space), t), t) },
  hooked: { lasts: 900, play: (stand, { who, space }, t) => still(carried(stand, who, spotOf(space), t), t) },
  swapped: { lasts: 900, play: (stand, { car, who }, t) => still(exchanged(stand, car, who, t), t) },
  switched: { lasts: 900, play: (stand, { one, other }, t) => still(exchanged(stand, one, other, t), t) },
  switch_released: {
    lasts: 700,
    play: (stand, { car }, t) => still(stand, t, { kind: "burst", spot: spotOfVehicle(stand, car), t }),
  },
  ducked: {
    lasts: 600,
    play: (stand, { who }, t) => still(stand, t, { kind: "shield", spot: spotOfVehicle(stand, who), t }),
  },
  scrap_dropped: {
    lasts: 500,
    play: (stand, { space }, t) => still(stand, t, { kind: "smoke", spot: spotOf(space), t }),
  },
  lasting_drawn: {
    lasts: 1300,
    play: (stand, { car, card }, t) =>
      still(stand, t, { kind: "damage", damage: card, spot: spotOfVehicle(stand, car), t }),
  },
} satisfies { [K in Kind]?: Motion<Cargo<K>> };
