// A chain of events on its way from one view to the next, while the director says when.

import type { Motion, SeenEvent } from "../contract";
import type { Told, View } from "../../generated/thunder-road";
import type { Spot } from "./geometry";
import { focusOf, lasts, play } from "./motion";
import { standOf, type Sign, type Stand } from "./picture";

export class Drive implements Motion<View, Told> {
  stand = $state.raw<Stand | null>(null);
  signs = $state.raw<readonly Sign[]>([]);
  /** Where to look while something happens. */
  focus = $state.raw<Spot | null>(null);
  #events: readonly SeenEvent<Told>[] = [];
  /** The picture before the event that is being shown; what is drawn lies between it and the next one. */
  #base: Stand | null = null;
  /** The event at which the eye looks. */
  #looked = -1;

  begin(before: View | undefined, after: View, events: readonly SeenEvent<Told>[]): void {
    this.#events = events;
    this.#looked = -1;
    this.#base ??= standOf(before ?? after);
  }

  lasts(at: number): number {
    const seen = this.#events[at];
    return seen ? lasts(seen.event.event) : 0;
  }

  draw(at: number, time: number): void {
    const [seen, before] = [this.#events[at], this.#base];
    if (!seen || before === null) return;
    const { event } = seen.event;
    const shown = play(before, event, time);
    this.stand = shown.stand;
    this.signs = shown.signs;
    if (time === 1) this.#base = shown.stand;
    if (this.#looked === at) return;
    // The eye goes at once to where it will end.
    this.#looked = at;
    this.focus = focusOf(play(before, event, 1).stand, event) ?? focusOf(before, event) ?? this.focus;
  }

  end(after: View): void {
    this.stand = this.#base = standOf(after);
    this.signs = [];
    this.focus = null;
  }
}
