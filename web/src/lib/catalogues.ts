// The languages that Crossroads speaks, and their words. A language is here as soon as its catalogues are: the page's own in
// `messages/`, and those of each game next to the rules that speak them.

type Catalogues = Record<string, () => Promise<string>>;

/**
 * A catalogue comes in two pieces. Above the line that begins with `### Besides` stands what every running table says, below it
 * what other screens say, or what needs an option or somebody who asks; where there is no such line, all stands above.
 */
const ALWAYS: Catalogues = import.meta.glob<string>(["../messages/*.ftl", "../../../crates/games/*/messages/*.ftl"], {
  query: "?always",
  import: "default",
});
const BESIDES: Catalogues = import.meta.glob<string>(["../messages/*.ftl", "../../../crates/games/*/messages/*.ftl"], {
  query: "?besides",
  import: "default",
});

/** The tag of a language that has a catalogue: "en". */
export type Lang = string;

/** How much of a catalogue is wanted: what every running table says, or all. */
export type Extent = "always" | "all";

export const LANGS: readonly Lang[] = Object.keys(ALWAYS)
  .filter((path) => path.startsWith("../messages/"))
  .map((path) => /([\w-]+)\.ftl$/.exec(path)![1]!)
  .sort();

/** The name of a language in its own words, so that everybody finds theirs. */
export function langName(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** The page's own words, as Fluent sources. */
export const shellCatalogue = (lang: Lang, extent: Extent): Promise<string[]> =>
  piecesOf(`../messages/${lang}.ftl`, extent);

/** The words of a game, as Fluent sources; none for a game that has no words. */
export const gameCatalogue = (game: string, lang: Lang, extent: Extent): Promise<string[]> =>
  piecesOf(`../../../crates/games/${game}/messages/${lang}.ftl`, extent);

function piecesOf(path: string, extent: Extent): Promise<string[]> {
  const pieces = extent === "all" ? [ALWAYS[path], BESIDES[path]] : [ALWAYS[path]];
  return Promise.all(pieces.flatMap((piece) => (piece ? [piece()] : [])));
}
