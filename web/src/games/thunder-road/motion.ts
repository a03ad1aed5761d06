// What a table looks like while something happens. A picture of it and an event make the next picture, so a chain of events can be
// shown link by link, stopped anywhere, and read by a plain test.

import type { Cause, Command, Damage, Direction, Event, Fate, Hazard, SideId, ShotFace, SlamFace, VehicleId, View } from "../../generated/thunder-road";
import { COLUMNS, LANE, LONG, ROWS, TILE, TOWARDS, between, isAt, plus, spotOf, waitingSpot, type Spot } from "./geometry";
import { CARS, ownerOf } from "./scene";

/** What happened, and how deep in a chain. */
export interface Told {
  level: number;
  event: Event;
}

/** A road vehicle as it is drawn. */
export interface Figure {
  spot: Spot;
  /** Inoperable cars stand the wrong way round. */
  turned: boolean;
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
  tiles: readonly { side: SideId; along: number }[];
  /** Whether the finish line lies. */
  finish: boolean;
}

/** A die on the table. */
export type Rolled =
  | { die: "move"; face: number; seat: number }
  | { die: "road" | "stunt"; face: number }
  | { die: "shot"; face: ShotFace }
  | { die: "slam"; face: SlamFace }
  | { die: "direction"; face: Direction };

/** What is drawn over the road while something happens. `t` runs from 0 to 1. */
export type Sign = { t: number } & (
  /** Beside a spot of the road, or in the middle of the table. */
  | { kind: "dice"; dice: readonly Rolled[]; spot: Spot | null }
  | { kind: "tracer"; from: Spot; to: Spot; hit: boolean }
  | { kind: "impact" | "burst" | "smoke" | "stars" | "spanner" | "shield"; spot: Spot }
  | { kind: "damage"; damage: Damage; spot: Spot }
  | { kind: "hazard"; hazard: Hazard; spot: Spot }
  | { kind: "shrapnel"; from: Spot; to: Spot }
  | { kind: "assigned"; die: number; seat: number; spot: Spot }
  | { kind: "command"; command: Command; spot: Spot | null }
  | { kind: "out"; seat: number }
);

export interface Shown {
  stand: Stand;
  signs: readonly Sign[];
}

const MIDDLE: Spot = { along: (COLUMNS / 2) * LONG, across: ((ROWS - 1) / 2) * LANE };

export const eventKind = (event: Event): string => (typeof event === "string" ? event : Object.keys(event)[0]!);

/** The table of a view, with nothing on its way. */
export function standOf(view: View): Stand {
  const { cars, wrecks, road, gangs } = view.open;
  const vehicles = new Map<VehicleId, Figure>();
  let waiting = 0;
  const put = (who: VehicleId, spot: Spot, turned: boolean) => vehicles.set(who, { spot, turned, lift: 0, spin: 0, rest: 1 });
  for (const [who, { place, inoperable }] of cars.entries()) {
    if (who >= gangs.length * 3 || place === "gone") continue;
    if (place === "waiting") put(who, waitingSpot(waiting++), false);
    else put(who, spotOf(place.on), inoperable);
  }
  for (const [number, space] of wrecks.entries()) if (space !== null) put(CARS + number, spotOf(space), false);
  return {
    vehicles,
    choppers: gangs.map(({ chopper }) => (chopper === null ? null : spotOf(chopper))),
    tokens: road.tokens.map(({ space, face }) => ({ spot: spotOf(space), face })),
    tiles: road.tiles.map((side, place) => ({ side, along: place * TILE * LONG })),
    finish: road.is_final,
  };
}

/** How long it takes to be seen, in milliseconds; what is not here needs no time. */
const LASTS: Partial<Record<string, number>> = {
  dice_rolled: 650,
  round_began: 800,
  assigned: 450,
  coasted: 450,
  commanded: 500,
  drifted: 400,
  chopper_placed: 700,
  chopper_returned: 400,
  repaired: 600,
  bonus_taken: 500,
  hazard_shown: 650,
  hazard_acted: 350,
  slid: 700,
  slammed: 1250,
  slam_rerolled: 250,
  shot: 1250,
  damaged: 1000,
  damage_ignored: 500,
  shrapnel_flew: 1000,
  dazed: 800,
  blasted: 900,
  became_inoperable: 650,
  eliminated: 900,
  went_out: 1700,
  board_advanced: 1500,
  finish_laid: 700,
  finished: 900,
};

const MOVES: Record<Cause, number> = { driven: 240, pushed: 420, slid: 420, skidded: 480, dazed: 420, blasted: 900 };

export function lasts(event: Event): number {
  if (typeof event === "object" && "moved" in event) return MOVES[event.moved.by];
  return LASTS[eventKind(event)] ?? 0;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const arc = (t: number): number => 4 * t * (1 - t);

const spotOfVehicle = (stand: Stand, who: VehicleId): Spot => stand.vehicles.get(who)?.spot ?? MIDDLE;

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
  const figure: Figure = { spot: spotOfVehicle(stand, finder), turned: false, lift: 0, spin: 0, rest: 1 };
  return { ...stand, vehicles: new Map([[wreck, figure], ...stand.vehicles]) };
}

