import { describe, expect, it } from "vitest";
import { during } from "./drive.svelte";
import * as scene from "./scene";
import type { SeenEvent } from "../contract";
import type { Action, CarView, DriverView, Driving, Event, Own, Place, TurnView, View } from "../../generated/heat";

const place = (space: number, side: "left" | "right" = "left", crossings = 1): Place => ({ space, side, crossings });
const driver = (more: Partial<DriverView> = {}): DriverView =>
  ({
    ready: false,
    gear: 2,
    engine: 6,
    stress: 3,
    hand: 7,
    laid: 0,
    played: [],
    deck: 11,
    discard: 0,
    top: null,
    ...more,
  }) as DriverView;
const shift = (gear: number, legal = true) => ({
  gear,
  heat: gear === 4 ? 1 : 0,
  cooldown: [3, 1, 0, 0][gear - 1]!,
  fills: true,
  legal,
});
const OWN = {
  plan: "open",
  hand: ["1", "3", "4", "u5", "stress", "heat", "heat"],
  laid: [],
  shifts: [shift(1), shift(2), shift(3), shift(4)],
  ahead: [{ corner: 2, limit: 3, spaces: 5 }],
  to_finish: 100,
  adrenaline: false,
  may_retire: false,
  forecast: null,
} as unknown as Own;
const CARS: CarView[] = [
  { racer: { driver: 0 }, colour: "black", at: place(20), status: "racing" },
  { racer: { driver: 1 }, colour: "blue", at: place(28, "right"), status: "racing" },
  { racer: { legend: "green" }, colour: "green", at: place(2, "left", 2), status: "racing" },
];
const VIEW = {
  viewer: { seat: 0 },
  options: { track: "usa" },
  laps: 2,
  round: 3,
  phase: "planning",
  cars: CARS,
  running: [2, 1, 0],
  drivers: [driver(), driver({ ready: true })],
  supply: 30,
  limits: [7, 3, 3, 2],
  weather: null,
  roads: [],
  turn: null,
  own: OWN,
} as unknown as View;
const DRIVING = { order: [2, 1, 0], at: 2, step: "react", adrenaline: "none" } as unknown as Driving;
const TURN: TurnView = {
  seat: 0,
  speed: 6,
  lines: [{ corner: 2, limit: 3, heat: 3 }],
  spins_out: false,
  cooldown: 1,
  boost_heat: 1,
  slipstreams: [],
} as unknown as TurnView;
const driving = (more: Partial<Driving> = {}, turn: Partial<TurnView> = {}): View => ({
  ...VIEW,
  phase: { driving: { ...DRIVING, ...more } },
  turn: { ...TURN, ...turn },
});
const told = (event: Event): SeenEvent<Event> => ({ event, told: { id: "x", args: [] } });

describe("cards", () => {
  it("show what is printed on them", () => {
    expect(scene.face("3")).toMatchObject({ kind: "basic", values: [3], signs: [] });
    expect(scene.face("u5")).toMatchObject({ kind: "upgrade", values: [5] });
    expect(scene.face("stress")).toMatchObject({ kind: "stress", values: [] });
    expect(scene.face("heat").kind).toBe("heat");
  });

  it("do what is lawful and nothing else", () => {
    const legal: Action[] = [{ lay_card: "1" }, { lay_card: "3" }];
    expect(scene.useOf(legal, "1")).toEqual({ use: "lay", action: { lay_card: "1" } });
    expect(scene.useOf(legal, "heat")).toEqual({ use: null, action: null });
    expect(scene.useOf(["cool", "end_react"], "heat")).toEqual({ use: "cool", action: "cool" });
    expect(scene.useOf([{ discard: "4" }, "end_discard"], "4")).toEqual({ use: "discard", action: { discard: "4" } });
  });

  it("are tried in the way that the moment asks for", () => {
    expect(scene.attempt(VIEW, "heat")).toEqual({ lay_card: "heat" });
    expect(scene.attempt(driving({ step: "discard" }), "heat")).toEqual({ discard: "heat" });
  });
});

