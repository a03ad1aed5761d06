// The languages that Crossroads speaks, and their words. A language is here as soon as its catalogues are: the page's own in
// `messages/`, and those of each game next to the rules that speak them.

type Catalogues = Record<string, () => Promise<string>>;

const SHELL: Catalogues = import.meta.glob<string>("../messages/*.ftl", { query: "?raw", import: "default" });
const GAMES: Catalogues = import.meta.glob<string>("../../../crates/games/*/messages/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The tag of a language that has a catalogue: "en". */
export type Lang = string;

export const LANGS: readonly Lang[] = Object.keys(SHELL)
  .map((path) => /([\w-]+)\.ftl$/.exec(path)![1]!)
  .sort();

/** The name of a language in its own words, so that everybody finds theirs. */
export function langName(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** The page's own words, as Fluent source. */
export function shellCatalogue(lang: Lang): Promise<string> {
  return SHELL[`../messages/${lang}.ftl`]!();
}

/** The words of a game, as Fluent source; null for a game that has none. */
export function gameCatalogue(game: string, lang: Lang): Promise<string> | null {
  return GAMES[`../../../crates/games/${game}/messages/${lang}.ftl`]?.() ?? null;
}
