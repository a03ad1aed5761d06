import type { Say } from "../contract";
import { describe, expect, it } from "vitest";
import { CELLS, EXITS, PRINTED, SPECIALS, ink, linePath } from "./geometry";
import * as scene from "./scene";
import type { Action, Marks, Sheet, View } from "../../generated/railroad-ink";

const say: Say = (id, args = {}) => `${id}${Object.keys(args).length > 0 ? JSON.stringify(args) : ""}`;

const SHEET: Sheet = {
  drawings: [
    ["01H-H-", 1],
    ["13RRHR", 2],
  ],
  craters: ["23"],
  crossed_off: ["x-hrrr"],
  dot: "33",
};
const MARKS: Marks = {
  networks: [{ exits: ["01", "30"], highways: ["01"], railways: [], points: 4 }],
  highway: ["01", "11"],
  railway: [],
  centre: [],
  into_craters: ["13s"],
  lakes: [
    { cells: ["00"], closed: true, points: 5 },
    { cells: ["44"], closed: false, points: 0 },
  ],
  errors: [],
};
const VIEW: View = {
  viewer: { seat: 0 },
  options: {
    expansion: "none",
    must_draw: "as_it_comes",
    longest: "simple",
    centre: "anything",
    spare_craters: true,
    lava_apart: false,
  },
  round: 2,
  phase: "drawing",
  roll: { routes: ["hs", "hs", "rc", "sc"], lava: null, meteor: null },
  sheets: [SHEET],
  scores: [{ networks: 4, highway: 2, railway: 0, centre: 0, expansion: 0, errors: 9 }],
  marks: [MARKS],
  places: null,
  finished: 0b10,
  own: {
    turn: { moment: "drawing", routes_left: 0b1101, lava_left: 0, special_used: false },
    shown: SHEET,
    meteors: [],
  },
};
const LEGAL: Action[] = [
  { draw_route: "11H-H-" },
  { draw_route: "05HR--" },
  { draw_route: "05H--R" },
  { draw_route: "11HR--" },
  { draw_special: "05HHHR" },
  "finish",
];

describe("orientations", () => {
  it("are as many as the rules count", () => {
    const counts = Object.fromEntries(Object.keys(PRINTED).map((piece) => [piece, scene.orientations(piece).length]));
    expect(counts).toMatchObject({ hs: 2, hc: 4, ht: 4, op: 2, ss: 4, sc: 8, "x-hhhh": 1, "x-hrhr": 2, "x-hhrr": 4 });
    expect(counts).toMatchObject({ "l-curve": 4, "l-straight": 2, "l-highway": 4, volcano: 1 });
  });

  it("lead back to their piece", () => {
    for (const piece of Object.keys(PRINTED)) {
      for (const shape of scene.orientations(piece)) expect(scene.pieceOf(shape)).toBe(piece);
    }
  });
});

describe("the tray", () => {
  const tray = scene.tools(VIEW, 0, LEGAL);

  it("holds the dice and the special routes, with what is legal and nothing else", () => {
    expect(tray.map((tool) => tool.key)).toEqual(["route0", "route1", "route2", "route3", ...SPECIALS]);
    expect(tray.map((tool) => tool.fits.size).slice(0, 4)).toEqual([1, 1, 0, 2]);
    expect(tray.find((tool) => tool.key === "x-hhhr")?.fits.has("05")).toBe(true);
  });

  it("knows what is spent", () => {
    expect(tray.filter((tool) => tool.spent).map((tool) => tool.key)).toEqual(["route1", "x-hrrr"]);
  });

  it("counts the dice that still have to be drawn", () => {
    expect(scene.stillFitting(tray)).toBe(2);
  });

  it("sends exactly the actions it was given", () => {
    const sent = tray.flatMap((tool) => [...tool.fits.values()].flat().map((choice) => choice.action));
    for (const action of sent) expect(LEGAL).toContain(action);
  });

  it("shows the dice to somebody without a seat as well", () => {
    expect(scene.tools({ ...VIEW, own: null }, null, []).filter((tool) => tool.spent)).toEqual([]);
  });
});

describe("turning", () => {
  const choices = scene.grouped(LEGAL).get("sc")?.get("05") ?? [];
  const [first, second] = choices;

  it("goes from one legal way round to the next and back", () => {
    expect(scene.rotated(choices, first!)).toBe(second);
    expect(scene.rotated(choices, second!)).toBe(first);
    expect(scene.rotated(choices, first!, true)).toBe(second);
  });

  it("mirrors", () => {
    expect(scene.flipped(choices, first!)).toBe(second);
  });

  it("chooses the only way that fits by itself", () => {
    const only = scene.grouped(LEGAL).get("hs")?.get("11") ?? [];
    expect(scene.nearest(only, "-H-H")?.shape).toBe("H-H-");
    expect(scene.nearest([], "H-H-")).toBeNull();
  });
});

describe("words", () => {
  it("say what is in a cell", () => {
    expect(scene.cellWords(SHEET, "23", say)).toBe("page-crater");
    expect(scene.cellWords(SHEET, "66", say)).toBe("page-empty");
    expect(scene.cellWords(SHEET, "01", say)).toContain("piece-hs");
  });

  it("give a reason for every point", () => {
    expect(scene.reasons(MARKS, "networks", say)).toEqual(['page-network{"letter":"A","exits":2,"points":4}']);
    expect(scene.reasons(MARKS, "expansion", say)).toHaveLength(2);
    expect(scene.reasons(MARKS, "errors", say)).toEqual([]);
  });

  it("write a true minus", () => {
    expect(scene.signed(scene.total(VIEW.scores[0]!))).toBe("−3");
  });
});

describe("motion", () => {
  it("inks what changed on this board", () => {
    const events = [
      { drawn: { seat: 0, drawing: "11H-H-" } },
      { shown: { seat: 1, what: { drawing: "12-H-H" } } },
      { shown: { seat: 1, what: { crater: "44" } } },
    ];
    expect([...scene.changed(events, 0)]).toEqual(["11"]);
    expect([...scene.changed(events, 1)]).toEqual(["12", "44"]);
  });
});

describe("geometry", () => {
  it("has 49 cells, twelve exits and steps that stay on the board", () => {
    expect([CELLS.length, EXITS.length]).toEqual([49, 12]);
    expect([scene.neighbour("00", "north"), scene.neighbour("00", "east")]).toEqual(["00", "01"]);
  });

  it("draws the same ink each time, and each end in the middle of its side", () => {
    expect(ink("HR--", 3)).toEqual(ink("HR--", 3));
    expect(ink("-R-R").rails).toMatch(/^M100 50C.* 0 50$/);
    expect(ink("HRHRo").station).toBe(false);
    expect(ink("HRHR").station).toBe(true);
  });

  it("runs a line through its cells", () => {
    expect(linePath(["00", "01"])).toBe("M50 50L150 50");
    expect(linePath([])).toBe("");
  });
});