describe("gears", () => {
  it("show where the lever stands and what is planned", () => {
    expect(scene.gears(VIEW, 0).map(({ now, chosen }) => [now, chosen])).toEqual([
      [false, false],
      [true, false],
      [false, false],
      [false, false],
    ]);
    const planned = { ...VIEW, own: { ...OWN, plan: { shifted: 3 } } } as View;
    expect(scene.gears(planned, 0).find((gear) => gear.chosen)?.gear).toBe(3);
  });

  it("show the lever where it is, and no plan, once all have planned", () => {
    // After a spin-out in fourth gear the lever stands in first.
    const view = driving({ step: "discard" });
    const spun = {
      ...view,
      own: { ...OWN, plan: { committed: 4 } },
      drivers: view.drivers.map((it) => ({ ...it, gear: 1 })),
    };
    const shown = scene.gears(spun, 0);
    expect(shown.map(({ gear, now, chosen }) => [gear, now, chosen])).toContainEqual([shown[0]?.gear, true, false]);
    expect(shown.some(({ chosen }) => chosen)).toBe(false);
  });

  it("are chosen anew after everything laid is taken back", () => {
    expect(scene.stepsToGear(VIEW)).toBe(0);
    const planned = { ...VIEW, own: { ...OWN, plan: { shifted: 3 }, laid: ["1", "4"] } } as View;
    expect(scene.stepsToGear(planned)).toBe(3);
    expect(scene.stepsToCard(planned, 0)).toBe(2);
    expect(scene.stepsToCard(planned, 1)).toBe(1);
  });

  it("of a cluttered hand are taken back in one step", () => {
    const forecast = { cluttered: true };
    const planned = {
      ...VIEW,
      own: { ...OWN, plan: { shifted: 2 }, laid: ["4", "heat"], forecast },
    } as unknown as View;
    expect(scene.stepsToGear(planned)).toBe(1);
    expect(scene.stepsToCard(planned, 0)).toBe(0);
  });
});

describe("offers", () => {
  it("of step 5 also show what cannot be done, so that it can be asked about", () => {
    const found = scene.offers(driving(), ["boost", "end_react"], 0);
    expect(found.map(({ action, legal }) => [action, legal])).toEqual([
      ["cool", false],
      ["boost", true],
      ["end_react", true],
    ]);
  });

  it("name adrenaline only to those who have it", () => {
    const found = scene.offers(driving({ adrenaline: "ready" }), ["take_adrenaline", "end_react"], 0);
    expect(found.map(({ action }) => action)).toContain("take_adrenaline");
  });

  it("of a slipstream name where it leads", () => {
    const view = driving(
      { step: "slipstream" },
      { slipstreams: [{ spaces: 2, to: place(22), heat: 0, spins_out: false }] },
    );
    const legal: Action[] = [{ slipstream: 2 }, "decline_slipstream"];
    expect(scene.offers(view, legal, 0)[0]).toMatchObject({ args: { spaces: 2, to: 22 }, legal: true });
    expect(scene.ghosts(view, legal, 0)).toEqual([
      { place: place(22), text: "+2", kind: "slipstream", action: { slipstream: 2 } },
    ]);
  });

  it("are green for what most people want, and never for a spin-out", () => {
    const ways = [
      { spaces: 2, to: place(22), heat: 1, spins_out: false },
      { spaces: 3, to: place(23), heat: 7, spins_out: true },
    ];
    const legal: Action[] = [{ slipstream: 2 }, { slipstream: 3 }, "decline_slipstream"];
    const offers = (slipstreams: typeof ways) =>
      scene.offers(driving({ step: "slipstream" }, { slipstreams }), legal, 0);
    const green = (slipstreams: typeof ways) => offers(slipstreams).filter((offer) => offer.ends);
    expect(green(ways).map(({ action }) => action)).toEqual([{ slipstream: 2 }]);
    expect(green(ways.slice(1)).map(({ action }) => action)).toEqual(["decline_slipstream"]);
    expect(offers(ways).map(({ price }) => price?.spinsOut)).toEqual([false, true, false]);
  });

  it("that lead to a spin-out are asked for again", () => {
    const turn = { spins_out: true, lines: [{ corner: 1, limit: 2, heat: 5 }] };
    const view = driving({ step: "react" }, turn);
    const offers = scene.offers(view, ["boost", "end_react"], 0);
    expect(scene.isFolly(view, offers, "end_react")).toBe(true);
    expect(scene.isFolly(view, offers, "boost")).toBe(false);
    const plan = (spin_out_percent: number) => ({ ...VIEW, own: { ...OWN, forecast: { spin_out_percent } } }) as View;
    expect(scene.isFolly(plan(100), [], "commit")).toBe(true);
    expect(scene.isFolly(plan(99), [], "commit")).toBe(false);
  });

  it("are none in somebody else's turn, and none to a spectator", () => {
    expect(scene.offers(driving({}, { seat: 1 }), [], 0)).toEqual([]);
    expect(scene.offers(driving(), [], null)).toEqual([]);
  });
});

