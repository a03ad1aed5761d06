import { beforeAll, describe, expect, it } from "vitest";
import { LONG, spot, spotOf } from "./geometry";
import { Drive } from "./drive.svelte";
import { learnBesides } from "./besides.svelte";
import { focusOf, lasts, learnMotions, play } from "./motion";
import { USUAL } from "./motionUsual";
import { standOf, type Stand } from "./picture";
import type { Event, View } from "../../generated/thunder-road";

const [GONE, WAITING, HANGING] = [255, 254, 252];
const AT: Record<number, number> = { 0: 2 * 24 + 4, 3: 2 * 24 + 20, 4: WAITING, 13: 100 };
const VIEW = {
  open: {
    options: {},
    gangs: [{ chopper: null }, { chopper: 30 }],
    at: Array.from({ length: 32 }, (_, who) => AT[who] ?? GONE),
    cars: Array.from({ length: 17 }, (_, who) => ({ inoperable: who === 3, burning: who === 0 })),
    road: {
      markers: [70],
      tiles: [0, 2, 4],
      tokens: [
        { space: 53, face: null },
        { space: 60, face: "oil" },
      ],
      is_final: false,
    },
  },
} as unknown as View;
const STAND = standOf(VIEW);
const after = (event: Event, stand: Stand = STAND): Stand => play(stand, event, 1).stand;
const placeOf = (stand: Stand, who: number) => stand.vehicles.get(who)?.spot;

beforeAll(async () => {
  learnMotions(USUAL);
  await learnBesides();
});

describe("a stand", () => {
  it("holds what is on the road and who waits behind it", () => {
    expect([...STAND.vehicles.keys()]).toEqual([0, 3, 4, 13]);
    expect(STAND.vehicles.get(3)?.turned).toBe(true);
    expect([0, 3].map((who) => STAND.vehicles.get(who)?.burning)).toEqual([true, false]);
    expect(STAND.markers).toEqual([spotOf(70)]);
    expect(placeOf(STAND, 4)!.along).toBeLessThan(-LONG / 2);
    expect(STAND.choppers).toEqual([null, spotOf(30)]);
  });

  it("has the rig with the sections that stand on the road, or all of it before it enters", () => {
    const rig = (rear: number, middle: number, front: number) => {
      const at = [...VIEW.open.at.slice(0, 29), rear, middle, front];
      const stand = standOf({ ...VIEW, open: { ...VIEW.open, at } });
      return [29, 30, 31].map((who) => stand.vehicles.has(who));
    };
    expect(rig(WAITING, WAITING, WAITING)).toEqual([true, true, true]);
    expect(rig(WAITING, WAITING, 48)).toEqual([false, false, true]);
    expect(rig(HANGING, 48, 49)).toEqual([false, true, true]);
  });
});

describe("the rig", () => {
  const figure = STAND.vehicles.get(0)!;
  const rig = (...columns: (number | null)[]): Stand => ({
    ...STAND,
    vehicles: new Map(
      columns.flatMap((column, place) => (column === null ? [] : [[29 + place, { ...figure, spot: spot(2, column) }]])),
    ),
  });
  const drives = (column: number): Event => ({
    moved: { who: 31, from: 2 * 24 + column - 1, to: 2 * 24 + column, by: "driven" },
  });
  const columns = (stand: Stand) => [29, 30, 31].map((who) => placeOf(stand, who)?.along ?? null);

  it("runs as on rails", () => {
    expect(columns(after(drives(7), rig(4, 5, 6)))).toEqual([5, 6, 7].map((column) => column * LONG));
  });

  it("draws in what hangs, one section a step", () => {
    expect(columns(after(drives(1), rig(null, null, 0)))).toEqual([null, 0, LONG]);
  });

  it("comes onto the road with its front first", () => {
    expect(columns(after(drives(0), rig(-4, -3, -2)))).toEqual([null, null, 0]);
  });

  it("goes with all its sections", () => {
    const broken = after({ eliminated: { who: 31, how: "broken_up" } }, rig(4, 5, 6));
    expect(columns(broken)).toEqual([null, null, null]);
  });

  it("leaves flat ground behind, and tokens", () => {
    const flat = after({ flattened: { space: 53 } });
    expect(flat.markers).toEqual([spotOf(70), spot(2, 5)]);
    expect(flat.tokens).toHaveLength(1);
    expect(after({ hazard_dropped: { seat: 1, space: 51 } }, flat).tokens.at(-1)).toEqual({
      spot: spot(2, 3),
      face: null,
    });
  });
});