function without(stand: Stand, who: VehicleId): Stand {
  const vehicles = new Map(stand.vehicles);
  vehicles.delete(who);
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
  const onRoad = ({ along, across }: Spot) => along > -LONG && along < COLUMNS * LONG && across > -LANE && across < ROWS * LANE;
  let to = plus(from, TOWARDS[direction]);
  while (onRoad(to)) to = plus(to, TOWARDS[direction]);
  return to;
}

/** What happened, seen at a time between 0 and 1. At 1 nothing is left but what changed. */
export function play(stand: Stand, event: Event, t: number): Shown {
  const still = (...signs: Sign[]): Shown => ({ stand, signs: t < 1 ? signs : [] });
  const dice = (spot: Spot | null, ...rolled: Rolled[]): Sign => ({ kind: "dice", dice: rolled, spot, t });
  if (event === "finish_laid") return { stand: { ...stand, finish: true }, signs: [] };
  if ("dice_rolled" in event) {
    const { seat, dice: faces } = event.dice_rolled;
    return still(dice(null, ...faces.map((face): Rolled => ({ die: "move", face, seat }))));
  }
  if ("round_began" in event) return still(dice(null, { die: "road", face: event.round_began.road_die }));
  if ("assigned" in event || "coasted" in event) {
    const { car, die } = "assigned" in event ? event.assigned : event.coasted;
    return still({ kind: "assigned", die, seat: ownerOf(car) ?? 0, spot: spotOfVehicle(stand, car), t });
  }
  if ("commanded" in event) return still({ kind: "command", command: event.commanded.command, spot: null, t });
  if ("drifted" in event) return still({ kind: "command", command: "drift", spot: spotOfVehicle(stand, event.drifted.car), t });
  if ("chopper_placed" in event) {
    const { seat, space } = event.chopper_placed;
    const [home, to] = [{ along: -2 * LONG, across: MIDDLE.across }, spotOf(space)];
    const at = between(stand.choppers[seat] ?? home, to, ease(t));
    return { stand: { ...stand, choppers: stand.choppers.map((spot, other) => (other === seat ? at : spot)) }, signs: [] };
  }
  if ("chopper_returned" in event) {
    const gone = t < 1 ? stand.choppers : stand.choppers.map((spot, seat) => (seat === event.chopper_returned.seat ? null : spot));
    return { stand: { ...stand, choppers: gone }, signs: [] };
  }
  if ("repaired" in event) return still({ kind: "spanner", spot: spotOfVehicle(stand, event.repaired.car), t });
  if ("moved" in event) return moved(stand, event.moved, t);
  if ("bonus_taken" in event) return still(dice(null, { die: "road", face: event.bonus_taken.moves }));
  if ("hazard_shown" in event) {
    const { space, hazard } = event.hazard_shown;
    const spot = spotOf(space);
    const tokens = t < 0.5 ? stand.tokens : stand.tokens.map((token) => (isAt(token.spot, spot) ? { ...token, face: hazard } : token));
    return { stand: { ...stand, tokens }, signs: t < 1 ? [{ kind: "hazard", hazard, spot, t }] : [] };
  }
  if ("hazard_acted" in event) {
    const spot = spotOfVehicle(stand, event.hazard_acted.who);
    const tokens = stand.tokens.filter((token) => !isAt(token.spot, spot));
    const sign: Sign = { kind: event.hazard_acted.hazard === "mine" ? "burst" : "smoke", spot, t };
    return { stand: { ...stand, tokens }, signs: t < 1 ? [sign] : [] };
  }
  if ("slid" in event) {
    const { who, direction } = event.slid;
    return { ...still(dice(spotOfVehicle(stand, who), { die: "direction", face: direction })), stand: change(stand, who, { spin: t < 1 ? 24 * Math.sin(t * 12) : 0 }) };
  }
  if ("slammed" in event) {
    const { top, bottom, moves, direction } = event.slammed;
    const lying = withWreck(stand, bottom, top);
    const spot = spotOfVehicle(lying, top);
    const shaken = change(lying, top, { spin: t < 0.5 ? 10 * Math.sin(t * 40) : 0 });
    const signs: Sign[] = [{ kind: "impact", spot, t }, dice(spot, { die: "slam", face: moves }, { die: "direction", face: direction })];
    return { stand: shaken, signs: t < 1 ? signs : [] };
  }
  if ("shot" in event) {
    const { seat, car, target, face, hit } = event.shot;
    const from = car === null ? (stand.choppers[seat] ?? MIDDLE) : spotOfVehicle(stand, car);
    const to = spotOfVehicle(stand, target);
    return still({ kind: "tracer", from, to, hit, t }, dice(between(from, to, 0.5), { die: "shot", face }));
  }
  if ("damaged" in event) {
    const spot = spotOfVehicle(stand, event.damaged.car);
    return still({ kind: "smoke", spot, t }, { kind: "damage", damage: event.damaged.damage, spot, t });
  }
  if ("damage_ignored" in event) return still({ kind: "shield", spot: spotOfVehicle(stand, event.damage_ignored.car), t });
  if ("shrapnel_flew" in event) {
    const { car, direction, hit } = event.shrapnel_flew;
    const from = spotOfVehicle(stand, car);
    const to = flight(from, direction, hit === null ? null : spotOfVehicle(stand, hit));
    return still({ kind: "shrapnel", from, to, t }, dice(from, { die: "direction", face: direction }));
  }
  if ("dazed" in event) {
    const spot = spotOfVehicle(stand, event.dazed.car);
    return still({ kind: "stars", spot, t }, dice(spot, { die: "stunt", face: event.dazed.moves }));
  }
  if ("blasted" in event) {
    const { car, direction, spaces } = event.blasted;
    const spot = spotOfVehicle(stand, car);
    return still({ kind: "burst", spot, t }, dice(spot, { die: "direction", face: direction }, { die: "stunt", face: spaces }));
  }
  if ("became_inoperable" in event) {
    const { car } = event.became_inoperable;
    const spot = spotOfVehicle(stand, car);
    const stood = change(stand, car, t < 1 ? { spin: 180 * ease(t) } : { turned: true, spin: 0 });
    return { stand: stood, signs: t < 1 ? [{ kind: "smoke", spot, t }] : [] };
  }
  if ("eliminated" in event) {
    const { who, how } = event.eliminated;
    const from = spotOfVehicle(stand, who);
    const to = grave(from, how);
    if (t >= 1) return { stand: without(stand, who), signs: [] };
    const going = change(stand, who, { spot: between(from, to, ease(Math.min(1, t * 2))), rest: 1 - t, spin: 200 * t });
    return { stand: going, signs: [{ kind: "burst", spot: to, t }] };
  }
  if ("went_out" in event) {
    const choppers = stand.choppers.map((spot, seat) => (seat === event.went_out.seat ? null : spot));
    return { stand: { ...stand, choppers }, signs: t < 1 ? [{ kind: "out", seat: event.went_out.seat, t }] : [] };
  }
  if ("board_advanced" in event) return advanced(stand, event.board_advanced.laid, t);
  if ("finished" in event) {
    const from = spotOfVehicle(stand, event.finished.car);
    return { stand: change(stand, event.finished.car, { spot: plus(from, TOWARDS.front, ease(t)) }), signs: [] };
  }
  // What only changes whose turn it is, or that nothing is done, is seen beside the road.
  return still();
}

