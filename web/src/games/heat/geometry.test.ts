import { describe, expect, it } from "vitest";
import * as geometry from "./geometry";
import { HALF, type Circuit } from "./geometry";
import { landscapeOf } from "./landscape";
import { TRACKS, printedOf } from "./scene";
import type { Track } from "../../generated/heat";

const circuits = new Map<Track, Circuit>();
for (const track of TRACKS) circuits.set(track, geometry.circuitOf(track, await geometry.loadSpots(track)));

const far = (a: geometry.Point, b: geometry.Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(TRACKS)("the track %s", (track) => {
  const circuit = circuits.get(track)!;
  const printed = printedOf(track);

  it("has a place for every space, and no more", () => {
    expect(circuit.spaces).toBe(printed.spaces);
    for (let space = 1; space <= printed.spaces; space++) {
      const { x, y } = circuit.centre(space);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(geometry.WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(geometry.HEIGHT);
    }
  });

  it("leads forward: who looks along it has the left spot on the left", () => {
    for (let space = 1; space <= printed.spaces; space++) {
      const [here, next] = [circuit.centre(space), circuit.centre(space + 1)];
      const turn = (circuit.heading(space) * Math.PI) / 180;
      const along = (next.x - here.x) * Math.cos(turn) + (next.y - here.y) * Math.sin(turn);
      expect(along, `space ${space}`).toBeGreaterThan(0);
    }
  });

  it("keeps its two spots apart, and cars behind one another too", () => {
    for (let space = 1; space <= printed.spaces; space++) {
      expect(far(geometry.pose(circuit, space, "left"), geometry.pose(circuit, space, "right"))).toBeGreaterThan(25);
      for (const side of ["left", "right"] as const) {
        expect(
          far(geometry.pose(circuit, space, side), geometry.pose(circuit, space + 1, side)),
          `space ${space}`,
        ).toBeGreaterThan(30);
      }
    }
  });

  it("comes round: after a lap a car is where it was", () => {
    expect(far(circuit.centre(3), circuit.centre(3 + circuit.spaces))).toBeLessThan(1e-6);
  });

  it("has room for its signs beside the road", () => {
    const signs = geometry.signsOf(circuit, printed);
    expect(signs.limits).toHaveLength(printed.corners.length);
    for (const at of [...signs.limits, ...signs.corners, ...signs.sectors]) {
      expect(circuit.clearance(at)).toBeGreaterThan(HALF + 10);
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(geometry.WIDTH);
    }
    const all = [...signs.limits, ...signs.corners, ...signs.sectors];
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(far(a, b)).toBeGreaterThan(36);
  });

  it("has kerbs, and the same landscape every time", () => {
    expect(geometry.kerbs(circuit).length).toBeGreaterThan(2);
    const signs = geometry.signsOf(circuit, printed);
    expect(landscapeOf(circuit, signs)).toEqual(landscapeOf(circuit, signs));
  });
});

describe("a bridge", () => {
  it("is found where a track crosses itself, and nowhere else", () => {
    for (const track of TRACKS) expect(circuits.get(track)!.bridge === null, track).toBe(track !== "japan");
    expect(circuits.get("japan")!.bridge).toEqual([0, 4]);
  });
});
