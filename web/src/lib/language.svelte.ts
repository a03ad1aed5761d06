// The page's own words in the chosen language, and those of the games. Only one language is loaded at a time.

import { untrack } from "svelte";
import { gameCatalogue, shellCatalogue, type Lang } from "./catalogues";
import { settings } from "./settings.svelte";
import { Words, type Args } from "./words";

/** Fetches whatever else is on the page in a language; settles when it is there or never will be. */
type Companion = (lang: Lang) => Promise<void>;

class Language {
  /** The language whose words are loaded; the old one stays on the page until the new one is there. */
  lang = $state<Lang>("en");
  shell = $state.raw<Words | null>(null);
  #catalogues = $state.raw<Record<string, string>>({});
  readonly #companions = new Set<Companion>();

  async load(lang: Lang): Promise<void> {
    // The games on the page change their language together with it.
    const games = untrack(() => Object.keys(this.#catalogues).map((key) => key.slice(0, key.indexOf("/"))));
    const [source] = await Promise.all([
      shellCatalogue(lang),
      ...games.map((id) => this.loadGame(id, lang)),
      ...[...this.#companions].map((load) => load(lang)),
    ]);
    if (lang !== settings.lang) return;
    this.shell = new Words(lang, [source]);
    this.lang = lang;
  }

  /** Lets something else change its language together with the words, never after them; returns how to leave off. */
  along(load: Companion): () => void {
    this.#companions.add(load);
    return () => this.#companions.delete(load);
  }

  /** The words of a game, with the names of those who sit at the table and the seat of who reads. */
  game(id: string, names: readonly string[] = [], mine: number | null = null): Words {
    return new Words(this.lang, [this.#catalogues[`${id}/${this.lang}`] ?? ""], names, mine);
  }

  /** Whether the words of a game are there. */
  hasGame(id: string): boolean {
    return this.#catalogues[`${id}/${this.lang}`] !== undefined;
  }

  async loadGame(id: string, lang: Lang): Promise<void> {
    const key = `${id}/${lang}`;
    if (untrack(() => this.#catalogues[key]) !== undefined) return;
    // Of a game that the page does not know there are no words, and none will come.
    const source = (await gameCatalogue(id, lang)) ?? "";
    this.#catalogues = { ...this.#catalogues, [key]: source };
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
