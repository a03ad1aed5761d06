import { describe, expect, it } from "vitest";
import { CARD, boundsOf, cellAt, fit, layTrack, standing } from "./geometry";
import { motifOf } from "./motifs";
import { BOX } from "./scene";

const chain = (tiles: typeof BOX.alps) => [0, 1, 2, 3, 6, 7].map((tile) => tiles[tile]!);
const MIDDLE = Math.floor(BOX.grid / 2) * (BOX.grid + 1);

describe("a machine", () => {
  it("lies on a grid, row by row", () => {
    expect(cellAt(0)).toEqual({ x: 0, y: 0 });
    expect(cellAt(BOX.grid + 2)).toEqual({ x: 2 * CARD.width, y: CARD.height });
  });

  it("is seen as a whole, with what was lifted left out", () => {
    const frame = boundsOf([MIDDLE, MIDDLE + 1, 255], 10);
    expect(frame.width).toBe(2 * CARD.width + 20);
    expect(frame.height).toBe(CARD.height + 20);
    const { scale, x } = fit(frame, { width: 340, height: 1000 });
    expect(scale).toBe(1);
    expect(x + frame.x * scale).toBe(0);
  });

  it("has a drawing for every part, and none for a cockpit", () => {
    for (const { id } of BOX.parts) expect(motifOf(id), id).not.toBeNull();
    for (const { part, cockpit } of BOX.inventors) {
      expect(motifOf(part.id), part.id).not.toBeNull();
      expect(motifOf(cockpit.id)).toBeNull();
    }
  });
});

describe.each(["alps", "skyrail"] as const)("the track of the %s", (course) => {
  it.each([1, 2])("is laid in %i rows without two spaces on one another", (rows) => {
    const laid = layTrack(chain(BOX[course]), rows);
    const spaces = chain(BOX[course]).reduce((sum, tile) => sum + tile.spaces.length, 0);
    expect(laid.spaces).toHaveLength(spaces);
    for (const [one, a] of laid.spaces.entries()) {
      expect(a.x).toBeGreaterThan(18);
      expect(a.x).toBeLessThan(laid.width - 18);
      expect(a.y).toBeLessThan(laid.height - 18);
      for (const b of laid.spaces.slice(one + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(36);
    }
  });

  it("fills a wide window", () => {
    const laid = layTrack(chain(BOX[course]), 2, 8);
    expect(laid.width / laid.height).toBeCloseTo(8);
    expect(Math.max(...laid.spaces.map(({ x }) => x))).toBeGreaterThan(laid.width - 100);
  });

  it("leads from every space but the last to another one", () => {
    const laid = layTrack(chain(BOX[course]), 2);
    const left = new Set(laid.roads.map(({ from }) => from));
    const reached = new Set(laid.roads.map(({ to }) => to));
    for (let space = 0; space < laid.spaces.length; space++) {
      expect(left.has(space)).toBe(space < laid.spaces.length - 1);
      expect(reached.has(space)).toBe(space > 0);
    }
  });

  it("turns back in its second row", () => {
    const laid = layTrack(chain(BOX[course]), 2);
    const [first, last] = [laid.spaces[0]!, laid.spaces.at(-1)!];
    expect(laid.spaces[1]!.x).toBeGreaterThan(first.x);
    expect(laid.spaces.at(-2)!.x).toBeGreaterThan(last.x);
    expect(last.y).toBeGreaterThan(first.y + 100);
  });
});

describe("pawns on one space", () => {
  it("stand side by side, eight of them in two rows", () => {
    const places = Array.from({ length: 8 }, (_, pawn) => standing(8, pawn));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
    expect(standing(1, 0).x).toBe(0);
  });
});
