import { describe, expect, it } from "vitest";
import { LANGS } from "./catalogues";
import { alike } from "./synonyms";

describe("plain words", () => {
  it("find what the rules say instead, in every language", () => {
    expect(alike("crash", "en")).toContain("slam");
    expect(alike("авария", "ru")).toContain("столкновени");
    expect(alike("аварія", "uk")).toContain("зіткненн");
    for (const lang of LANGS) expect(alike("гекс", lang).length + alike("hex", lang).length).toBeGreaterThan(2);
  });

  it("stay what they are where there is nothing else to say, or too little to go by", () => {
    expect(alike("zebra", "en")).toEqual(["zebra"]);
    expect(alike("", "en")).toEqual([""]);
    expect(alike("he", "en")).toEqual(["he"]);
  });
});
