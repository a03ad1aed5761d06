// Whose machine is looked at, and as of when: the own one, one that was chosen, or that of whoever is at work.

import type { Bench } from "./bench.svelte";
import type { Drive } from "./drive.svelte";
import { fired, isAsked, phaseKind, racerOf } from "./scene";
import type { BoardProps } from "../contract";
import type { Action, Event, View } from "../../generated/steampunk-rally";

type Board = Pick<BoardProps<View, Action, Event>, "view" | "events" | "seat">;

export class Look {
  /** The seat that was chosen; none if nobody was. */
  chosen = $state<number | null>(null);
  readonly #board: () => Board;
  readonly #drive: Drive;
  readonly #bench: Bench;

  constructor(board: () => Board, drive: Drive, bench: Bench) {
    this.#board = board;
    this.#drive = drive;
    this.#bench = bench;
  }

  readonly over = $derived.by(() => phaseKind(this.#board().view.open.phase) === "over");
  readonly asked = $derived.by(() => isAsked(this.#board().view, this.#board().seat));
  /** Whoever has nothing to do watches the others at work. */
  readonly #watched = $derived.by(() => (this.over || this.asked || this.#bench.isInUse ? null : this.#drive.watched));
  readonly seat = $derived.by(() => this.chosen ?? this.#watched ?? this.#board().seat ?? 0);
  readonly isOwn = $derived.by(() => this.seat === this.#board().seat && !this.over);
  /** What is being told of the machine, while it is told. */
  readonly #showing = $derived.by(() => {
    const { showing } = this.#drive;
    return this.seat !== this.#board().seat && showing?.seat === this.seat ? showing : null;
  });
  readonly racer = $derived.by(() => racerOf(this.#showing?.after ?? this.#board().view, this.seat));
  /** What has just happened to the machine. */
  readonly happened = $derived.by(() => fired(this.#showing?.events ?? this.#board().events, this.seat));

  /** Shows the machine of a seat, or the own one again. */
  show(seat: number): void {
    this.chosen = seat === (this.chosen ?? this.#board().seat) ? null : seat;
  }
}
