// What a person has chosen for this browser.

import type { Lang } from "./types";

export type Theme = "system" | "light" | "dark";

const KEY = "crossroads.settings";
export const LANGS: Lang[] = ["en", "ru", "uk"];
/** Each in its own words, so that everybody finds theirs. */
export const LANG_NAMES: Record<Lang, string> = { en: "English", ru: "Русский", uk: "Українська" };

interface Saved {
  lang: Lang | null;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  calm: boolean;
  autoPass: boolean;
  muted: string[];
}

const DEFAULT: Saved = {
  lang: null,
  theme: "system",
  sound: false,
  notify: false,
  calm: false,
  autoPass: true,
  muted: [],
};

function load(): Saved {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return DEFAULT;
  }
}

/** The first language of the browser that we speak. */
function browserLang(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGS.find((lang) => lang === wanted.find((tag) => LANGS.some((known) => known === tag))) ?? "en";
}

class Settings {
  #saved = $state<Saved>(load());

  get lang(): Lang {
    return this.#saved.lang ?? browserLang();
  }

  get theme(): Theme {
    return this.#saved.theme;
  }

  get sound(): boolean {
    return this.#saved.sound;
  }

  get notify(): boolean {
    return this.#saved.notify;
  }

  /** Less motion than the system asks for. */
  get calm(): boolean {
    return this.#saved.calm;
  }

  /** Whether a decision without a choice is passed by itself. */
  get autoPass(): boolean {
    return this.#saved.autoPass;
  }

  isMuted(person: string): boolean {
    return this.#saved.muted.includes(person);
  }

  mute(person: string, mute: boolean): void {
    const others = this.#saved.muted.filter((other) => other !== person);
    this.choose({ muted: mute ? [...others, person] : others });
  }

  choose(change: Partial<Saved>): void {
    Object.assign(this.#saved, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();

/** Shows the choices on the page itself. */
export function showSettings(): void {
  const root = document.documentElement;
  if (settings.theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = settings.theme;
  if (settings.calm) root.dataset.motion = "less";
  else root.removeAttribute("data-motion");
  root.lang = settings.lang;
}
