import { describe, expect, it } from "vitest";
import { Drive } from "./drive.svelte";
import * as scene from "./scene";
import type { SeenEvent } from "../contract";
import type { Action, Colour, Event, Forecast, Part, Racer, View } from "../../generated/steampunk-rally";

const card = (id: string): number => scene.BOX.parts.findIndex((row) => row.id === id);
const part = (of: number, more: Partial<Part> = {}): Part => ({
  card: of,
  cell: 112,
  dice: [0, 0, 0, 0],
  stored: [0, 0, 0],
  spent: false,
  ...more,
});
const pool = (...dice: [number, number][]) => {
  const rows = [0, 1, 2].map(() => [0, 0, 0, 0, 0, 0, 0]);
  for (const [colour, value] of dice) rows[colour]![value]! += 1;
  return rows as unknown as Racer["pool"];
};
const racer = (more: Partial<Racer> = {}): Racer =>
  ({
    inventor: 2,
    space: 0,
    gauge: 0,
    cogs: 0,
    bulb: true,
    pool: pool(),
    machine: [],
    work: [],
    lasting: [],
    ...more,
  }) as unknown as Racer;
const FORECAST = {
  firing: null,
  placements: [],
  pips: 0,
  cells: [],
  fits: [],
  loose: [],
  ahead: [],
  open_valves: 0,
  crowd: 0,
  joinable: false,
  may_build: true,
} as unknown as Forecast;
const view = (own: Partial<Racer>, forecast: Partial<Forecast> = {}, phase: unknown = { race: null }): View =>
  ({
    viewer: { seat: 0 },
    open: {
      phase,
      round: 1,
      racers: [racer(own), racer()],
      track: { course: "alps", tiles: [0, 1, 2, 3, 6, 7], tokens: [] },
    },
    asked: 0b11,
    to_line: [28, 28],
    hands: [
      [0, 14, null, 42],
      [null, null, null, null],
    ],
    stashes: [[], []],
    own: { pick: null, drawn: null, forecast: { ...FORECAST, ...forecast } },
    places: null,
  }) as unknown as View;
const told = (event: Event): SeenEvent<Event> => ({ event, told: { id: "x", args: [] } });

describe("the box", () => {
  it("finds every card by its number", () => {
    expect(scene.cardId(0)).toBe("gold-arachnolegs");
    expect(scene.cardId(scene.boostCard(0))).toBe("boost-nitroglycerin");
    expect(scene.isCockpit(scene.cockpitOf(0))).toBe(true);
    expect(scene.partRow(scene.personalOf(0))?.id).toBe("nikola-tesla-part");
    expect(scene.partRow(scene.boostCard(3))).toBeNull();
  });

  it("knows what a corner gives, and that a boost offers any colour", () => {
    expect(scene.usesOf(0).map(({ action }) => action)).toEqual([{ generate_power: "electric" }, "gain_cogs"]);
    expect(scene.usesOf(scene.boostCard(0))).toHaveLength(5);
  });

  it("shortens the names of inventors", () => {
    expect(scene.initials(0)).toBe("NT");
    expect(scene.initials(null)).toBe("");
  });
});