describe("passing by itself", () => {
  it("passes what leaves no choice", () => {
    expect(scene.autoPass(["end_react"])).toBe("end_react");
    expect(scene.autoPass(["end_discard"])).toBe("end_discard");
  });

  it("never commits a plan, and never takes a choice away", () => {
    expect(scene.autoPass(["commit"])).toBeNull();
    expect(scene.autoPass([{ shift_gear: 1 }])).toBeNull();
    expect(scene.autoPass(["boost", "end_react"])).toBeNull();
    expect(scene.autoPass([])).toBeNull();
  });
});

describe("the usual next step", () => {
  it("is to commit, or to end a step", () => {
    expect(scene.usualStep(VIEW, ["commit"], 0)).toBe("commit");
    expect(scene.usualStep(driving(), ["boost", "end_react"], 0)).toBe("end_react");
    expect(scene.usualStep(VIEW, [{ shift_gear: 1 }], 0)).toBeNull();
  });
});

describe("standings", () => {
  it("count laps, gaps and whose turn it is", () => {
    const rows = scene.ranks(driving(), 69);
    expect(rows.map(({ car, place, gap, turn }) => [car, place, gap, turn])).toEqual([
      [2, 1, 0, false],
      [1, 2, 43, false],
      [0, 3, 51, true],
    ]);
    expect(rows[0]!.lap).toBe(2);
  });

  it("put those who have a place first, and those who retired last", () => {
    const cars = [
      { ...CARS[0]!, status: { placed: 3 } },
      CARS[1]!,
      { ...CARS[2]!, status: { placed: 1 } },
    ] as CarView[];
    expect(scene.order({ ...VIEW, cars, running: [1] })).toEqual([2, 1, 0]);
  });
});

describe("a forecast", () => {
  const outlook = (speed: number, space: number, heat: number) => ({
    speed,
    to: place(space),
    lines: [{ corner: 2, limit: 3, heat }],
    heat,
    spins_out: false,
    finishes: false,
  });
  const planned = (least: number, most: number): View =>
    ({
      ...VIEW,
      own: {
        ...OWN,
        plan: { shifted: 2 },
        laid: ["4", "stress"],
        forecast: {
          shift_heat: 0,
          cluttered: false,
          cards_missing: 0,
          least: outlook(least, 20 + least, 1),
          most: outlook(most, 20 + most, 5),
          spin_out_percent: 0,
        },
      },
    }) as unknown as View;

  it("stands on the track as one ghost or as two", () => {
    expect(scene.ghosts(planned(5, 8), [], 0).map(({ kind, text }) => [kind, text])).toEqual([
      ["least", "5"],
      ["most", "8"],
    ]);
    expect(scene.ghosts(planned(5, 5), [], 0).map(({ kind, text }) => [kind, text])).toEqual([["sure", "5"]]);
  });

  it("marks the lines with what they cost at most", () => {
    expect(scene.owed(planned(5, 8), 0)).toEqual(new Map([[2, 5]]));
    expect(scene.owed(driving(), 0)).toEqual(new Map([[2, 3]]));
    expect(scene.owed(driving(), 1)).toEqual(new Map());
  });
});

describe("journeys", () => {
  const moved = told({
    moved: {
      racer: { driver: 0 },
      from: place(68, "left", 0),
      to: place(4, "right"),
      spaces: 5,
      moved: 5,
      by: "cards",
    },
  });

  it("lead over the start line and change sides", () => {
    const [journey] = scene.journeys(VIEW, 69, [moved]);
    expect(journey).toEqual({ car: 0, from: 68, to: 73, fromSide: 1, toSide: -1, spins: false });
    expect(during(journey!, 0)).toEqual({ at: 68, side: 1, spin: 0 });
    expect(during(journey!, 1)).toEqual({ at: 73, side: -1, spin: 0 });
  });

  it("lead back when somebody spins out", () => {
    const spun = told({ spun_out: { seat: 0, corner: 1, to: place(1), stress: 1 } });
    expect(scene.journeys(VIEW, 69, [moved, spun])[1]).toMatchObject({ from: 73, to: 70, spins: true });
  });

  it("are left out where nothing moved", () => {
    const stayed = told({
      moved: { racer: { driver: 0 }, from: place(5), to: place(5), spaces: 0, moved: 0, by: "cards" },
    });
    expect(scene.journeys(VIEW, 69, [stayed])).toEqual([null]);
  });
});

