// Keys that come up under a pointer that has just pressed something: what was meant for the old key must not press the new one.
// Whoever is sure of their hand can do without.

import { settings } from "../../lib/settings.svelte";

/** So long after it came up a key ignores the second press of the same hand. */
export const FRESH_MS = 400;
/** A hand trembles, and a double click lands about where the first one did. */
const NEAR_PX = 60;

interface Press {
  x: number;
  y: number;
  at: number;
}

/** Whether a press is the echo of the one before it, on keys that came up in between. */
export function isEcho(press: Press, before: Press | null, cameUp: number): boolean {
  if (before === null || press.at - cameUp >= FRESH_MS) return false;
  const near = Math.hypot(press.x - before.x, press.y - before.y) <= NEAR_PX;
  return near && before.at <= cameUp && press.at - before.at < 2 * FRESH_MS;
}

const PRESSES = ["click", "dblclick"] as const;
let before: Press | null = null;
let now: Press | null = null;
if (typeof document !== "undefined") {
  document.addEventListener(
    "pointerdown",
    ({ clientX: x, clientY: y }) => {
      before = now;
      now = { x, y, at: performance.now() };
    },
    { capture: true },
  );
}

/**
 * What can be pressed in here is new whenever this text is: for a moment it does not hear an echo. Who uses the keyboard never
 * waits.
 */
export const steady =
  (_: string) =>
  (keys: HTMLElement): (() => void) => {
    if (settings.sure) return () => {};
    const cameUp = performance.now();
    const hear = (event: MouseEvent): void => {
      if (event.detail === 0 || now === null || !isEcho(now, before, cameUp)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const kind of PRESSES) keys.addEventListener(kind, hear, { capture: true });
    // Whoever presses faster than people do can see when everything is heard again.
    keys.dataset.fresh = "";
    const settled = setTimeout(() => delete keys.dataset.fresh, FRESH_MS);
    return () => {
      clearTimeout(settled);
      for (const kind of PRESSES) keys.removeEventListener(kind, hear, { capture: true });
    };
  };
