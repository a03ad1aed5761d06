// The page's own words in the chosen language, and those of the games. Only one language is loaded at a time.

import { untrack } from "svelte";
import { gameCatalogue, shellCatalogue, type Extent, type Lang } from "./catalogues";
import { settings } from "./settings.svelte";
import { Words, type Args } from "./words";

/** Words in a language, and how much of them is there. */
interface Catalogue {
  extent: Extent;
  sources: readonly string[];
}

const covers = (known: Catalogue | undefined, extent: Extent): boolean =>
  known !== undefined && (known.extent === "all" || extent === "always");

/** Fetches whatever else is on the page in a language; settles when it is there or never will be. */
type Companion = (lang: Lang) => Promise<void>;

class Language {
  /** The language whose words are loaded; the old one stays on the page until the new one is there. */
  lang = $state<Lang>("en");
  shell = $state.raw<Words | null>(null);
  /** How much of the page's own words is there. */
  #extent = $state<Extent>("always");
  #catalogues = $state.raw<Record<string, Catalogue>>({});
  readonly #companions = new Set<Companion>();

  /** Whether the page's own words are there, all of them or so many. */
  speaks(extent: Extent): boolean {
    return this.shell !== null && (this.#extent === "all" || extent === "always");
  }

  /** Fetches the page's own words in a language: all of them, or what a running table says. */
  async load(lang: Lang, wanted: Extent): Promise<void> {
    // Nothing that was there goes.
    const extent = untrack(() => (this.speaks("all") ? "all" : wanted));
    if (untrack(() => this.lang === lang && this.speaks(extent))) return;
    // The games on the page change their language together with it.
    const games = untrack(() => Object.entries(this.#catalogues));
    const [sources] = await Promise.all([
      shellCatalogue(lang, extent),
      ...games.map(([key, { extent }]) => this.loadGame(key.slice(0, key.indexOf("/")), lang, extent)),
      ...[...this.#companions].map((load) => load(lang)),
    ]);
    if (lang !== settings.lang || (this.lang === lang && this.speaks("all"))) return;
    this.shell = new Words(lang, sources);
    this.#extent = extent;
    this.lang = lang;
  }

  /** Lets something else change its language together with the words, never after them; returns how to leave off. */
  along(load: Companion): () => void {
    this.#companions.add(load);
    return () => this.#companions.delete(load);
  }

  /** The words of a game, with the names of those who sit at the table and the seat of who reads. */
  game(id: string, names: readonly string[] = [], mine: number | null = null): Words {
    return new Words(this.lang, this.#catalogues[`${id}/${this.lang}`]?.sources ?? [], names, mine);
  }

  /** Whether the words of a game are there, all of them or so many. */
  hasGame(id: string, extent: Extent = "all"): boolean {
    return covers(this.#catalogues[`${id}/${this.lang}`], extent);
  }

  /** Fetches the words of a game: all of them, unless it is known that what every table says is enough. */
  async loadGame(id: string, lang: Lang, extent: Extent = "all"): Promise<void> {
    const key = `${id}/${lang}`;
    const isThere = (): boolean => untrack(() => covers(this.#catalogues[key], extent));
    if (isThere()) return;
    // Of a game that the page does not know there are no words, and none will come.
    const sources = await gameCatalogue(id, lang, extent);
    if (!isThere()) this.#catalogues = { ...this.#catalogues, [key]: { extent, sources } };
  }
}

export const language = new Language();

/** A sentence of the page. */
export function t(id: string, args?: Args): string {
  return language.shell?.id(id, args) ?? "";
}

/** Whether the page has words for this. */
export function knows(id: string): boolean {
  return language.shell?.has(id) ?? false;
}

/** A moment of the past, as people say it. */
export function ago(ms: number): string {
  const minutes = Math.round((ms - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(language.lang, { numeric: "auto" });
  if (minutes > -60) return format.format(Math.min(0, minutes), "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}
