import { describe, expect, it } from "vitest";
import { found, titleOf } from "./rulesearch";
import type { RulesTold } from "./types";

const clause = (id: string, text: string, section: string | null = null) => ({ id, text, section, ruling: false });
const BOOK = {
  game: "thunder-road",
  title: "Thunder Road",
  introduction: "",
  chapters: [
    { title: "TR-4 The road", clauses: [clause("TR-4.1", "A road has spaces."), clause("TR-4.2", "A mine acts.")] },
    { title: "TR-10 Slams", clauses: [clause("TR-10.1", "A slam throws its dice.", "How it begins")] },
  ],
} as unknown as RulesTold;
const ids = (wanted: string) => found(BOOK, wanted, "en").flatMap(({ clauses }) => clauses.map(({ id }) => id));

describe("looking something up", () => {
  it("finds the words of the rules, in a text, an id or a heading", () => {
    expect(ids("MINE")).toEqual(["TR-4.2"]);
    expect(ids("tr-10")).toEqual(["TR-10.1"]);
    expect(ids("begins")).toEqual(["TR-10.1"]);
  });

  it("finds what the rules say with another word", () => {
    expect(ids("crash")).toEqual(["TR-10.1"]);
    expect(ids("hexagon")).toEqual(["TR-4.1"]);
  });

  it("finds all if nothing is wanted, and nothing if nothing says it", () => {
    expect(ids(" ")).toHaveLength(3);
    expect(ids("zeppelin")).toEqual([]);
  });

  it("tells a chapter's id from its name", () => {
    expect(titleOf(BOOK.chapters[1]!)).toEqual({ id: "TR-10", name: "Slams" });
    expect(titleOf({ title: "Words", clauses: [] })).toEqual({ id: "", name: "Words" });
  });
});
