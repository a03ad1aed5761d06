// What a person has chosen for this browser.

import { LANGS, type Lang } from "./catalogues";

export type Theme = "system" | "light" | "dark";

/** How fast what others do is told; off shows only what came of it. */
export const PACES = ["slow", "usual", "quick", "off"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "crossroads.settings";

interface Saved {
  lang: Lang | null;
  theme: Theme;
  /** What a person has said; whoever has said nothing hears the table unless less motion is wanted. */
  sound: boolean | null;
  notify: boolean;
  calm: boolean;
  pace: Pace;
  autoPass: boolean;
  sure: boolean;
  muted: string[];
}

const DEFAULT: Saved = {
  lang: null,
  theme: "system",
  sound: null,
  notify: false,
  calm: false,
  pace: "usual",
  autoPass: true,
  sure: false,
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
  return wanted.find((lang) => LANGS.includes(lang)) ?? "en";
}

class Settings {
  #saved = $state<Saved>(load());

  get lang(): Lang {
    const { lang } = this.#saved;
    // What was saved may be a language that an earlier page spoke.
    return lang !== null && LANGS.includes(lang) ? lang : browserLang();
  }

  get theme(): Theme {
    return this.#saved.theme;
  }

  get sound(): boolean {
    return this.#saved.sound ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get notify(): boolean {
    return this.#saved.notify;
  }

  /** Less motion than the system asks for. */
  get calm(): boolean {
    return this.#saved.calm;
  }

  get pace(): Pace {
    // What was saved may be a pace that an earlier page had.
    return PACES.includes(this.#saved.pace) ? this.#saved.pace : "usual";
  }

  /** Whether a decision without a choice is passed by itself. */
  get autoPass(): boolean {
    return this.#saved.autoPass;
  }

  /** Whether a second press is meant, also by what has only just come up under it. */
  get sure(): boolean {
    return this.#saved.sure;
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
}
