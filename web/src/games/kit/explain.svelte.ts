// Everything on a board explains itself: whatever carries `data-help` says it when a mouse rests on it, when the focus comes to it
// by key, when a finger stays on it, or when the key for it is pressed. What a mouse clicks that does nothing else answers too.
// `data-clause` names the clause that says more.
//
// Here is only what is being said. Whoever listens for the mouse is fetched when the mouse, a finger or a key comes.

import type { Key } from "./keys.svelte";
import type { Listening } from "./explaining";

export interface Explained {
  thing: HTMLElement | SVGElement;
  /** Where the pointer was, for a thing as large as half the window. */
  at: { x: number; y: number } | null;
  /** What somebody else says of it, such as a hint; by itself a thing says what it carries. */
  words: string | null;
}

/** What calls for whoever listens. */
const FIRST = ["pointerover", "pointerdown", "focusin", "click"] as const;

export class Explain {
  shown = $state.raw<Explained | null>(null);
  #stage: HTMLElement | null = null;
  #listening: Listening | null = null;

  /** The key that goes from thing to thing, for those who use no pointer. */
  readonly keys: Key[] = [
    {
      caption: "I",
      says: "key-explain",
      on: ({ code, shiftKey }) =>
        code === "KeyI" ? () => void this.#listen().then((listening) => listening?.next(shiftKey ? -1 : 1)) : null,
    },
  ];

  show(explained: Explained): void {
    if (!explained.thing.isConnected) return;
    this.shown?.thing.removeAttribute("aria-describedby");
    explained.thing.setAttribute("aria-describedby", "explained");
    this.shown = explained;
  }

  /** Says something of a thing, until somebody looks at another one. */
  tell(thing: Explained["thing"], words: string): void {
    this.#listening?.forget();
    this.show({ thing, at: null, words });
  }

  hide(): void {
    this.#listening?.forget();
    this.shown?.thing.removeAttribute("aria-describedby");
    this.shown = null;
  }

  /** The pointer has come to the words themselves. */
  meet(event: PointerEvent): void {
    this.#listening?.meet(event);
  }

  leave(): void {
    this.#listening?.leave();
  }

  /** Hears what happens on the stage, for as long as it is there. */
  over = (stage: HTMLElement): (() => void) => {
    this.#stage = stage;
    const called = new AbortController();
    /** A finger that has been lifted meanwhile asks for nothing any more. */
    let lifted = false;
    const lift = (): void => void (lifted = true);
    const call = (event: Event): void => {
      // A finger that comes down is said to be over what it touches first.
      if (event.type === "pointerover" && (event as PointerEvent).pointerType === "touch") return;
      if (!(event.target instanceof Element && event.target.closest("[data-help]"))) return;
      called.abort();
      const waiting = new AbortController();
      const { signal } = waiting;
      addEventListener("pointerup", lift, { signal, capture: true });
      addEventListener("pointercancel", lift, { signal, capture: true });
      // A mouse that presses what it came to asks for no words.
      let pressed = false;
      addEventListener("pointerdown", () => (pressed = true), { signal, capture: true });
      // What is clicked meanwhile is answered too.
      let clicked: Event | null = null;
      stage.addEventListener("click", (event) => (clicked = event), { signal });
      void this.#listen().then((listening) => {
        waiting.abort();
        const isPast = { pointerover: pressed, pointerdown: lifted }[event.type] ?? false;
        if (!isPast) listening?.hear(event);
        if (clicked) listening?.hear(clicked);
      });
    };
    for (const kind of FIRST) stage.addEventListener(kind, call, { signal: called.signal, capture: true });
    return () => {
      called.abort();
      this.#listening?.stop();
      this.#listening = null;
      this.hide();
      this.#stage = null;
    };
  };

  /** Whoever listens on the stage; nobody if there is none any more, or if they cannot be had. */
  async #listen(): Promise<Listening | null> {
    const stage = this.#stage;
    const found = await import("./explaining").catch(() => null);
    if (found === null || stage === null || this.#stage !== stage) return null;
    return (this.#listening ??= new found.Listening(this, stage));
  }
}

/** The one bubble of the page. */
export const explain = new Explain();
