import type { Say } from "../contract";
import { describe, expect, it } from "vitest";
import type { Gang, Open, Options } from "../../generated/thunder-road";
import * as vehicles from "./vehicles";

const crews = (seats: number, options: Partial<Options>): vehicles.Crews =>
  vehicles.crewsOf({ options: options as Options, gangs: Array.from({ length: seats }, () => ({}) as Gang) });
const NONE = crews(4, {});
const ALL = crews(6, { final_five: true, big_rig: true });
const say: Say = (id, args) => (args ? `${id} ${JSON.stringify(args)}` : id);

describe("vehicles", () => {
  it("belong to a crew and have a size, wrecks to nobody", () => {
    expect([vehicles.ownerOf(4, NONE), vehicles.sizeOf(4)]).toEqual([1, "medium"]);
    expect([vehicles.ownerOf(13, NONE), vehicles.sizeOf(13)]).toEqual([null, "small"]);
    expect(vehicles.gangOf(2, NONE)).toEqual([6, 7, 8]);
    expect(vehicles.gangOf(4, ALL)).toEqual([24, 25, 26, 27, 28]);
    expect(vehicles.gangOf(5, ALL)).toEqual([31]);
  });

  it("are cars, wrecks, bikes and sections, in this order", () => {
    expect([11, 12, 23, 24, 28, 29, 31].map((who) => vehicles.vehicleOf(who))).toEqual([
      { kind: "car", seat: 3, size: "large" },
      { kind: "wreck" },
      { kind: "wreck" },
      { kind: "bike", mark: "bars" },
      { kind: "bike", mark: "wave" },
      { kind: "section", section: "rear" },
      { kind: "section", section: "front" },
    ]);
    expect(vehicles.sectionId("middle")).toBe(30);
    expect([vehicles.sizeOf(26), vehicles.sizeOf(30)]).toEqual(["small", "large"]);
  });

  it("have bikes before the rig, and both after the cars", () => {
    expect(ALL).toEqual({ bikes: 4, rig: 5 });
    expect(crews(3, { final_five: true })).toEqual({ bikes: 2, rig: null });
    expect(crews(2, { big_rig: true })).toEqual({ bikes: null, rig: 1 });
    expect([vehicles.ownerOf(27, ALL), vehicles.ownerOf(29, ALL), vehicles.ownerOf(29, NONE)]).toEqual([4, 5, null]);
  });

  it("stand on the road, wait, hang, are home or gone", () => {
    const at = Array.from({ length: 32 }, () => 255);
    [at[0], at[1], at[24], at[29]] = [52, 254, 253, 252];
    const cars = Array.from({ length: 17 }, (_, coasts) => ({ coasts }));
    const open = { at, cars } as unknown as Open;
    expect([0, 1, 24, 29, 2].map((who) => vehicles.placeOf(open, who))).toEqual([
      "road",
      "waiting",
      "home",
      "hanging",
      "gone",
    ]);
    expect([0, 1].map((who) => vehicles.spaceOf(open, who))).toEqual([52, null]);
    // The dashboards of the bikes come behind those of the cars; wrecks and the rig have none.
    expect([3, 13, 25, 31].map((who) => vehicles.dashboardOf(open, who)?.coasts)).toEqual([
      3,
      undefined,
      13,
      undefined,
    ]);
  });

  it("are called as the log calls them", () => {
    expect(vehicles.vehicleWords(3, say)).toBe('vehicle-small {"seat":{"seat":1}}');
    expect(vehicles.vehicleWords(12, say)).toBe("vehicle-wreck");
    expect(vehicles.vehicleWords(25, say)).toBe('vehicle-bike {"mark":"mark-cross"}');
    expect(vehicles.vehicleWords(31, say)).toBe("vehicle-rig-front");
  });
});
