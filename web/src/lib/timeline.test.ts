import { describe, expect, it } from "vitest";
import { append, join, stories } from "./timeline";
import type { Update } from "./types";

const step = (view: number, told: string[] = ["told"]): Update => ({
  table: "t",
  epoch: 1,
  number: view,
  seat: null,
  events: told.map((id) => ({ event: id, told: { id, args: [] } })),
  view,
  legal: [],
  prompt: null,
  can_undo: false,
  to_act: [],
  clocks: [],
});

describe("the timeline", () => {
  it("tells one story a step and nothing about the first picture", () => {
    const told = stories([step(0, []), step(1), step(2, ["a", "b"])]);
    expect(told.map((story) => story.at)).toEqual([1, 2]);
  });

  it("strikes out what was taken back", () => {
    const told = stories([step(0, []), step(1), step(2), step(1, []), step(3)]);
    expect(told.map((story) => [story.at, story.undone, story.backTo])).toEqual([
      [1, false, null],
      [2, true, null],
      [3, false, 1],
      [4, false, null],
    ]);
  });

  it("takes what only changes the choices for no new position", () => {
    const updates = append([step(0, []), step(1)], { ...step(1, []), legal: ["x"] });
    expect(updates.map((update) => [update.view, update.legal.length])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(stories(updates)).toHaveLength(1);
    expect(append(updates, step(0, []))).toHaveLength(3);
  });

  it("joins a history with what came meanwhile", () => {
    const history = [step(0, []), step(1), step(2)];
    expect(join(history, [step(1), step(2), step(3)])?.map((update) => update.view)).toEqual([0, 1, 2, 3]);
    expect(join(history, [])?.length).toBe(3);
    expect(join([], [step(4)])?.length).toBe(1);
    expect(join(history, [step(7)])).toBeNull();
  });
});