describe("dice", () => {
  const LOCOMOTIVE = card("gold-locomotive-front");
  const COMPOUND = card("silver-compound-engine");

  it("lie one by one, high ones first", () => {
    expect(scene.poolDice(pool([1, 3], [1, 5], [0, 2], [1, 3]))).toEqual([
      { colour: "steam", value: 2, copy: 0 },
      { colour: "heat", value: 5, copy: 0 },
      { colour: "heat", value: 3, copy: 0 },
      { colour: "heat", value: 3, copy: 1 },
    ]);
  });

  it("go into parts of their colour, with what that would fire", () => {
    const now = view(
      { machine: [part(scene.cockpitOf(0)), part(LOCOMOTIVE)], pool: pool([1, 5]) },
      { placements: [{ die: { colour: "heat", value: 5 }, firing: { part: 1, power: 5, times: 1 } }] },
    );
    const legal: Action[] = [{ place: { part: 1, colour: "heat", value: 5 } }, "done"];
    expect(scene.takers(now, legal, { colour: "heat", value: 5 })).toEqual([{ part: 1, power: 5, times: 1 }]);
    expect(scene.takers(now, legal, { colour: "steam", value: 5 })).toEqual([]);
    expect(scene.takers(now, [], { colour: "heat", value: 5 })).toEqual([]);
    expect(scene.isUseful(now, legal, { colour: "steam", value: 5, copy: 0 })).toBe(false);
  });

  it("are stored at the end of a round", () => {
    const store: Action = { store: { part: 1, colour: "heat" } };
    expect(scene.placing([store], { colour: "heat", value: 0, copy: 0 }, 1)).toEqual(store);
    const place: Action = { place: { part: 1, colour: "heat", value: 4 } };
    expect(scene.placing([], { colour: "heat", value: 4, copy: 0 }, 1)).toEqual(place);
    expect(scene.takers(view({}), [store], { colour: "steam", value: 4 })).toEqual([]);
    expect(scene.takers(view({}), [store], { colour: "heat", value: 4 })).toEqual([{ part: 1, power: 0, times: 0 }]);
  });

  it("lie in slots of their colour", () => {
    const heat = { colour: "heat", value: 3 } as const;
    expect(scene.slotDice(COMPOUND, [0, 0, 0, 0], [heat])).toEqual([
      { colour: "steam", value: 0, isPlaced: false },
      { ...heat, isPlaced: true },
    ]);
    expect(scene.slotDice(COMPOUND, [5, 0, 0, 0], [])).toEqual([
      { colour: "steam", value: 5, isPlaced: false },
      { colour: "heat", value: 0, isPlaced: false },
    ]);
  });

  it("are kept in slots of their colour, or of any", () => {
    expect(scene.storageOf(card("silver-boiler"), [1, 0, 0])).toEqual([{ colour: "steam", die: "steam" }]);
    expect(scene.storageOf(card("silver-boiler"))).toEqual([{ colour: "steam", die: null }]);
    expect(scene.storageOf(card("copper-toolbox"), [0, 0, 1])).toEqual([{ colour: null, die: "electric" }]);
  });

  it("can be rolled again or raised as the rules allow", () => {
    const legal: Action[] = [{ reroll: { colour: "heat", value: 6 } }];
    expect(scene.dieUses(legal, { colour: "heat", value: 6, copy: 1 })).toEqual(legal);
    expect(scene.dieUses(legal, { colour: "steam", value: 6, copy: 0 })).toEqual([]);
  });
});

describe("what is lit", () => {
  it("has a tone for what is lost and chosen, and finds dice in slots", () => {
    const lit = scene.litOf([{ lose_part: 1 }, { refresh: 3 }, { vent: { part: 1, colour: "heat", value: 4 } }], null);
    expect([...lit.parts].map(([place, { tone }]) => [place, tone])).toEqual([
      [1, "lose"],
      [3, "take"],
    ]);
    const key = scene.dieKey(1, { colour: "heat", value: 4 });
    expect(lit.dice.get(key)).toEqual({ vent: { part: 1, colour: "heat", value: 4 } });
  });

  it("asks for a die first where a part would keep several colours", () => {
    const store = (part: number, colour: Colour): Action => ({ store: { part, colour } });
    const lit = scene.litOf([store(1, "steam"), store(2, "steam"), store(2, "heat")], null);
    expect([...lit.parts.keys()]).toEqual([1]);
  });

  it("discards any part at will, but not the cockpit", () => {
    const machine = [part(scene.cockpitOf(0)), part(3), part(4)];
    const lit = scene.scrapOf(scene.litOf([], null), machine);
    expect([...lit.parts].map(([place, { action }]) => [place, action])).toEqual([
      [1, { discard: 1 }],
      [2, { discard: 2 }],
    ]);
  });
});

describe("what is offered", () => {
  it("counts the effects of a batch, and puts quiet things last", () => {
    const left = scene.EFFECTS.map((effect) => (effect === "motion" ? 3 : 0));
    const now = view({ work: [{ batch: { left, unbegun: [] } }] as unknown as Racer["work"] });
    const offers = scene.offers(now, ["arrange", { apply: "motion" }], 0);
    expect(offers.map(({ action }) => action)).toEqual([{ apply: "motion" }, "arrange"]);
    expect(offers[0]!.effects).toEqual([["motion", 3]]);
    expect(scene.usualStep(offers)).toEqual({ apply: "motion" });
  });

  it("leads on with what ends a step", () => {
    const offers = scene.offers(view({}), ["done", "arrange"], 0);
    expect(scene.usualStep(offers)).toBe("done");
    expect(scene.usualStep([])).toBeNull();
  });

  it("shows the groups of a card as they are printed", () => {
    const offers = scene.offers(view({}), [{ choose_group: { card: scene.cockpitOf(0), group: 2 } }], 0);
    expect(offers[0]!.effects).toEqual([["cog", 2]]);
    const boost = scene.boostCard(scene.BOX.boosts.findIndex(({ id }) => id === "boost-pressure-surge"));
    const surge = scene.offers(view({}), [{ choose_group: { card: boost, group: 0 } }], 0);
    expect(surge[0]!.effects).toEqual([["gain_steam", 3]]);
  });
});

