import { describe, expect, it } from "vitest";
import { Words } from "../../lib/words";
import { card } from "./card";
import { CARDS, TRACKS, cardWords } from "./scene";

const sources = import.meta.glob<string>(["./**/*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const used = new Set(Object.values(sources).flatMap((source) => source.match(/page-[a-z-]+[a-z]/g) ?? []));

// Whatever any message of the page could ask for.
const args = (n: number) => ({
  ...Object.fromEntries(
    "gear cooldown heat limit percent left spaces to lap laps round gap corners count race races points value".split(" ").map((arg) => [arg, n]),
  ),
  ...Object.fromEntries("card name names weather road part sponsor event track letters".split(" ").map((arg) => [arg, "x"])),
});

describe.each(["en", "ru", "uk"] as const)("the catalogue in %s", (lang) => {
  it("holds what the page says, and nothing of the page that nobody says", async () => {
    const catalogue = await card.catalogue(lang);
    const known = new Set([...catalogue.matchAll(/^(page-[a-z-]+) =/gm)].map((match) => match[1]));
    expect([...known].sort()).toEqual([...used].sort());
  });

  it("puts every one of them into words", async () => {
    const words = new Words(lang, [await card.catalogue(lang)]);
    for (const id of used) {
      for (const n of [1, 2, 5]) expect(words.id(id, args(n))).not.toMatch(/[{}]/);
    }
  });

  it("names every card and every track", async () => {
    const words = new Words(lang, [await card.catalogue(lang)]);
    for (const id of CARDS) expect(cardWords(id, (id, args) => words.id(id, args))).not.toMatch(/[{}]/);
    for (const track of TRACKS) expect(words.id(`option-track-${track}`)).not.toMatch(/[{}]/);
  });
});
