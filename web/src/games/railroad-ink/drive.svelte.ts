// Boards of others that are shown when a round ends, route by route, while the director says when.

import { cellOf } from "./scene";
import type { Motion, SeenEvent } from "../contract";
import type { Cell, Event, Sheet, View } from "../../generated/railroad-ink";

/** Somebody's board, as far as it has been shown. */
export interface Showing {
  seat: number;
  sheet: Sheet;
  /** What was shown last. */
  inking: ReadonlySet<Cell>;
}

/** The square of which an event tells that the others see it now; none if it tells of nothing in a square. */
export function shownCell(event: Event): { seat: number; cell: Cell | null } | null {
  if (typeof event !== "object" || !("shown" in event)) return null;
  const { seat, what } = event.shown;
  if ("drawing" in what) return { seat, cell: cellOf(what.drawing) };
  return { seat, cell: "crater" in what ? what.crater : null };
}

export class Drive implements Motion<View, Event> {
  showing = $state.raw<Showing | null>(null);
  #before: View | undefined;
  #after: View | null = null;
  #shown: ReturnType<typeof shownCell>[] = [];

  begin(before: View | undefined, after: View, events: readonly SeenEvent<Event>[]): void {
    this.#before = before;
    this.#after = after;
    this.#shown = events.map(({ event }) => shownCell(event));
  }

  /** Ink dries by itself; how long it is looked at is for the story to say. */
  lasts(): number {
    return 0;
  }

  draw(at: number): void {
    const now = this.#shown[at];
    const after = this.#after?.sheets[now?.seat ?? -1];
    const before = this.#before?.sheets[now?.seat ?? -1];
    if (!now || !after || !before) return;
    const fresh = this.#shown.slice(0, at + 1).flatMap((it) => (it?.seat === now.seat && it.cell ? [it.cell] : []));
    const seen = new Set<Cell>([...before.drawings.map(([drawing]) => cellOf(drawing)), ...fresh]);
    const sheet = {
      ...after,
      drawings: after.drawings.filter(([drawing]) => seen.has(cellOf(drawing))),
      craters: after.craters.filter((cell) => before.craters.includes(cell) || fresh.includes(cell)),
    };
    this.showing = { seat: now.seat, sheet, inking: new Set(now.cell ? [now.cell] : []) };
  }

  end(): void {
    this.showing = null;
  }
}
