// Who listens for the mouse, for fingers and for the focus on a stage, and says what explains itself there.

import type { Explain, Explained } from "./explain.svelte";

/** How long a mouse rests and a finger stays before a thing explains itself. */
export const REST_MS = 350;
export const STAY_MS = 450;
/** How long the words stay when the mouse leaves, so that it can come over to them. */
const LEAVE_MS = 200;
/** A finger trembles. */
const NEAR_PX = 10;

/** What does something of its own when it is clicked. */
const ACTS = "button, a, input, label, select, [role=button], [data-pick]";

const isSeen = (thing: Element): boolean => {
  const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return width > 0 && height > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight && thing.checkVisibility();
};

export class Listening {
  readonly #explain: Explain;
  readonly #stage: HTMLElement;
  readonly #listeners = new AbortController();
  #timer = 0;
  /** The thing that will explain itself if the pointer stays. */
  #awaited: Element | null = null;

  constructor(explain: Explain, stage: HTMLElement) {
    this.#explain = explain;
    this.#stage = stage;
    this.#begin();
  }

  /** Hears what was there before anybody listened. */
  hear(event: Event): void {
    if (event.target instanceof Element && event.target.isConnected && this.#stage.contains(event.target))
      this.#heard.get(event.type)?.(event);
  }

  /** Nothing is awaited any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#awaited = null;
  }

  stop(): void {
    this.forget();
    this.#listeners.abort();
  }

  /** The pointer has come to the words themselves: they stay, unless they lie over something that can be pressed. */
  meet({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    const below = document.elementsFromPoint(x, y).find((element) => this.#stage.contains(element));
    if (pointerType === "mouse" && below?.closest(ACTS)) this.#explain.hide();
    else this.#stay();
  }

  leave(): void {
    this.#after(LEAVE_MS, () => this.#explain.hide());
  }

  /** Goes to the next thing that explains itself, or back. */
  next(by: 1 | -1): void {
    const things = [...this.#stage.querySelectorAll<HTMLElement>("[data-help]:not([data-help=''])")].filter(isSeen);
    if (things.length === 0) return;
    const { shown } = this.#explain;
    const at = shown ? things.indexOf(shown.thing as HTMLElement) : by === 1 ? -1 : 0;
    this.#show(things[(at + by + things.length) % things.length]!, null);
  }

  readonly #heard = new Map<string, (event: Event) => void>();

  #begin(): void {
    const { signal } = this.#listeners;
    const hear = <K extends keyof HTMLElementEventMap>(
      kind: K,
      run: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => {
      this.#stage.addEventListener(kind, run, { signal, capture });
      this.#heard.set(kind, run as (event: Event) => void);
    };

    let pressed: { x: number; y: number } | null = null;
    /** Where the mouse was when it moved last: what comes under it by itself, as a car that drives there, is not asked about. */
    let rests: { x: number; y: number } | null = null;
    /** Whether the finger that is down has been answered, so that lifting it presses nothing. */
    let answered = false;

    hear("pointerover", (event) => {
      if (event.pointerType === "touch" || event.buttons > 0) return;
      const thing = explainedBy(event.target);
      const came = rests === null || event.clientX !== rests.x || event.clientY !== rests.y;
      if (!came && thing !== null && thing !== this.#explain.shown?.thing) return;
      if (thing === (this.#awaited ?? this.#explain.shown?.thing ?? null)) {
        if (thing !== null && this.#awaited === null) this.#stay();
        return;
      }
      this.#awaited = null;
      if (thing === null) return this.leave();
      this.#awaited = thing;
      const at = { x: event.clientX, y: event.clientY };
      this.#after(this.#explain.shown ? LEAVE_MS : REST_MS, () => this.#show(thing, at));
    });
    hear("pointerleave", (event) => {
      // A finger leaves when it is lifted, and what it asked for is read then.
      if (event.pointerType === "touch") return;
      this.#awaited = null;
      this.leave();
    });
    hear(
      "pointerdown",
      (event) => {
        rests = { x: event.clientX, y: event.clientY };
        if (event.pointerType !== "touch") return this.#explain.hide();
        answered = false;
        this.#explain.hide();
        const thing = explainedBy(event.target);
        if (thing === null) return;
        pressed = { x: event.clientX, y: event.clientY };
        const at = pressed;
        this.#after(STAY_MS, () => {
          answered = true;
          this.#show(thing, at);
        });
      },
      true,
    );
    hear("pointermove", (event) => {
      rests = { x: event.clientX, y: event.clientY };
      if (pressed === null || answered) return;
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > NEAR_PX) clearTimeout(this.#timer);
    });
    for (const kind of ["pointerup", "pointercancel"] as const)
      hear(kind, () => {
        if (pressed !== null && !answered) clearTimeout(this.#timer);
        pressed = null;
      });
    // A finger that stays asks the browser for its own menu.
    hear("contextmenu", (event) => answered && event.preventDefault());
    hear(
      "click",
      (event) => {
        if (!answered) return;
        answered = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    hear("click", (event) => {
      if (!(event.target instanceof Element) || event.defaultPrevented || event.target.closest(ACTS)) return;
      const thing = explainedBy(event.target);
      if (thing) this.#show(thing, { x: event.clientX, y: event.clientY });
    });
    hear("focusin", (event) => {
      const thing = explainedBy(event.target);
      if (thing?.matches(":focus-visible")) this.#show(thing, null);
    });
    // The focus also goes when the page takes its thing away, and then is no time to change anything.
    hear("focusout", () => this.#explain.shown && this.#after(0, () => this.#explain.hide()));
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || this.#explain.shown === null) return;
        event.stopImmediatePropagation();
        this.#explain.hide();
      },
      { signal, capture: true },
    );
  }

  #stay(): void {
    clearTimeout(this.#timer);
  }

  #after(ms: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(run, ms);
  }

  #show(thing: Explained["thing"], at: Explained["at"]): void {
    this.forget();
    this.#explain.show({ thing, at, words: null });
  }
}

function explainedBy(target: EventTarget | null): Explained["thing"] | null {
  const thing = target instanceof Element ? target.closest("[data-help]") : null;
  const says = thing instanceof HTMLElement || thing instanceof SVGElement;
  return says && thing.dataset.help ? thing : null;
}
