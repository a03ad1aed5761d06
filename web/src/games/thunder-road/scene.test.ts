import { describe, expect, it } from "vitest";
import { spot } from "./geometry";
import { offers } from "./offers";
import * as scene from "./scene";
import type { SeenEvent } from "../contract";
import type { Action, Car, Damage, Event, Gang, Outlook, Question, Told, View } from "../../generated/thunder-road";

const car = (more: Partial<Car> = {}): Car => ({
  die: null,
  coasts: 0,
  damage: [],
  inoperable: false,
  burning: false,
  upgrade: null,
  charges: 0,
  ...more,
});
const gang = (more: Partial<Gang> = {}): Gang => ({
  is_in: true,
  dice: [2, 4, 4, 6],
  commanded: false,
  turns: 0,
  chopper: null,
  leader: null,
  ability_used: false,
  tokens: 0,
  used: 0,
  tokened: 0,
  cards: { hand: 0, played: 0, discard: 0 },
  muted: 0,
  bonus: null,
  airstrike: false,
  one_shot: false,
  bounty: false,
  set: [],
  ...more,
});
const CARS = Array.from({ length: 17 }, () => car());
CARS[3] = car({ inoperable: true, damage: ["dent", "blast"] });
const [GONE, WAITING, HOME] = [255, 254, 253];
const AT: Record<number, number> = { 0: 2 * 24 + 4, 1: WAITING, 3: 2 * 24 + 6, 5: HOME, 13: 5 * 24 + 3 };
const OUTLOOK: Outlook = { reach: [], steps: [], shots: [], slam: null, unseen: [3, 3, 0, 2, 2] } as unknown as Outlook;
const VIEW = {
  viewer: { seat: 0 },
  asked: 1,
  places: null,
  outlook: OUTLOOK,
  open: {
    options: {},
    phase: "racing",
    round: 2,
    first: 1,
    road_die: 2,
    turn: {
      seat: 0,
      step: "drive",
      mover: 0,
      drive: { moves: 3, manner: "normal", drift: false, on_road: true, stopped: false, bonus: "ahead", salt: false },
      second: null,
      rig: null,
    },
    stack: [],
    gangs: [gang(), gang(), gang({ is_in: false })],
    at: Array.from({ length: 32 }, (_, who) => AT[who] ?? GONE),
    cars: CARS,
    road: { tiles: [0, 2, 4], laid: 3, is_final: false, tokens: [] },
  },
} as unknown as View;
const at = (step: View["open"]["turn"]["step"], outlook: Partial<Outlook> = {}, mover: number | null = 0): View => ({
  ...VIEW,
  outlook: { ...OUTLOOK, ...outlook },
  open: { ...VIEW.open, turn: { ...VIEW.open.turn, step, mover } },
});
/** The same, with something asked in between. */
const asking = (ask: Question, view: View = VIEW): View => ({
  ...view,
  open: { ...view.open, stack: [{ frame: { ask }, level: 1 }] },
});
const STEPS: Action[] = [{ step: "front_left" }, { step: "front" }, { step: "front_right" }];

describe("vehicles", () => {
  it("stand where the view says", () => {
    expect(scene.spotOfVehicle(VIEW, 0)).toEqual(spot(2, 4));
    expect(scene.spotOfVehicle(VIEW, 1)).toBeNull();
    expect(scene.spotOfVehicle(VIEW, 13)).toEqual(spot(5, 3));
    expect([0, 1, 3, 4, 5].map((who) => scene.stateOf(VIEW.open, who))).toEqual([
      "operable",
      "waiting",
      "inoperable",
      "gone",
      "home",
    ]);
  });

  it("say what their damage does, the same for a skid in any direction", () => {
    const asked = (damage: Damage) => scene.damageHelp(damage, (id, args) => `${id} ${String(args?.damage)}`);
    expect(asked("skid_rear")).toBe("page-damage-does skid");
    expect(asked("blast")).toBe("page-damage-does blast");
    expect(asked("substitute")).toBe("page-damage-does minor");
  });
});

describe("dice", () => {
  const legal: Action[] = [
    { assign: { car: 0, die: 2 } },
    { assign: { car: 0, die: 4 } },
    { assign: { car: 1, die: 4 } },
  ];

  it("go where they are lawful, and nowhere else", () => {
    expect(scene.takes(legal, { car: 1 }, null)).toBe(true);
    expect(scene.takes(legal, { car: 1 }, 2)).toBe(false);
    expect(scene.takes(legal, { command: "nitro" }, null)).toBe(false);
    expect(scene.isUseful(legal, 6)).toBe(false);
    expect(scene.asksForDie(STEPS)).toBe(false);
  });

  it("mean what the moment asks for", () => {
    expect(scene.placing(at("assign"), 4, { car: 1 })).toEqual({ assign: { car: 1, die: 4 } });
    expect(scene.placing(at("coast"), 4, { car: 1 })).toEqual({ coast: { car: 1, die: 4 } });
    expect(scene.placing(at("assign"), 4, { command: "drift" })).toEqual({ command: { command: "drift", die: 4 } });
    expect(scene.placing(at("steer"), 2, "steering")).toEqual({ steer: 2 });
    expect(scene.placing(at("rig_die"), 2, { rig: "cowcatcher" })).toEqual({
      rig_die: { command: "cowcatcher", die: 2 },
    });
  });

  it("make a second bike drive, or coast if it has its die", () => {
    const cars = VIEW.open.cars.map((car, place) => (place === 13 ? { ...car, die: 5 } : car));
    const second = at("second");
    const view = { ...second, open: { ...second.open, cars } };
    expect(scene.placing(view, 4, { car: 24 })).toEqual({ assign: { car: 24, die: 4 } });
    expect(scene.placing(view, 4, { car: 25 })).toEqual({ coast: { car: 25, die: 4 } });
  });
});

