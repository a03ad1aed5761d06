import { describe, expect, it } from "vitest";
import { append, isWhole, join, stories } from "./timeline";
import type { BackTo, Update } from "./types";

const step = (number: number, told: string[] = ["told"], back_to?: BackTo): Update => ({
  table: "t",
  number,
  seat: null,
  events: told.map((id) => ({ event: id, told: { id, args: [] } })),
  ...(back_to && { back_to }),
  view: number,
  legal: [],
  prompt: null,
  can_undo: false,
  to_act: [],
  clocks: [],
});
const back = (number: number, to: number, keeps?: number[]) =>
  step(number, [], { number: to, ...(keeps && { keeps }) });
const brief = (updates: Update[]) => stories(updates).map((story) => [story.at, story.undone, story.backTo]);

describe("the timeline", () => {
  it("tells one story a step and nothing about the first picture", () => {
    const told = stories([step(0, []), step(1), step(2, ["a", "b"])]);
    expect(told.map((story) => story.at)).toEqual([1, 2]);
  });

  it("strikes out what was taken back", () => {
    expect(brief([step(0, []), step(1), step(2), back(3, 1), step(4)])).toEqual([
      [1, false, null],
      [2, true, null],
      [3, false, 1],
      [4, false, null],
    ]);
  });

  it("keeps what others did meanwhile", () => {
    expect(brief([step(0, []), step(1), step(2), back(3, 0, [2])])).toEqual([
      [1, true, null],
      [2, false, null],
      [3, false, 0],
    ]);
  });

  it("takes a step back that was taken back for none", () => {
    expect(brief([step(0, []), step(1), back(2, 0), back(3, 1)])).toEqual([
      [1, false, null],
      [2, true, 0],
      [3, false, 1],
    ]);
  });

  it("takes the last position told anew for no new one", () => {
    const updates = append([step(0, []), step(1)], { ...step(1, []), legal: ["x"] });
    expect(updates.map((update) => [update.number, update.legal.length])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(stories(updates)).toHaveLength(1);
    expect(append(updates, step(2))).toHaveLength(3);
  });

  it("knows what is missing, and joins a history with what came meanwhile", () => {
    const live = append([step(1), step(2)], step(3));
    expect(isWhole(live)).toBe(false);
    const whole = join([step(0, []), step(1), step(2)], live);
    expect(whole.map((update) => update.number)).toEqual([0, 1, 2, 3]);
    expect(isWhole(whole)).toBe(true);
    expect(join([], live)).toEqual(live);
  });
});
