import { describe, expect, it } from "vitest";
import { Work } from "../kit/work.svelte";
import { Drive } from "./drive.svelte";
import { Look } from "./look.svelte";
import { Pencil } from "./pencil.svelte";
import type { SeatLook } from "../contract";
import type { Action, Sheet, View } from "../../generated/railroad-ink";

const SHEET: Sheet = { drawings: [], craters: [], crossed_off: [], dot: "33" };
const VIEW = {
  options: { expansion: "none" },
  phase: "drawing",
  roll: { routes: ["hs", "hc", "rs", "sc"], lava: null, meteor: null },
  sheets: [SHEET, SHEET],
  finished: 0,
  own: {
    turn: { moment: "drawing", routes_left: 0b1011, lava_left: 0, special_used: false },
    shown: SHEET,
    meteors: [],
  },
} as unknown as View;
const LEGAL: Action[] = [{ draw_route: "01H-H-" }, { draw_route: "11H-H-" }, { draw_route: "11-H-H" }];
const seats = [{ name: "Ana" }, { name: "Bo" }] as SeatLook[];

function newPencil() {
  const done: Action[] = [];
  const asked: Action[] = [];
  const board = () => ({
    view: VIEW,
    legal: LEGAL,
    seat: 0,
    seats,
    undo: null,
    act: (action: Action) => Promise.resolve(void done.push(action)),
    why: (action: Action) => Promise.resolve((asked.push(action), null)),
  });
  const work = new Work<Action>(board);
  const look = new Look(board, new Drive());
  const pencil = new Pencil(board, look, work);
  return {
    pencil,
    look,
    done,
    asked,
    pick: (key: string) => pencil.pick(pencil.tray.find((tool) => tool.key === key)!),
  };
}

describe("what is in hand", () => {
  it("is drawn where it was placed, the way round it was turned", async () => {
    const { pencil, done, pick } = newPencil();
    pick("route0");
    expect([...pencil.open]).toEqual(["01", "11"]);
    pencil.choose("11", true);
    expect(pencil.ghost?.shape).toBe("H-H-");
    pencil.choose("11", true);
    expect(pencil.ghost?.shape).toBe("-H-H");
    pencil.draw();
    await Promise.resolve();
    expect(done).toEqual([{ draw_route: "11-H-H" }]);
  });

  it("is drawn by a second click of the mouse", async () => {
    const { pencil, done, pick } = newPencil();
    pick("route0");
    pencil.choose("01", false);
    pencil.choose("01", false);
    await Promise.resolve();
    expect(done).toEqual([{ draw_route: "01H-H-" }]);
  });

  it("is put down step by step", () => {
    const { pencil, look, pick } = newPencil();
    look.pin({ line: "errors" });
    pick("route0");
    pencil.choose("01", false);
    pencil.drop();
    expect([pencil.placed, pencil.picked]).toEqual([null, "route0"]);
    pencil.drop();
    expect([pencil.picked, look.pinned]).toEqual([null, { line: "errors" }]);
    pencil.drop();
    expect(pencil.holds).toBe(false);
  });

  it("is nothing that was drawn already: the rules are asked why", () => {
    const { pencil, asked, pick } = newPencil();
    pick("route2");
    expect([pencil.tool, asked]).toEqual([null, [{ draw_route: "33R-R-" }]]);
  });

  it("is nothing while somebody else's board is looked at", () => {
    const { pencil, look, pick } = newPencil();
    look.chosen = 1;
    pick("route0");
    expect([pencil.live, pencil.tool]).toEqual([false, null]);
  });
});