describe("the turn", () => {
  it("has four steps and an order", () => {
    expect(scene.stepOf(asking("repair"))).toBe("command");
    expect(scene.stepOf(asking("rig_damage"))).toBe("move");
    expect(scene.stepOf(at("road_bonus"))).toBe("move");
    expect(scene.order(VIEW)).toEqual([1, 2, 0]);
  });

  it("asks with buttons for what is not on the road", () => {
    const say = (id: string, args?: Record<string, unknown>) =>
      typeof args?.car === "string" ? `${id} ${args.car}` : id;
    const offered = (view: View, legal: Action[]) => offers(view, legal, say).map(({ text, quiet }) => [text, quiet]);
    expect(offered(VIEW, ["take_bonus", "decline_bonus"])).toEqual([
      ["choice-take", false],
      ["choice-decline", true],
    ]);
    expect(offered(VIEW, STEPS)).toEqual([]);
    expect(offered(VIEW, ["drift_through"])).toEqual([["choice-through", false]]);
    expect(offered(at("drive", {}, 24), ["drift_through"])).toEqual([["page-pass", false]]);
    expect(offered(VIEW, [{ give_way: 24 }])).toEqual([["choice-gives-way vehicle-bike", false]]);
  });

  it("is asked by what is unfinished, before it goes on", () => {
    expect(scene.questionOf(at("drive").open)).toBe("drive");
    expect(scene.questionOf(at("depart").open)).toBeNull();
    expect(scene.questionOf(asking("rig_damage").open)).toBe("rig_damage");
  });
});

