import { describe, expect, it } from "vitest";
import { Words } from "./words";

const ENGLISH = `
told-drawn = { $seat } draws { $drawing } ({ $piece }).
piece-hs = straight highway
told-scored = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
`;

const RUSSIAN = `
points = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}
`;

describe("words", () => {
  const words = new Words("en", [ENGLISH], ["Ada", "Bo"]);

  it("puts numbers, codes, seats and nested messages into a sentence", () => {
    const told = words.say({
      id: "told-drawn",
      args: [
        ["seat", { seat: 1 }],
        ["drawing", { code: "13RRHR" }],
        ["piece", { message: { id: "piece-hs", args: [] } }],
      ],
    });
    expect(told).toBe("Bo draws 13RRHR (straight highway).");
  });

  it("says you to whoever reads", () => {
    const source = "told-won = { $seat-mine ->\n    [yes] you win\n   *[no] { $seat } wins\n} over { $other }.";
    const told = (mine: number | null) =>
      new Words("en", [source], ["Ada", "Bo"], mine).line({
        id: "told-won",
        args: [
          ["seat", { seat: 1 }],
          ["other", { seat: 0 }],
        ],
      });
    expect([told(1), told(0), told(null)]).toEqual(["You win over Ada.", "Bo wins over Ada.", "Bo wins over Ada."]);
  });

  it("counts as the language counts", () => {
    const scored = (total: number) =>
      words.say({
        id: "told-scored",
        args: [
          ["seat", { seat: 0 }],
          ["total", { number: total }],
        ],
      });
    expect([scored(1), scored(44)]).toEqual(["Ada: 1 point.", "Ada: 44 points."]);
    const russian = new Words("ru", [RUSSIAN]);
    const counted = [1, 3, 11, 22].map((total) => russian.id("points", { total }));
    expect(counted).toEqual(["1 очко", "3 очка", "11 очков", "22 очка"]);
  });

  it("takes plain values of a page too", () => {
    expect(words.id("told-scored", { seat: "Eve", total: 2 })).toBe("Eve: 2 points.");
  });

  it("shows what is missing instead of failing", () => {
    expect(words.id("told-nothing")).toBe("{told-nothing}");
    expect(words.id("told-scored", { seat: "Eve" })).toBe("{told-scored}");
    expect(words.name(7)).toBe("#7");
  });

  it("lets a later catalogue override an earlier one", () => {
    expect(new Words("en", [ENGLISH, "piece-hs = road"]).id("piece-hs")).toBe("road");
  });
});
