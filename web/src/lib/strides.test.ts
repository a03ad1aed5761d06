import { describe, expect, it } from "vitest";
import { stops, stride } from "./strides";
import type { Turn } from "./turns";

const line = { told: { id: "told", args: [] }, level: 0, grave: false, undone: false, clause: null };
const turn = (from: number, to: number, change: Partial<Turn> = {}): Turn => ({
  seat: 0,
  from,
  to,
  briefs: [],
  lines: [line],
  heads: false,
  backTo: null,
  ...change,
});
const round = (at: number) => turn(at, at, { seat: null, heads: true });

describe("strides", () => {
  const turns = [round(1), turn(1, 4), turn(5, 6), round(6), turn(7, 9)];

  it("go to the end of every turn", () => {
    expect(stops(turns, "turn", 10)).toEqual([0, 4, 6, 9, 10]);
  });

  it("go to where every round begins", () => {
    expect(stops(turns, "round", 10)).toEqual([0, 1, 6, 10]);
  });

  it("leave out what was taken back", () => {
    const undone = turn(5, 6, { lines: [{ ...line, undone: true }] });
    const back = turn(7, 7, { lines: [], backTo: 4 });
    expect(stops([turn(1, 4), undone, back, turn(8, 9)], "turn", 9)).toEqual([0, 4, 9]);
  });

  it("lead on from a position between two stops", () => {
    const all = stops(turns, "turn", 10);
    expect([stride(all, 5, 1), stride(all, 5, -1), stride(all, 10, 1), stride(all, 0, -1)]).toEqual([6, 4, 10, 0]);
  });
});
