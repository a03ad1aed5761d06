// What can be done to a picture of the table: a vehicle is moved, a token laid, a die thrown.

import type { Direction, Fate, Hazard, RigCommand, SideId, VehicleId } from "../../generated/thunder-road";
import { SECTIONS, sectionOf } from "./box";
import { COLUMNS, LANE, LONG, ROWS, TILE, TOWARDS, between, isAt, plus, spotOf, type Spot } from "./geometry";
import { MIDDLE, STANDING, type Figure, type Stand, type Rolled, type Sign, type Shown } from "./picture";
import { RIG, isSection, sectionId } from "./vehicles";

export const ease = (t: number): number => t * t * (3 - 2 * t);
export const arc = (t: number): number => 4 * t * (1 - t);

export const spotOfVehicle = (stand: Stand, who: VehicleId): Spot => stand.vehicles.get(who)?.spot ?? MIDDLE;
/** Where the section of a command is; one that hangs is hit where the rig is. */
export const spotOfSection = (stand: Stand, command: RigCommand): Spot =>
  stand.vehicles.get(sectionId(sectionOf(command)))?.spot ?? spotOfVehicle(stand, RIG);

export function change(stand: Stand, who: VehicleId, by: Partial<Figure>): Stand {
  const figure = stand.vehicles.get(who);
  if (!figure) return stand;
  // What moved last is drawn on top.
  const vehicles = new Map(stand.vehicles);
  vehicles.delete(who);
  return { ...stand, vehicles: vehicles.set(who, { ...figure, ...by }) };
}

/** A wreck that nobody has seen yet lies under the vehicle that found it. */
export function withWreck(stand: Stand, wreck: VehicleId, finder: VehicleId): Stand {
  if (stand.vehicles.has(wreck)) return stand;
  const figure: Figure = { ...STANDING, spot: spotOfVehicle(stand, finder) };
  return { ...stand, vehicles: new Map([[wreck, figure], ...stand.vehicles]) };
}

export function withChopper(stand: Stand, seat: number, at: Spot | null): Stand {
  return { ...stand, choppers: stand.choppers.map((spot, other) => (other === seat ? at : spot)) };
}

/** The rig goes with all its sections. */
export const wholeOf = (who: VehicleId): VehicleId[] => (isSection(who) ? SECTIONS.map(sectionId) : [who]);

export function without(stand: Stand, who: VehicleId): Stand {
  const vehicles = new Map(stand.vehicles);
  for (const part of wholeOf(who)) vehicles.delete(part);
  return { ...stand, vehicles };
}

/** Whether it is on the road, and not behind it. */
export const isOnRoad = ({ along }: Spot): boolean => along >= -LONG / 4;

/** The rig runs as on rails: each section takes the place of the one before it. What has no space trails behind. */
export function railed(stand: Stand, to: Spot, t: number): Stand {
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
export function grave(spot: Spot, how: Fate): Spot {
  if (how === "over_rear") return plus(spot, TOWARDS.rear);
  if (how === "finished") return plus(spot, TOWARDS.front);
  if (how !== "over_side") return spot;
  return plus(spot, { along: LONG / 2, across: spot.across < MIDDLE.across ? -LANE : LANE });
}

/** The straight line of shrapnel: to what it hits, or off the road. */
export function flight(from: Spot, direction: Direction, hit: Spot | null): Spot {
  if (hit) return hit;
  const onRoad = ({ along, across }: Spot) =>
    along > -LONG && along < COLUMNS * LONG && across > -LANE && across < ROWS * LANE;
  let to = plus(from, TOWARDS[direction]);
  while (onRoad(to)) to = plus(to, TOWARDS[direction]);
  return to;
}

/** Everything goes back by a tile, and the new one comes in from the front. */
export function advanced(stand: Stand, laid: SideId, t: number): Stand {
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
export const still = (stand: Stand, t: number, ...signs: Sign[]): Shown => ({ stand, signs: t < 1 ? signs : [] });
export const dice = (t: number, spot: Spot | null, ...rolled: Rolled[]): Sign => ({
  kind: "dice",
  dice: rolled,
  spot,
  t,
});

/** A token comes to lie on a space. */
export function withToken(stand: Stand, space: number, face: Hazard | null): Stand {
  return { ...stand, tokens: [...withoutToken(stand, spotOf(space)).tokens, { spot: spotOf(space), face }] };
}

export const withoutToken = (stand: Stand, at: Spot): Stand => ({
  ...stand,
  tokens: stand.tokens.filter(({ spot }) => !isAt(spot, at)),
});

/** A vehicle is lifted to another place. */
export const carried = (stand: Stand, who: VehicleId, to: Spot, t: number): Stand =>
  change(stand, who, { spot: between(spotOfVehicle(stand, who), to, ease(t)), lift: t < 1 ? arc(t) : 0 });

/** Two vehicles take each other's places. */
export function exchanged(stand: Stand, one: VehicleId, other: VehicleId, t: number): Stand {
  const [here, there] = [spotOfVehicle(stand, one), spotOfVehicle(stand, other)];
  return carried(carried(stand, one, there, t), other, here, t);
}

/** Something is turned up or caught, and named over whoever it happens to. */
export const badge = (stand: Stand, t: number, hazard: Hazard | "sludge", who: VehicleId): Shown =>
  still(stand, t, { kind: "hazard", hazard, spot: spotOfVehicle(stand, who), t });
