import { describe, expect, it } from "vitest";
import { gameCatalogue, LANGS } from "../../lib/catalogues";
import { Words } from "../../lib/words";
import { testCatalogue } from "../catalogueTests";
import { card } from "./card";
import { CARDS, TRACKS, cardWords } from "./scene";

const sources = import.meta.glob<string>(["./**/*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

testCatalogue(card, sources, {
  numbers:
    "gear cooldown moved corner stress place heat limit percent left spaces to lap laps round gap corners count race races points value number engine hand",
  texts: "card cards name names weather road part sponsor event track letters kind",
});

describe.each(LANGS)("the box in %s", (lang) => {
  it("names every card and every track", async () => {
    const words = new Words(lang, await gameCatalogue(card.id, lang, "all"));
    for (const id of CARDS) expect(cardWords(id, (id, args) => words.id(id, args))).not.toMatch(/[{}]/);
    for (const track of TRACKS) expect(words.id(`track-${track}`)).not.toMatch(/[{}]/);
  });
});
