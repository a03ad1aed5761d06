// What is looked at: whose board, and which of its points. Nothing of it is known to anybody else.

import { hasFinished, momentOf, ownOf, type Lit } from "./scene";
import type { Drive } from "./drive.svelte";
import type { BoardProps } from "../contract";
import type { Action, Event, Sheet, Side, View } from "../../generated/railroad-ink";

export class Look {
  /** The seat whose board was chosen; none while it is the own one, or that of whoever is being shown. */
  chosen = $state<number | null>(null);
  /** What lights up for as long as it is looked at, and what until it is chosen again. */
  passing = $state<Lit | null>(null);
  pinned = $state<Lit | null>(null);
  /** The direction of a meteor that is being weighed. */
  weighed = $state<Side | null>(null);
  readonly #board: () => Pick<BoardProps<View, Action, Event>, "view" | "legal" | "seat" | "seats">;
  readonly #drive: Drive;

  constructor(board: () => Pick<BoardProps<View, Action, Event>, "view" | "legal" | "seat" | "seats">, drive: Drive) {
    this.#board = board;
    this.#drive = drive;
  }

  /** Whoever has nothing to draw sees what the others have drawn. */
  readonly #showing = $derived.by(() => (this.#board().legal.length > 0 ? null : this.#drive.showing));
  readonly seat = $derived.by(() => this.chosen ?? this.#showing?.seat ?? this.#board().seat ?? 0);
  readonly isOwn = $derived.by(() => this.seat === this.#board().seat);
  readonly sheet = $derived.by<Sheet>(() => this.#told?.sheet ?? this.#board().view.sheets[this.seat]!);
  /** What is being inked before everybody's eyes on the board that is looked at; none if nothing is told of it. */
  readonly inking = $derived.by(() => this.#told?.inking ?? null);
  readonly lit = $derived.by(() => this.passing ?? this.pinned);
  /** The meteors that are coming down on it. */
  readonly meteors = $derived.by(() => {
    const meteors = (this.isOwn && ownOf(this.#board().view)?.meteors) || [];
    return meteors.filter(({ aim }) => this.weighed === null || aim === this.weighed);
  });
  /** Everybody else's boards. */
  readonly others = $derived.by(() => this.#board().seats.flatMap((_, seat) => (seat === this.seat ? [] : [seat])));
  /** Who is still drawing, for whoever has finished. */
  readonly waitedFor = $derived.by(() => {
    const { view, seat, seats } = this.#board();
    if (!ownOf(view) || momentOf(view) !== "finished") return [];
    return seats.flatMap(({ name }, other) => (other !== seat && !hasFinished(view, other) ? [name] : []));
  });

  get #told() {
    return this.#showing?.seat === this.seat ? this.#showing : null;
  }

  pin(next: Lit): void {
    const isPinned = this.pinned?.line === next.line && this.pinned.network === next.network;
    this.pinned = isPinned ? null : next;
  }
}
