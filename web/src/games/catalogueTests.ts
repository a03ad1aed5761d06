// What every game's catalogue must hold for its page.

import { describe, expect, it } from "vitest";
import { gameCatalogue, LANGS } from "../lib/catalogues";
import { Words } from "../lib/words";
import type { GameCard } from "./contract";

/** Whatever any message of a page could ask for, by the names of its arguments. */
interface Args {
  numbers: string;
  texts: string;
  fixed?: Record<string, string>;
}

/** `sources` are the files of the game's folder: what they say, the catalogue holds, and nothing else of the page. */
export function testCatalogue(card: GameCard, sources: Record<string, string>, { numbers, texts, fixed }: Args): void {
  const used = new Set(
    Object.values(sources).flatMap((source) => source.match(/\b(?:page|brief)-[a-z-]+[a-z]/g) ?? []),
  );
  const args = (n: number) => ({
    ...Object.fromEntries(numbers.split(" ").map((arg) => [arg, n])),
    ...Object.fromEntries(texts.split(" ").map((arg) => [arg, "x"])),
    ...fixed,
  });

  describe.each(LANGS)("the catalogue in %s", (lang) => {
    it("holds what the page says, and nothing of the page that nobody says", async () => {
      const catalogue = (await gameCatalogue(card.id, lang, "all")).join("\n");
      const known = new Set([...catalogue.matchAll(/^((?:page|brief)-[a-z-]+) =/gm)].map((match) => match[1]));
      expect([...known].sort()).toEqual([...used].sort());
    });

    it("puts every one of them into words", async () => {
      const words = new Words(lang, await gameCatalogue(card.id, lang, "all"));
      for (const id of used) {
        for (const n of [1, 2, 5]) expect(words.id(id, args(n))).not.toMatch(/[{}]/);
      }
    });
  });
}