describe("wild ground", () => {
  it("burns until the die says otherwise", () => {
    expect(after({ caught_fire: { who: 3 } }).vehicles.get(3)?.burning).toBe(true);
    expect(after({ fire_rolled: { who: 0, face: "two" } }).vehicles.get(0)?.burning).toBe(true);
    expect(after({ fire_rolled: { who: 0, face: "out" } }).vehicles.get(0)?.burning).toBe(false);
    expect(after({ became_inoperable: { car: 0 } }).vehicles.get(0)?.burning).toBe(false);
  });

  it("shifts in an earthquake with all on the road, but not what waits", () => {
    const shifted = after({ quaked: { direction: "front" } });
    expect([0, 13].map((who) => placeOf(shifted, who))).toEqual([spot(2, 5), spotOf(101)]);
    expect(placeOf(shifted, 4)).toEqual(placeOf(STAND, 4));
  });

  it("lets a car jump", () => {
    const jump: Event = { moved: { who: 0, from: 52, to: 54, by: "jumped" } };
    expect(play(STAND, jump, 0.5).stand.vehicles.get(0)!.lift).toBe(1);
  });

  it("gives a bike back", () => {
    expect(placeOf(after({ respawned: { bike: 24, space: 60 } }), 24)).toEqual(spotOf(60));
  });
});

describe("a move", () => {
  const drive: Event = { moved: { who: 0, from: 52, to: 53, by: "driven" } };

  it("leads from one space to the next", () => {
    expect(placeOf(play(STAND, drive, 0).stand, 0)).toEqual(spot(2, 4));
    expect(placeOf(play(STAND, drive, 0.5).stand, 0)).toEqual(spot(2, 4.5));
    expect(placeOf(after(drive), 0)).toEqual(spot(2, 5));
  });

  it("flies after a blast, and is down at its end", () => {
    const blast: Event = { moved: { who: 0, from: 52, to: 55, by: "blasted" } };
    expect(play(STAND, blast, 0.5).stand.vehicles.get(0)!.lift).toBe(1);
    expect(after(blast).vehicles.get(0)).toMatchObject({ spot: spot(2, 7), lift: 0, spin: 0 });
  });

  it("puts what moved last on top", () => {
    expect([...after(drive).vehicles.keys()].at(-1)).toBe(0);
  });
});

describe("a chain", () => {
  it("lays a wreck that nobody has seen under the car that found it", () => {
    const slam: Event = { slammed: { top: 0, bottom: 12, moves: "bottom", direction: "front" } };
    const { stand, signs } = play(STAND, slam, 0.5);
    expect(placeOf(stand, 12)).toEqual(placeOf(stand, 0));
    expect(signs.find(({ kind }) => kind === "dice")).toMatchObject({
      dice: [
        { die: "slam", face: "bottom" },
        { die: "direction", face: "front" },
      ],
    });
    expect(play(STAND, slam, 1).signs).toEqual([]);
  });

  it("turns a token up and uses it up", () => {
    const shown = after({ hazard_shown: { space: 53, hazard: "mine" } });
    expect(shown.tokens[0]).toEqual({ spot: spot(2, 5), face: "mine" });
    const there = after({ moved: { who: 0, from: 52, to: 53, by: "driven" } }, shown);
    expect(after({ hazard_acted: { who: 0, hazard: "mine" } }, there).tokens).toHaveLength(1);
  });

  it("sends shrapnel along a straight line off the road, or to what it hits", () => {
    const line = (hit: number | null) =>
      play(STAND, { shrapnel_flew: { car: 0, direction: "front_right", hit } }, 0.5).signs.find(
        ({ kind }) => kind === "shrapnel",
      );
    const far = line(null);
    expect(far?.kind === "shrapnel" && far.to).toMatchObject({ across: spot(6, 0).across });
    expect(line(13)).toMatchObject({ to: spotOf(100) });
  });

  it("turns an inoperable car round", () => {
    expect(after({ became_inoperable: { car: 0 } }).vehicles.get(0)).toMatchObject({ turned: true, spin: 0 });
  });

  it("takes away what is eliminated, over the nearest edge if it left the road", () => {
    expect(after({ eliminated: { who: 0, how: "crashed" } }).vehicles.has(0)).toBe(false);
    const falling = play(STAND, { eliminated: { who: 0, how: "over_side" } }, 0.6).stand;
    expect(placeOf(falling, 0)!.across).toBeLessThan(spot(2, 0).across);
  });

  it("takes the chopper of a gang that is out", () => {
    expect(after({ went_out: { seat: 1 } }).choppers).toEqual([null, null]);
  });
});

