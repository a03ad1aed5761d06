import { describe, expect, it } from "vitest";
import { freeCells, moved, NOWHERE } from "./layout";
import { BOX } from "./scene";

const MIDDLE = 112;

describe("a layout", () => {
  it("lays a card elsewhere, or lets two change places", () => {
    expect(moved([MIDDLE, 113, 114], 2, 97)).toEqual([MIDDLE, 113, 97]);
    expect(moved([MIDDLE, 113, 114], 2, MIDDLE)).toEqual([114, 113, MIDDLE]);
  });

  it("offers the free cells up to two steps away, and none beyond the edge", () => {
    expect(freeCells([MIDDLE])).toHaveLength(12);
    expect(freeCells([0])).toEqual([1, 2, BOX.grid, BOX.grid + 1, 2 * BOX.grid]);
    expect(freeCells([MIDDLE, NOWHERE])).toHaveLength(12);
  });
});
