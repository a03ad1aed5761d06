import { describe, expect, it } from "vitest";
import { gameCatalogue, LANGS } from "../../lib/catalogues";
import { Words } from "../../lib/words";
import { testCatalogue } from "../catalogueTests";
import { card } from "./card";
import { BOX, boostCard, boostWords, challengeWords, cockpitOf, partWords, personalOf } from "./scene";

const sources = import.meta.glob<string>(["./**/*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

testCatalogue(card, sources, {
  numbers: "round pick count cogs valves crowd value power times gauge spaces parts",
  texts:
    "name names card cards slots effects effect colour deck space cell motion kind when target lasts boon source breaks",
});

describe.each(LANGS)("the box in %s", (lang) => {
  it("puts every card, tile and challenge into words", async () => {
    const words = new Words(lang, await gameCatalogue(card.id, lang, "all"));
    const say = (id: string, args?: Record<string, unknown>) => words.id(id, args);
    const said = [
      ...BOX.parts.map((_, part) => partWords(part, say)),
      ...BOX.boosts.map((_, boost) => boostWords(boostCard(boost), say)),
      ...BOX.inventors.flatMap(({ id }, inventor) => [
        say(id),
        partWords(cockpitOf(inventor), say),
        partWords(personalOf(inventor), say),
      ]),
      ...[...BOX.alps, ...BOX.skyrail].map(({ id }) => say(id)),
      ...BOX.tokens.map(({ challenge }) => challengeWords(challenge, say)),
    ];
    for (const text of said) expect(text).not.toMatch(/[{}]|^$/);
  });
});
