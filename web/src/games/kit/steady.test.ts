import { describe, expect, it } from "vitest";
import { FRESH_MS, isEcho } from "./steady";

const press = (at: number, x = 100, y = 100) => ({ x, y, at });

describe("the second half of a double click", () => {
  it("is not heard by keys that came up under it", () => {
    expect(isEcho(press(1180), press(1000), 1050)).toBe(true);
    expect(isEcho(press(1180, 130, 120), press(1000), 1050)).toBe(true);
  });

  it("is heard by keys that were there before, that are old, or that lie elsewhere", () => {
    expect(isEcho(press(1180), press(1000), 900)).toBe(false);
    expect(isEcho(press(1050 + FRESH_MS), press(1000), 1050)).toBe(false);
    expect(isEcho(press(1180, 300), press(1000), 1050)).toBe(false);
    expect(isEcho(press(1180), null, 1050)).toBe(false);
  });
});