function moved(stand: Stand, { who, to, by }: { who: VehicleId; to: number; by: Cause }, t: number): Shown {
  const from = spotOfVehicle(stand, who);
  const target = spotOf(to);
  const spin = { driven: 0, pushed: 14, slid: 360, skidded: 40, dazed: 120, blasted: 540 }[by];
  const going = change(stand, who, {
    spot: between(from, target, by === "pushed" ? 1 - (1 - t) ** 2 : ease(t)),
    lift: by === "blasted" ? arc(t) : 0,
    spin: t < 1 ? (by === "pushed" || by === "skidded" ? spin * Math.sin(t * Math.PI) : spin * ease(t)) : 0,
  });
  return { stand: going, signs: [] };
}

/** Everything goes back by a tile, and the new one comes in from the front. */
function advanced(stand: Stand, laid: SideId, t: number): Shown {
  const by = -TILE * LONG * ease(t);
  const back = <T extends { spot: Spot }>(thing: T): T => ({ ...thing, spot: plus(thing.spot, { along: by, across: 0 }) });
  const tiles = [...stand.tiles, { side: laid, along: COLUMNS * LONG }].map(({ side, along }) => ({ side, along: along + by }));
  const stays = ({ spot }: { spot: Spot }) => spot.along >= -LONG / 4;
  const tokens = stand.tokens.map(back);
  // A car that waits to enter is not on the board.
  const vehicles = [...stand.vehicles].map(([who, figure]): [VehicleId, Figure] => [who, stays(figure) ? back(figure) : figure]);
  return {
    stand: {
      ...stand,
      vehicles: new Map(vehicles),
      choppers: stand.choppers.map((spot) => spot && plus(spot, { along: by, across: 0 })),
      tokens: t < 1 ? tokens : tokens.filter(stays),
      tiles: t < 1 ? tiles : tiles.slice(1),
    },
    signs: [],
  };
}

/** Where one should look while this happens: whoever does or suffers something. */
export function focusOf(stand: Stand, event: Event): Spot | null {
  if (typeof event === "string") return null;
  const [what] = Object.values(event) as Record<string, unknown>[];
  const who = what?.who ?? what?.car ?? what?.top ?? what?.target;
  if (typeof who === "number") return stand.vehicles.get(who)?.spot ?? null;
  return typeof what?.space === "number" ? spotOf(what.space) : null;
}