describe("the board", () => {
  it("advances by a tile with everything on it, but for what waits", () => {
    const advance: Event = { board_advanced: { removed: 0, laid: 7 } };
    const half = play(STAND, advance, 0.5).stand;
    expect(half.tiles).toHaveLength(4);
    const stand = after(advance);
    expect(stand.tiles.map(({ side, along }) => [side, along / LONG])).toEqual([
      [2, 0],
      [4, 8],
      [7, 16],
    ]);
    expect(placeOf(stand, 3)).toEqual(spot(2, 12));
    expect(placeOf(stand, 4)).toEqual(placeOf(STAND, 4));
    expect(stand.tokens).toEqual([{ spot: spot(2, 4), face: "oil" }]);
  });

  it("leaves sections of the rig hanging that stood on the tile", () => {
    const figure = STAND.vehicles.get(0)!;
    const vehicles = new Map([2, 7, 8].map((column, place) => [29 + place, { ...figure, spot: spot(2, column) }]));
    const stand = after({ board_advanced: { removed: 0, laid: 7 } }, { ...STAND, vehicles });
    expect([...stand.vehicles.keys()]).toEqual([31]);
    expect(placeOf(stand, 31)).toEqual(spot(2, 0));
  });

  it("gets its finish line", () => {
    expect(after("finish_laid").finish).toBe(true);
  });
});

describe("time", () => {
  it("is given to what can be seen, and to nothing else", () => {
    expect(lasts({ turn_began: { seat: 0 } })).toBe(0);
    expect(lasts({ moved: { who: 0, from: 1, to: 2, by: "driven" } })).toBeLessThan(
      lasts({ moved: { who: 0, from: 1, to: 2, by: "blasted" } }),
    );
    expect(lasts("finish_laid")).toBeGreaterThan(0);
  });

  it("leads the eye to who does or suffers something", () => {
    expect(focusOf(STAND, { damaged: { car: 0, damage: "dent" } })).toEqual(spot(2, 4));
    expect(focusOf(STAND, { turn_began: { seat: 0 } })).toBeNull();
  });
});

describe("a drive", () => {
  it("goes from the view of before to that of after, and looks where something happens", () => {
    const seen = (event: Event) => ({ event: { level: 0, event }, told: { id: "", args: [] } });
    const drive = new Drive();
    drive.begin(VIEW, VIEW, [seen({ damaged: { car: 0, damage: "dent" } }), seen({ turn_began: { seat: 1 } })]);
    expect(drive.lasts(0)).toBeGreaterThan(500);
    expect(drive.lasts(1)).toBe(0);
    drive.draw(0, 0.5);
    expect(drive.signs.map(({ kind }) => kind)).toContain("smoke");
    expect(drive.focus).toEqual(spot(2, 4));
    drive.draw(0, 1);
    drive.draw(1, 1);
    drive.end(VIEW);
    expect([drive.stand, drive.signs, drive.focus]).toEqual([STAND, [], null]);
  });
});
