// What a board asks of the server, one thing at a time; what may not be done is answered with the reason.

import { isLegal, same } from "./actions";
import { named, type Key } from "./keys.svelte";
import type { BoardProps, Refusal } from "../contract";

export class Work<Action> {
  busy = $state(false);
  /** How often something was done: what lies under the hand then is new, even where the same may be done once more. */
  times = $state(0);
  /** Why what was wanted last is forbidden. */
  note = $state.raw<Refusal | null>(null);
  /** What hardly anybody means and was pressed once: pressed again, it is done. */
  doubted = $state.raw<Action | null>(null);
  readonly #board: () => Pick<BoardProps<unknown, Action>, "legal" | "act" | "why" | "undo">;

  constructor(board: () => Pick<BoardProps<unknown, Action>, "legal" | "act" | "why" | "undo">) {
    this.#board = board;
  }

  /** Does this; whatever is wanted meanwhile is not done. */
  async do(steps: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await steps();
    } finally {
      this.busy = false;
      this.times += 1;
    }
  }

  send = (action: Action): Promise<void> => this.do(() => this.#board().act(action));

  /** Does what may be done, or tells why it may not. A folly is done when it is wanted twice. */
  async try(action: Action, isFolly = false): Promise<void> {
    const { legal } = this.#board();
    if (isLegal(legal, action)) {
      if (isFolly && !same(this.doubted, action)) this.doubted = action;
      else await this.send(action);
    } else if (legal.length > 0) await this.explain(action);
  }

  /** Tells why this may not be done. */
  async explain(action: Action): Promise<void> {
    this.note = await this.#board().why(action);
  }

  /** Something else is asked: what forbade something, and what was doubted, is past. */
  forget(): void {
    this.note = null;
    this.doubted = null;
  }

  /** The key that takes the own last step back, with what else goes then. */
  undoKey(goes: () => void = () => {}): Key {
    return {
      caption: "Backspace",
      says: "key-undo",
      on: named("Backspace", () => {
        const { undo } = this.#board();
        if (!undo || this.busy) return null;
        return () => {
          goes();
          void this.do(undo);
        };
      }),
    };
  }
}
