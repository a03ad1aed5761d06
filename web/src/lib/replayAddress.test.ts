import { describe, expect, it } from "vitest";
import { addressOf, readSpot, type Eyes } from "./replayAddress";

const read = (address: string) => {
  const { searchParams, hash } = new URL(address, "http://here");
  return readSpot(searchParams, hash.slice(1));
};

describe("the address of a replay", () => {
  it("says where and with whose eyes, and is read as it was written", () => {
    for (const eyes of [0, 3, "spectator"] satisfies Eyes[])
      for (const at of [0, 1, 253]) expect(read(addressOf("k3m9", eyes, at))).toEqual({ eyes, at });
    expect(addressOf("k3m9", 2, 17)).toBe("/r/k3m9?at=17&as=2");
  });

  it("understands what earlier pages wrote", () => {
    expect(read("/r/k3m9?seat=1#7")).toEqual({ eyes: 1, at: 7 });
    expect(read("/r/k3m9#12")).toEqual({ eyes: null, at: 12 });
  });

  it("takes nonsense for nothing said", () => {
    expect(read("/r/k3m9?at=-4&as=me")).toEqual({ eyes: null, at: 0 });
    expect(read("/r/k3m9?at=1e9&as=1.5#x")).toEqual({ eyes: null, at: 0 });
  });
});
