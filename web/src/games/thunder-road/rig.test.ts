import { describe, expect, it } from "vitest";
import { ROWS, TOWARDS, lotOf, plus, spot, waitingSpot, type Spot } from "./geometry";
import { coupling, waitingRig, wagons } from "./rig";

/** A rig whose front stands in one place, and whose other sections lie behind it in these directions. */
function rig(...behind: ("rear" | "rear_left" | "rear_right")[]): ReturnType<typeof wagons> {
  const front = spot(2, 10);
  const [middle, rear] = behind.reduce<Spot[]>((line, to) => [...line, plus(line.at(-1) ?? front, TOWARDS[to])], []);
  return wagons({ front, middle: middle ?? null, rear: rear ?? null });
}

const turns = (line: ReturnType<typeof wagons>): number[] => line.map(({ turn }) => Math.round(turn));

/** The ends of a coupling. */
const ends = (path: string): number[] => {
  const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
  return [...numbers.slice(0, 2), ...numbers.slice(-2)];
};

describe("the rig", () => {
  it("lies straight where it drives straight", () => {
    expect(turns(rig("rear", "rear"))).toEqual([0, 0, 0]);
  });

  it("bends with its way, the front least of all", () => {
    const [rear, middle, front] = turns(rig("rear_left", "rear_left")) as [number, number, number];
    expect(front).toBeGreaterThan(0);
    expect(middle).toBeGreaterThan(front);
    expect(rear).toBeGreaterThanOrEqual(middle);
  });

  it("holds its middle straight in a zigzag", () => {
    const [rear, middle, front] = turns(rig("rear_left", "rear_right")) as [number, number, number];
    expect(middle).toBeCloseTo(0);
    expect(Math.sign(rear)).toBe(-Math.sign(front));
  });

  it("drags sections that have no space straight behind", () => {
    const line = rig("rear_left");
    expect(line.map(({ hanging }) => hanging)).toEqual([true, false, false]);
    expect(line[0]!.spot).toEqual(plus(line[1]!.spot, TOWARDS.rear));
    expect(rig().map(({ hanging }) => hanging)).toEqual([true, true, false]);
  });

  it("is not there before its front has a place", () => {
    expect(wagons({ front: null, middle: null, rear: null })).toEqual([]);
  });

  it("waits in a lane of its own, in three columns", () => {
    const line = Object.values(waitingRig());
    const others = Array.from({ length: 17 }, (_, place) => waitingSpot(place, ROWS - 1));
    expect(lotOf(line)).toBe(3);
    expect(others.some(({ across }) => across === line[0]!.across)).toBe(false);
    expect(turns(wagons(waitingRig()))).toEqual([0, 0, 0]);
  });

  it.each(["rear", "rear_left", "rear_right"] as const)("is coupled from hitch to hitch (%s)", (to) => {
    const [, middle, front] = rig(to, "rear");
    const [x, y, u, v] = ends(coupling(middle!, front!)) as [number, number, number, number];
    expect(Math.hypot(x - middle!.spot.along, y - middle!.spot.across)).toBeCloseTo(25, 0);
    expect(Math.hypot(u - front!.spot.along, v - front!.spot.across)).toBeCloseTo(25, 0);
  });
});
