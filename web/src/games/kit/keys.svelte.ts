// Keys of the keyboard: when the page may take them, what they do, and which there are, so that help can list them.

import { untrack } from "svelte";

/** A key, or keys that belong together. */
export interface Key {
  /** What is written on it, as help shows it: "1–4", "Enter". */
  caption: string;
  /** The message of the page that says what it does. */
  says: string;
  /** What this event starts; none if it is another key, or if there is nothing to do now. */
  on(event: KeyboardEvent, target: Element | null): (() => void) | null;
}

/** Where keys write or choose something of their own. */
const OCCUPIED = "input, textarea, select, [contenteditable], dialog, [role=tablist]";

/** Whether a key belongs to what has the focus, or to the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest(OCCUPIED) !== null;
}

/** Whether nothing of its own has the focus, so that a key is meant for the table as a whole. */
export const isIdle = (target: Element | null): boolean => target === document.body || target?.matches("main") === true;

/** The digit of a key, in whatever row of the keyboard. */
export const digitOf = ({ code }: KeyboardEvent): number | null =>
  Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0) || null;

/** A plain key with this name. */
export const named =
  (name: string, run: () => (() => void) | null): Key["on"] =>
  (event) =>
    event.key === name ? run() : null;

/** The keys that can be pressed on the page now, by who takes them. */
let shown = $state.raw<readonly (() => readonly Key[])[]>([]);

/** All keys that can be pressed now. */
export const allKeys = (): Key[] => shown.flatMap((keys) => keys());

/**
 * Listens to keys as long as its component lives. With `first` they come here before the table takes arrows for its history.
 */
export function takesKeys(keys: () => readonly Key[], first = false): void {
  const hear = (event: KeyboardEvent): void => {
    if (isTaken(event)) return;
    const target = event.target instanceof Element ? event.target : null;
    for (const key of keys()) {
      const run = key.on(event, target);
      if (!run) continue;
      event.preventDefault();
      run();
      return;
    }
  };
  $effect(() => {
    addEventListener("keydown", hear, { capture: first });
    untrack(() => (shown = [...shown, keys]));
    return () => {
      removeEventListener("keydown", hear, { capture: first });
      shown = shown.filter((other) => other !== keys);
    };
  });
}
