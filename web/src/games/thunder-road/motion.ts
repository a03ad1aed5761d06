// What a table looks like while something happens. A picture of it and an event make the next picture, so a chain of events can be
// shown link by link, stopped anywhere, and read by a plain test.

import type {
  Cause,
  Command,
  Damage,
  Direction,
  Event,
  Fate,
  FireFace,
  Hazard,
  RigCommand,
  SideId,
  ShotFace,
  SlamFace,
  VehicleId,
  View,
} from "../../generated/thunder-road";
import {
  COLUMNS,
  LANE,
  LONG,
  ROWS,
  TILE,
  TOWARDS,
  between,
  isAt,
  plus,
  spotOf,
  waitingSpot,
  type Spot,
} from "./geometry";
import { SECTIONS, sectionOf } from "./box";
import { waitingRig } from "./rig";
import { RIG, crewsOf, dashboardOf, isSection, ownerOf, placeOf, sectionId, spaceOf, type Crews } from "./vehicles";

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

const MIDDLE: Spot = { along: (COLUMNS / 2) * LONG, across: ((ROWS - 1) / 2) * LANE };

/** The kinds of events that carry something. */
type Kind = Exclude<Event, string> extends infer E ? (E extends unknown ? keyof E : never) : never;
type Cargo<K extends Kind> = Extract<Event, Record<K, unknown>>[K];

/** How one kind of event is seen. */
interface Motion<C> {
  /** How long it takes, in milliseconds; what takes no time only changes the picture. */
  lasts: number | ((what: C) => number);
  play?(stand: Stand, what: C, t: number): Shown;
}

const STANDING: Omit<Figure, "spot"> = { turned: false, burning: false, lift: 0, spin: 0, rest: 1 };

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

const ease = (t: number): number => t * t * (3 - 2 * t);
const arc = (t: number): number => 4 * t * (1 - t);

const spotOfVehicle = (stand: Stand, who: VehicleId): Spot => stand.vehicles.get(who)?.spot ?? MIDDLE;
/** Where the section of a command is; one that hangs is hit where the rig is. */
const spotOfSection = (stand: Stand, command: RigCommand): Spot =>
  stand.vehicles.get(sectionId(sectionOf(command)))?.spot ?? spotOfVehicle(stand, RIG);

function change(stand: Stand, who: VehicleId, by: Partial<Figure>): Stand {
  const figure = stand.vehicles.get(who);
  if (!figure) return stand;
  // What moved last is drawn on top.
  const vehicles = new Map(stand.vehicles);
  vehicles.delete(who);
  return { ...stand, vehicles: vehicles.set(who, { ...figure, ...by }) };
}

/** A wreck that nobody has seen yet lies under the vehicle that found it. */
function withWreck(stand: Stand, wreck: VehicleId, finder: VehicleId): Stand {
  if (stand.vehicles.has(wreck)) return stand;
  const figure: Figure = { ...STANDING, spot: spotOfVehicle(stand, finder) };
  return { ...stand, vehicles: new Map([[wreck, figure], ...stand.vehicles]) };
}

function withChopper(stand: Stand, seat: number, at: Spot | null): Stand {
  return { ...stand, choppers: stand.choppers.map((spot, other) => (other === seat ? at : spot)) };
}

/** The rig goes with all its sections. */
const wholeOf = (who: VehicleId): VehicleId[] => (isSection(who) ? SECTIONS.map(sectionId) : [who]);

function without(stand: Stand, who: VehicleId): Stand {
  const vehicles = new Map(stand.vehicles);
  for (const part of wholeOf(who)) vehicles.delete(part);
  return { ...stand, vehicles };
}

/** Whether it is on the road, and not behind it. */
const isOnRoad = ({ along }: Spot): boolean => along >= -LONG / 4;

/** The rig runs as on rails: each section takes the place of the one before it. What has no space trails behind. */
function railed(stand: Stand, to: Spot, t: number): Stand {
  const at = (who: VehicleId) => stand.vehicles.get(who);
  const [rear, middle, front] = SECTIONS.map(sectionId) as [VehicleId, VehicleId, VehicleId];
  const before = at(front);
  if (!before) return stand;
  const was = {
    front: before.spot,
    middle: at(middle)?.spot ?? plus(before.spot, TOWARDS.rear),
    rear: at(rear)?.spot ?? plus(at(middle)?.spot ?? plus(before.spot, TOWARDS.rear), TOWARDS.rear),
  };
  const enters = !isOnRoad(before.spot);
  const next = {
    front: to,
    middle: enters ? plus(to, TOWARDS.rear) : was.front,
    rear: enters ? plus(to, TOWARDS.rear, 2) : was.middle,
  };
  const vehicles = new Map(stand.vehicles);
  for (const section of SECTIONS) {
    const who = sectionId(section);
    if (t >= 1 && !isOnRoad(next[section])) vehicles.delete(who);
    else vehicles.set(who, { ...before, spot: between(was[section], next[section], ease(t)) });
  }
  return { ...stand, vehicles };
}

