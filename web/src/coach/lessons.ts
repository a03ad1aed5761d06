// Where the lessons are: what is said when, and the words, beside the rules of each game; where on the board, in its folder here.

import type { Component } from "svelte";
import type { Say } from "../games/contract";
import type { Lang } from "../lib/catalogues";
import { Words } from "../lib/words";
import type { Lesson, Places } from "./lesson";

const LESSONS: Record<string, () => Promise<Lesson>> = import.meta.glob<Lesson>(
  "../../../crates/games/*/lessons/first.json",
  { import: "default" },
);
const WORDS: Record<string, () => Promise<string>> = import.meta.glob<string>("../../../crates/games/*/lessons/*.ftl", {
  query: "?always",
  import: "default",
});
const PLACES: Record<string, () => Promise<Places>> = import.meta.glob<Places>("../games/*/coach.ts", {
  import: "places",
});

/** What shows how a game plays: its steps, and a figure for each. */
interface How {
  default: Component<{ step: string; say: Say }>;
  steps: readonly string[];
}
const HOW: Record<string, () => Promise<How>> = import.meta.glob<How>("../games/*/How.svelte");

const folder = (game: string): string => `../../../crates/games/${game}/lessons`;

/** Whether a game has a lesson. */
export const hasLesson = (game: string): boolean => `${folder(game)}/first.json` in LESSONS;

/** What is said at a table of the game, and where. */
export async function lessonOf(game: string): Promise<{ lesson: Lesson; places: Places } | null> {
  const [lesson, places] = [LESSONS[`${folder(game)}/first.json`], PLACES[`../games/${game}/coach.ts`]];
  if (!lesson || !places) return null;
  const [first, where] = await Promise.all([lesson(), places()]);
  return { lesson: first, places: where };
}

/** The words of a lesson, and of the page that shows how the game plays. */
export async function lessonWords(game: string, lang: Lang): Promise<Words> {
  const source = await WORDS[`${folder(game)}/${lang}.ftl`]?.();
  return new Words(lang, source === undefined ? [] : [source]);
}

/** How a game plays, step by step; none for a game that has no such page. */
export async function howOf(game: string): Promise<{ steps: readonly string[]; Figure: How["default"] } | null> {
  const found = await HOW[`../games/${game}/How.svelte`]?.();
  return found ? { steps: found.steps, Figure: found.default } : null;
}
