// A clause that a thing on a board names stands in the rulebook of its game.

import { expect, it } from "vitest";

const named = import.meta.glob<readonly string[]>("./*/clauses.ts", { import: "ALL", eager: true });
const books = import.meta.glob<string>("../../../crates/games/*/rules/en.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(Object.entries(named))("%s names clauses that there are", (path, clauses) => {
  const game = /\.\/(.+)\/clauses/.exec(path)![1]!;
  const book = books[`../../../crates/games/${game}/rules/en.md`]!;
  expect(
    clauses.filter((clause) => !book.includes(`**${clause}**`) && !book.includes(`**${clause} (ruling)**`)),
  ).toEqual([]);
});

it("every game names clauses", () => {
  expect(Object.keys(named)).toHaveLength(Object.keys(books).length);
});
