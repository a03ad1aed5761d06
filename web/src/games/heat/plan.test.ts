import { describe, expect, it } from "vitest";
import { Work } from "../kit/work.svelte";
import { Plan } from "./plan.svelte";
import type { Deed } from "../contract";
import type { Action, View } from "../../generated/heat";

const shift = (gear: number, more = {}) => ({ gear, legal: true, fills: true, heat: 0, ...more });
const LAID = ["speed_1", "speed_2"];
const VIEW = {
  phase: "planning",
  cars: [{ status: "racing" }],
  drivers: [{ gear: 1 }],
  own: { plan: { shifted: 2 }, laid: LAID, shifts: [shift(1), shift(2), shift(3, { fills: false })], forecast: null },
} as unknown as View;

function newPlan() {
  const played: Deed<Action>[][] = [];
  const board = () => ({
    view: VIEW,
    legal: ["commit"] as Action[],
    seat: 0,
    undo: () => Promise.resolve(),
    play: (deeds: Deed<Action>[]) => Promise.resolve(void played.push(deeds)),
    act: () => Promise.resolve(),
    why: () => Promise.resolve(null),
  });
  return { plan: new Plan(board, new Work<Action>(board)), played };
}

describe("a plan", () => {
  it("is taken back for another gear, and laid again as far as it fills the gear", async () => {
    const { plan, played } = newPlan();
    expect(plan.gear).toBe(2);
    await plan.shift(plan.gears[0]!);
    expect(played).toEqual([["undo", "undo", "undo", { act: { shift_gear: 1 } }, { act: { lay_card: LAID[0] } }]]);
  });

  it("lays nothing again for a gear that would not be filled", async () => {
    const { plan, played } = newPlan();
    await plan.shift(plan.gears[2]!);
    expect(played).toEqual([["undo", "undo", "undo", { act: { shift_gear: 3 } }]]);
  });

  it("gives back a card with all that were laid after it", async () => {
    const { plan, played } = newPlan();
    await plan.takeBack(0);
    expect(played).toEqual([["undo", "undo"]]);
    expect([plan.carried(1), plan.carried(7)]).toEqual([LAID[1], null]);
  });
});