describe("the chart", () => {
  it("has the grid, every round that was seen, and the end", () => {
    const at = (round: number, running: number[], phase: View["phase"] = "planning") => ({
      view: { ...VIEW, round, running, phase },
    });
    const past = [at(1, [0, 1, 2]), at(1, [1, 0, 2]), at(2, [1, 2, 0]), at(3, [2, 1, 0]), at(3, [2, 0, 1], "over")];
    expect(scene.chart(past)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 1, 0],
      [2, 0, 1],
    ]);
  });

  it("is of one race only", () => {
    const at = (round: number, running: number[]) => ({ view: { ...VIEW, round, running } });
    expect(scene.chart([at(1, [0, 1, 2]), at(2, [1, 0, 2]), at(1, [2, 1, 0])])).toEqual([[2, 1, 0]]);
  });
});

describe("upgrades", () => {
  it("show all values and symbols, each with its number", () => {
    expect(scene.face("g7")).toMatchObject({
      kind: "upgrade",
      values: [1, 2, 3, 4],
      signs: [{ symbol: "heat", text: "1" }],
    });
    expect(scene.face("g2")).toMatchObject({ values: [], signs: [{ symbol: "plus", text: "3" }] });
    expect(scene.face("g36").signs).toContainEqual({ symbol: "limit", text: "−1", tone: "plain" });
    expect(scene.face("g34").signs).toEqual([{ symbol: "refresh", text: "", tone: "plain" }]);
    expect(scene.face("g17").kind).toBe("heat");
    expect(scene.face("s3")).toMatchObject({ kind: "sponsor", values: [4] });
  });

  it("bring buttons of their own, each with its card", () => {
    const legal: Action[] = ["boost", { pay_heat: "g42" }, { scrap: "g21" }, "reduce_stress"];
    const found = scene.offers(driving(), legal, 0);
    expect(found.find(({ id }) => id === "choice-pay")).toMatchObject({ card: "g42", legal: true, tone: "hot" });
    expect(found.find(({ action }) => action === "reduce_stress")).toMatchObject({ card: null });
    // A duty is open, so the step cannot be ended; that can be asked about.
    expect(found.find(({ action }) => action === "end_react")?.legal).toBe(false);
  });

  it("let a value be chosen", () => {
    const found = scene.offers(driving({ step: "value" }), [{ choose_value: 1 }, { choose_value: 5 }], 0);
    expect(found.map(({ args }) => args)).toEqual([{ value: 1 }, { value: 5 }]);
  });

  it("are played directly from hand, and stress is put away", () => {
    const legal: Action[] = [{ direct_play: "g24" }, "reduce_stress", "end_react"];
    expect(scene.useOf(legal, "g24").use).toBe("direct");
    expect(scene.useOf(legal, "stress")).toEqual({ use: "calm", action: "reduce_stress" });
  });
});

describe("before a race", () => {
  const drafting = { ...VIEW, phase: { drafting: { market: ["g1", "g5"], round: 1, picks: 0 } } } as View;

  it("there is a market to pick from", () => {
    expect(scene.isPreparing(drafting)).toBe(true);
    expect(scene.isPreparing(VIEW)).toBe(false);
    expect(scene.isPreparing(driving())).toBe(false);
    expect(scene.market(drafting)).toEqual(["g1", "g5"]);
    expect(scene.pickOf([{ pick_upgrade: "g1" }], "g1", null)).toEqual({ pick_upgrade: "g1" });
    expect(scene.pickOf([], "g1", null)).toBeNull();
  });

  it("a swap needs an own card first", () => {
    const legal: Action[] = [{ swap_upgrade: { own: "g3", market: "g5" } }, "keep_upgrades"];
    expect(scene.ownUpgradeUse(legal, "g3")).toBe("swap");
    expect(scene.ownUpgradeUse(legal, "g5")).toBeNull();
    expect(scene.pickOf(legal, "g5", null)).toBeNull();
    expect(scene.pickOf(legal, "g5", "g3")).toEqual(legal[0]);
    expect(scene.ownUpgradeUse([{ drop_upgrade: "g3" }], "g3")).toBe("drop");
  });

  it("the season's table has the most points first", () => {
    const season = { races: ["grandstand", "speed_record"], race: 1, points: [[4, 9, 6]] };
    const rows = scene.seasonRows({ ...VIEW, season } as unknown as View);
    expect(rows.map(({ car, total }) => [car, total])).toEqual([
      [1, 9],
      [2, 6],
      [0, 4],
    ]);
  });
});