/** Where a vehicle that is eliminated disappears to: over the nearest edge if it left the road. */
function grave(spot: Spot, how: Fate): Spot {
  if (how === "over_rear") return plus(spot, TOWARDS.rear);
  if (how === "finished") return plus(spot, TOWARDS.front);
  if (how !== "over_side") return spot;
  return plus(spot, { along: LONG / 2, across: spot.across < MIDDLE.across ? -LANE : LANE });
}

/** The straight line of shrapnel: to what it hits, or off the road. */
function flight(from: Spot, direction: Direction, hit: Spot | null): Spot {
  if (hit) return hit;
  const onRoad = ({ along, across }: Spot) =>
    along > -LONG && along < COLUMNS * LONG && across > -LANE && across < ROWS * LANE;
  let to = plus(from, TOWARDS[direction]);
  while (onRoad(to)) to = plus(to, TOWARDS[direction]);
  return to;
}

/** Everything goes back by a tile, and the new one comes in from the front. */
function advanced(stand: Stand, laid: SideId, t: number): Stand {
  const by = -TILE * LONG * ease(t);
  const back = <T extends { spot: Spot }>(thing: T): T => ({
    ...thing,
    spot: plus(thing.spot, { along: by, across: 0 }),
  });
  const tiles = [...stand.tiles, { side: laid, along: COLUMNS * LONG }].map(({ side, along }) => ({
    side,
    along: along + by,
  }));
  const stays = ({ spot }: { spot: Spot }) => isOnRoad(spot);
  const tokens = stand.tokens.map(back);
  // A car that waits to enter is not on the board. Sections of the rig that have lost their space hang from the next one.
  const vehicles = [...stand.vehicles].flatMap(([who, figure]): [VehicleId, Figure][] => {
    const moved = stays(figure) ? back(figure) : figure;
    const hangs = t >= 1 && isSection(who) && stays(figure) && !stays(moved);
    return hangs ? [] : [[who, moved]];
  });
  return {
    ...stand,
    vehicles: new Map(vehicles),
    choppers: stand.choppers.map((spot) => spot && plus(spot, { along: by, across: 0 })),
    tokens: t < 1 ? tokens : tokens.filter(stays),
    markers: stand.markers
      .map((spot) => plus(spot, { along: by, across: 0 }))
      .filter((spot) => t < 1 || isOnRoad(spot)),
    tiles: t < 1 ? tiles : tiles.slice(1),
  };
}

/** Nothing moves; there is something to see meanwhile. */
const still = (stand: Stand, t: number, ...signs: Sign[]): Shown => ({ stand, signs: t < 1 ? signs : [] });
const dice = (t: number, spot: Spot | null, ...rolled: Rolled[]): Sign => ({ kind: "dice", dice: rolled, spot, t });

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
};
const RIG_DRIVES_MS = 380;

/** Something is turned up or caught, and named over whoever it happens to. */
const badge = (stand: Stand, t: number, hazard: Hazard | "sludge", who: VehicleId): Shown =>
  still(stand, t, { kind: "hazard", hazard, spot: spotOfVehicle(stand, who), t });

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

/** Whose turn it is, and what was not done, is seen beside the road. */
const unseen: Motion<unknown> = { lasts: 0 };

/** Every kind of event, so that a new one does not compile until somebody has thought of how it looks. */
const MOTIONS: { [K in Kind]: Motion<Cargo<K>> } = {
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
  lasting_drawn: {
    lasts: 1300,
    play: (stand, { car, card }, t) =>
      still(stand, t, { kind: "damage", damage: card, spot: spotOfVehicle(stand, car), t }),
  },
};

/** How an event is seen, with what it carries. */
function motionOf(event: Exclude<Event, string>): { motion: Motion<unknown>; what: unknown } {
  const [kind, what] = Object.entries(event)[0] as [Kind, unknown];
  // The table says for each kind what it carries; of a kind that is only known now the compiler cannot.
  return { motion: MOTIONS[kind] as Motion<unknown>, what };
}

const FINISH_LAID_MS = 700;

/** How long it takes to be seen, in milliseconds. */
export function lasts(event: Event): number {
  if (event === "finish_laid") return FINISH_LAID_MS;
  const { motion, what } = motionOf(event);
  return typeof motion.lasts === "number" ? motion.lasts : motion.lasts(what);
}

/** What happened, seen at a time between 0 and 1. At 1 nothing is left but what changed. */
export function play(stand: Stand, event: Event, t: number): Shown {
  if (event === "finish_laid") return { stand: { ...stand, finish: true }, signs: [] };
  const { motion, what } = motionOf(event);
  return motion.play?.(stand, what, t) ?? { stand, signs: [] };
}

/** Where one should look while this happens: whoever does or suffers something. */
export function focusOf(stand: Stand, event: Event): Spot | null {
  if (typeof event === "string") return null;
  const [what] = Object.values(event) as Record<string, unknown>[];
  const who = what?.who ?? what?.car ?? what?.top ?? what?.target ?? what?.bike;
  if (typeof who === "number") return stand.vehicles.get(who)?.spot ?? null;
  return typeof what?.space === "number" ? spotOf(what.space) : null;
}