describe("the road", () => {
  const slam = { slam: { with: 3, odds: { top_moves: 12, top_out: 2, bottom_out: 4, reroll: null } } };
  const ahead = (row: number, column: number, meets: unknown = "nothing", slides = false) => ({
    to: { row, column },
    meets,
    slides,
  });
  const steps = [ahead(1, 4), ahead(2, 5, "unknown"), ahead(3, 4)] as unknown as Outlook["steps"];
  const of_die = [2, 4, 8, 16, 32, 64];
  const end = (row: number, column: number, bits: number, meets: unknown = "nothing") => ({
    to: { row, column },
    with: bits,
    meets,
    way: [],
  });
  const reach = [
    { car: 0, ends: [end(2, 5, 8, "unknown"), end(1, 6, 8), end(2, 6, 8, slam)], of_die },
  ] as unknown as Outlook["reach"];

  it("lights the three spaces ahead, with what waits there", () => {
    const found = scene.lit(at("drive", { reach, steps }), STEPS);
    expect(found.map(({ spot: at }) => at)).toEqual([spot(1, 4), spot(2, 5), spot(3, 4)]);
    expect(found.map(({ meets }) => meets)).toEqual(["nothing", "unknown", "nothing"]);
  });

  it("says of glass that it slides on, unless that is the end", () => {
    const glass = [ahead(1, 4, "nothing", true), ahead(2, 5, "crash", true)] as unknown as Outlook["steps"];
    const found = scene.lit(at("drive", { reach, steps: glass }), STEPS);
    expect(found.map(({ sign }) => sign)).toEqual(["glass", "crash", "nothing"]);
  });

  it("lights what the cowcatcher shoves to, where a token drops and a bike comes back", () => {
    const shove = asking({ shove: { who: 3 } });
    expect(scene.lit(shove, [{ shove: "front_left" }]).map(({ spot: at }) => at)).toEqual([spot(1, 6)]);
    expect(scene.lit(VIEW, [{ drop_hazard: 50 }, "drop_none"]).map(({ kind }) => kind)).toEqual(["space"]);
    const legal: Action[] = [25, 27].map((bike) => ({ respawn: { bike, space: 50 } }));
    expect(scene.respawns(legal)).toEqual([25, 27]);
    expect(scene.lit(VIEW, legal, 27).map(({ action }) => action)).toEqual([legal[1]]);
  });

  it("aims at the commands of a section side by side", () => {
    const open = { ...VIEW.open, at: VIEW.open.at.map((space, who) => (who === 29 ? 60 : space)) };
    const shots = [
      { target: 29, aim: "hazard_dropper" as const, hits: 4 },
      { target: 29, aim: "targeting_computer" as const, hits: 4 },
    ];
    const found = scene.lit({ ...VIEW, open, outlook: { ...OUTLOOK, shots } }, [
      { shoot_rig: "hazard_dropper" },
      { shoot_rig: "targeting_computer" },
    ]);
    expect(found.map(({ aim, hits }) => [aim, hits])).toEqual([
      ["hazard_dropper", 4],
      ["targeting_computer", 4],
    ]);
    expect(found[0]!.spot).not.toEqual(found[1]!.spot);
  });

  it("takes a ramp from behind where it can", () => {
    const ways = [{ car: 0, of_die, ends: [end(2, 6, 8, "off_ramp"), end(2, 6, 8, "jump")] }];
    const view = at("drive", { reach: ways as unknown as Outlook["reach"], steps });
    expect(scene.marks(view, null, null).map(({ meets }) => meets)).toEqual(["jump"]);
  });

  it("lights targets with the faces that hit them", () => {
    const [target] = scene.lit(at("shoot", { shots: [{ target: 3, aim: null, hits: 2 }] }), [
      { shoot: 3 },
      "hold_fire",
    ]);
    expect(target).toMatchObject({ kind: "target", spot: spot(2, 6), hits: 2 });
    expect(scene.percent(2, 6)).toBe(33);
  });

  it("marks where a way ends, for the die in hand", () => {
    const assigning = at(
      "assign",
      { reach: [{ car: 0, of_die, ends: [end(2, 6, 0b100), end(2, 8, 0b10100)] }] as unknown as Outlook["reach"] },
      null,
    );
    expect(scene.marks(assigning, null, null)).toEqual([]);
    expect(scene.marks(assigning, 2, null).map(({ spot: at }) => at)).toEqual([spot(2, 6), spot(2, 8)]);
    expect(scene.marks(assigning, 4, null)).toEqual([
      { spot: spot(2, 8), to: { row: 2, column: 8 }, meets: "nothing", waits: "nothing", text: "", way: [] },
    ]);
    expect(scene.marks(assigning, null, 0).map(({ text }) => text)).toEqual(["2", "2·4"]);
    expect(scene.marks(assigning, 2, 1)).toEqual([]);
    expect(scene.marks(asking("place_chopper", at("command", { reach })), null, null)).toEqual([]);
    const push = { who: 3, to: { row: 3, column: 6 }, meets: "crash" } as unknown as Outlook["slam"];
    expect(scene.marks(at("drive", { slam: push }), null, null)).toEqual([
      { spot: spot(3, 6), to: { row: 3, column: 6 }, meets: "crash", waits: "crash", text: "", way: [] },
    ]);
  });

  it("draws the way that is driven, from where the mover stands", () => {
    const way = [
      { action: { step: "front" as const }, to: { row: 2, column: 5 } },
      { action: { step: "front_left" as const }, to: { row: 1, column: 5 } },
    ];
    const end = { to: { row: 1, column: 5 }, with: 4, meets: "nothing" as const, way };
    const view = at("drive", { reach: [{ car: 0, ends: [end], of_die: [2, 4, 8, 16, 32, 64] }] });
    const [mark] = scene.marks(view, null, null);
    expect(mark?.way).toEqual(way);
    expect(scene.wayOf(view, mark!)).toEqual([spot(2, 4), spot(2, 5), spot(1, 5)]);
  });

  it("knows what lies face down, the likeliest first", () => {
    expect(scene.unseenOdds(VIEW)).toEqual([
      { hazard: "road", percent: 30 },
      { hazard: "mud", percent: 30 },
      { hazard: "mine", percent: 20 },
      { hazard: "wreck", percent: 20 },
    ]);
  });

  it("is looked at where the mover is, or the own car furthest ahead", () => {
    expect(scene.restSpot(VIEW, 0)).toEqual(spot(2, 4));
    expect(scene.restSpot(at("assign", {}, null), 1)).toEqual(spot(2, 6));
    expect(scene.restSpot(at("assign", {}, null), 2)).toEqual(spot(2, 6));
  });
});

describe("the end", () => {
  const told = (event: Event): SeenEvent<Told> => ({ event: { level: 0, event }, told: { id: "x", args: [] } });

  it("counts what everybody did", () => {
    const events = [
      told({ slammed: { top: 0, bottom: 3, moves: "top", direction: "front" } }),
      told({ shot: { seat: 1, car: null, target: 0, face: "any", hit: true } }),
      told({ shot: { seat: 1, car: 3, target: 0, face: "large", hit: false } }),
      told({ eliminated: { who: 0, how: "crashed" } }),
      told({ eliminated: { who: 13, how: "destroyed" } }),
    ];
    const [red, blue] = scene.deeds([{ view: VIEW, events }], 2);
    expect(red).toEqual({ slams: 1, shots: 0, hits: 0, lost: 1 });
    expect(blue).toEqual({ slams: 0, shots: 2, hits: 1, lost: 0 });
  });

  it("has the winner first", () => {
    expect(scene.placesOf({ ...VIEW, places: [2, 1, 2] })).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 2 },
    ]);
  });
});
