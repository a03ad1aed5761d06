import { describe, expect, it } from "vitest";
import { verdict, winnersOf } from "./verdict";
import { Words } from "./words";
import english from "../messages/en.ftl?raw";
import type { Outcome } from "./types";

const places = (...all: number[]): Outcome => all.map((place) => ({ place, points: 10 * place, sheet: [] }));
const said = (outcome: Outcome, mine: number | null, starters = outcome.length) => verdict({ outcome, mine, starters });

describe("the verdict", () => {
  it("tells whoever played how they did", () => {
    expect(said(places(2, 1, 3), 1)).toEqual({ id: "over-mine", args: { count: 1 } });
    expect(said(places(2, 1, 3), 2)).toEqual({ id: "over-place", args: { place: 3, of: 3 } });
    expect(said(places(1, 1, 3), 0)?.id).toBe("over-shared");
  });

  it("counts cars without a driver among those who took part", () => {
    expect(said(places(4, 2), 0, 6)).toEqual({ id: "over-place", args: { place: 4, of: 6 } });
    expect(winnersOf(places(4, 2))).toEqual([]);
  });

  it("counts places as people do", () => {
    const words = new Words("en", [english]);
    const place = (place: number) => words.id("over-place", { place, of: 6 });
    expect([2, 3, 4].map(place)).toEqual(["You come 2nd of 6", "You come 3rd of 6", "You come 4th of 6"]);
  });

  it("calls nobody a winner over nobody", () => {
    const alone: Outcome = [{ place: 1, points: 43, sheet: [{ line: "exits", points: 43 }] }];
    expect(said(alone, 0)).toEqual({ id: "over-alone", args: { points: 43 } });
    expect(said(places(1), 0)?.id).toBe("over");
    expect(said(places(1), 0, 4)?.id).toBe("over-mine");
  });

  it("says nothing of their own to whoever looked on", () => {
    expect(said(places(1, 2), null)).toBeNull();
  });
});
