import { describe, expect, it } from "vitest";
import * as geometry from "./geometry";
import type { Direction } from "../../generated/thunder-road";

const DIRECTIONS = Object.keys(geometry.TOWARDS) as Direction[];
const spaces = Array.from({ length: geometry.ROWS * geometry.COLUMNS }, (_, space) => space);

describe("the grid", () => {
  it("has every space at a place of its own", () => {
    const places = new Set(spaces.map((space) => JSON.stringify(geometry.spotOf(space))));
    expect(places.size).toBe(144);
  });

  it("puts odd lanes half a space further forward", () => {
    expect(geometry.spot(1, 4).along - geometry.spot(0, 4).along).toBe(geometry.LONG / 2);
    expect(geometry.spot(2, 4).along).toBe(geometry.spot(0, 4).along);
  });

  it("leads from every space that is not at an edge to six others", () => {
    for (const space of spaces) {
      const [row, column] = [Math.floor(space / 24), space % 24];
      if (row === 0 || row === 5 || column === 0 || column === 23) continue;
      for (const direction of DIRECTIONS) {
        const to = geometry.plus(geometry.spotOf(space), geometry.TOWARDS[direction]);
        expect(spaces.filter((other) => geometry.isAt(geometry.spotOf(other), to))).toHaveLength(1);
      }
    }
  });

  it("has three spaces ahead, one of them straight", () => {
    const ahead = DIRECTIONS.filter((direction) => geometry.TOWARDS[direction].along > 0);
    expect(ahead).toEqual(["front_left", "front", "front_right"]);
    expect(geometry.TOWARDS.front.across).toBe(0);
  });
});

describe("the road upright", () => {
  it("runs upwards with the left lane on the left", () => {
    const [rear, lead] = [geometry.project(geometry.spot(0, 0), "up"), geometry.project(geometry.spot(0, 23), "up")];
    expect(lead.y).toBeLessThan(rear.y);
    expect(geometry.project(geometry.spot(5, 0), "up").x).toBeGreaterThan(rear.x);
  });

  it("makes room for as many as wait", () => {
    const lot = (count: number, lanes?: number) =>
      geometry.lotOf(Array.from({ length: count }, (_, place) => geometry.waitingSpot(place, lanes)));
    expect([lot(0), lot(1), lot(6), lot(7), lot(12), lot(17, 5)]).toEqual([0, 2, 2, 2, 2, 4]);
    expect(geometry.lotOf(spaces.map(geometry.spotOf))).toBe(0);
    expect(geometry.frame("right", 4).width).toBeGreaterThan(geometry.frame("right", 2).width);
  });

  it("turns arrows with it", () => {
    expect(geometry.turnOf("front", "right")).toBe(0);
    expect(geometry.turnOf("front", "up")).toBe(-90);
    expect(geometry.turnOf("rear", "up")).toBe(90);
    // An arrow to the front left points up and to the right of a road that runs to the right.
    expect(geometry.turnOf("front_left", "right")).toBeLessThan(0);
    expect(geometry.turnOf("front_left", "right")).toBeGreaterThan(-90);
  });

  it.each(["right", "up"] as const)("is all in the frame (%s)", (way) => {
    const { x, y, width, height } = geometry.frame(way, 2);
    const spots = [
      ...spaces.map(geometry.spotOf),
      ...Array.from({ length: 12 }, (_, place) => geometry.waitingSpot(place)),
    ];
    for (const spot of spots) {
      const at = geometry.project(spot, way);
      expect(at.x - x).toBeGreaterThan(geometry.LONG / 2);
      expect(x + width - at.x).toBeGreaterThan(geometry.LONG / 2);
      expect(at.y - y).toBeGreaterThan(geometry.LONG / 2);
      expect(y + height - at.y).toBeGreaterThan(geometry.LONG / 2);
    }
  });
});
