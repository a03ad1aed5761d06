import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { badged, counted } from "./count";

describe("how many tables wait", () => {
  it("stands before a title, if any do", () => {
    expect(counted("Lobby · Crossroads", 2)).toBe("(2) Lobby · Crossroads");
    expect(counted("Lobby · Crossroads", 0)).toBe("Lobby · Crossroads");
  });

  it("is drawn on our own icon", () => {
    const icon = readFileSync("public/icon.svg", "utf8");
    expect(badged(icon, 3)).toMatch(/>3<\/text><\/svg>$/);
    expect(badged(icon, 12)).toContain(">9+<");
    expect(badged(icon, 3).startsWith(icon.trim().slice(0, -6))).toBe(true);
  });
});
