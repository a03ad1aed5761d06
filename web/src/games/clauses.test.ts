// A clause that a thing on a board names stands in the rulebook of its game.

import { expect, it } from "vitest";

const named = import.meta.glob<readonly string[]>("./*/clauses.ts", { import: "ALL", eager: true });
const pictured = import.meta.glob<readonly string[]>("./*/figures.ts", { import: "PICTURED", eager: true });
const books = import.meta.glob<string>("../../../crates/games/*/rules/en.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each([...Object.entries(named), ...Object.entries(pictured)])("%s names clauses that there are", (path, clauses) => {
  const game = /\.\/(.+)\/(?:clauses|figures)/.exec(path)![1]!;
  const book = books[`../../../crates/games/${game}/rules/en.md`]!;
  expect(
    clauses.filter((clause) => !book.includes(`**${clause}**`) && !book.includes(`**${clause} (ruling)**`)),
  ).toEqual([]);
});

it("every game names clauses, and draws some", () => {
  expect(Object.keys(named)).toHaveLength(Object.keys(books).length);
  expect(Object.keys(pictured)).toHaveLength(Object.keys(books).length);
});