describe("the draft", () => {
  it("holds what is known of the hand, and the pick once it is used", () => {
    const now = view({}, {}, { pick: 0 });
    expect(scene.handOf(now, 0).map(({ deck }) => deck)).toEqual(["gold", "silver", "black"]);
    expect(scene.inUse(now, 0)).toBeNull();
    const using = {
      ...view({}, {}, { use: 0 }),
      own: { pick: "silver", drawn: null, forecast: FORECAST },
    } as unknown as View;
    expect(scene.inUse(using, 0)).toEqual({ deck: "silver", card: 14 });
  });
});

describe("steps and phases", () => {
  it("belong to the five steps of a round", () => {
    expect(scene.stepOf({ pick: 0 })).toBe("draft");
    expect(scene.stepOf({ boost_turn: 1 })).toBe("vent");
    expect(scene.stepOf({ race: null })).toBe("race");
    expect(scene.stepOf("storage")).toBe("storage");
    expect(scene.stepOf("over")).toBeNull();
  });

  it("name who is still busy, but not the viewer", () => {
    const seats = [{ name: "Ana" }, { name: "Bo" }] as never;
    expect(scene.busyNames(view({}), seats, 0)).toEqual(["Bo"]);
  });
});

describe("the track", () => {
  it("finds spaces across tiles, and tokens on them", () => {
    const now = view({});
    expect(scene.rowAt(now, 0).row.id).toBe("alps-start.0");
    expect(scene.rowAt(now, 4).row.id).toBe("alps-m1.1");
    expect(scene.challengeAt(now, 12 + 3)).toEqual({ generator: "heat" });
    now.open.track.tokens = [{ space: 1, token: 0 }];
    expect(scene.challengeAt(now, 1)).toEqual(scene.BOX.tokens[0]!.challenge);
  });

  it("is walked space by space, forwards and back", () => {
    const drive = new Drive();
    const racers = [0, 1].map(() => ({ space: 3 }));
    drive.end({ open: { racers } } as never);
    const went = [{ moved: { seat: 1, from: 3, to: 4, smooth: false } }, "many_tokens"] as Event[];
    const fell = { went_back: { seat: 1, from: 4, to: 2, why: "jump" } } as Event;
    drive.begin(
      undefined,
      {} as never,
      [...went, fell].map((event) => ({ event }) as SeenEvent<Event>),
    );
    expect([0, 1, 2].map((at) => drive.lasts(at) > 0)).toEqual([true, false, true]);
    drive.draw(0);
    expect(drive.spaces).toEqual([3, 4]);
    drive.draw(2);
    expect(drive.spaces).toEqual([3, 2]);
  });
});

describe("after the race", () => {
  it("tells how far and how battered everybody was, round by round", () => {
    const [start, later] = [view({}), view({})];
    later.open.round = 2;
    later.to_line = [20, 28];
    const past = [
      { view: start, events: [] },
      {
        view: later,
        events: [told({ gauge_fell: { seat: 1, gauge: -1 } }), told({ gauge_fell: { seat: 1, gauge: -2 } })],
      },
    ];
    expect(scene.chart(past)).toEqual([
      { round: 1, travelled: [0, 0], damage: [0, 0] },
      { round: 2, travelled: [8, 0], damage: [0, 2] },
    ]);
  });

  it("orders places, shared ones by seat", () => {
    const over = { ...view({}), places: [2, 1] } as unknown as View;
    expect(scene.podium(over)).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ]);
  });

  it("hears which parts were fired and whether a machine blew up", () => {
    const events = [told({ fired: { seat: 0, card: 7, power: 8, times: 2 } }), told({ exploded: { seat: 1 } })];
    expect(scene.fired(events, 0)).toEqual({ cards: [7], exploded: false });
    expect(scene.fired(events, 1)).toEqual({ cards: [], exploded: true });
  });
});
