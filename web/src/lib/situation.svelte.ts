// How a table that has started stands for whoever looks at it: what is asked and of whom, and how it ended. Nothing of it runs ahead of
// what has been seen.

import type { GameModule } from "../games/contract";
import { language, t } from "./language.svelte";
import type { Room } from "./room.svelte";
import { seatLooks, seatNames } from "./seats";
import type { TableTold, Update } from "./types";
import { verdict, winnersOf } from "./verdict";

/** Who looks at which table. */
export interface Looked {
  room: Room;
  table: TableTold;
  mine: number | null;
  myTurn: boolean;
  module: GameModule | null;
}

export class Situation {
  readonly #looked: () => Looked;

  constructor(looked: () => Looked) {
    this.#looked = looked;
  }

  readonly names = $derived.by(() => seatNames(this.#looked().table.seats));
  readonly looks = $derived.by(() => seatLooks(this.#looked().table.seats));
  readonly words = $derived.by(() => {
    const { table, mine } = this.#looked();
    return language.game(table.game, this.names, mine);
  });
  /** The position on the board, and its number. */
  readonly shown = $derived.by<Update>(() => this.#looked().room.shown!);
  readonly at = $derived.by(() => this.#looked().room.studied ?? this.#looked().room.last);
  readonly studying = $derived.by(() => this.#looked().room.studied !== null);
  /** The end comes when what led to it has been seen. */
  readonly over = $derived.by(() => this.#looked().table.status === "over" && this.#looked().room.director.idle);
  /** Whether something is being shown that has to be seen before anything is asked. */
  readonly watching = $derived.by(() => {
    const { room } = this.#looked();
    return !this.studying && !room.director.idle && room.open.length === 0;
  });
  readonly #standIn = $derived.by(() => {
    const { table, mine } = this.#looked();
    return mine === null ? null : (table.seats[mine]?.stand_in ?? null);
  });
  /** Whoever has resigned looks on. */
  readonly plays = $derived.by(() => this.#looked().mine !== null && this.#standIn !== "resigned");
  readonly stoodIn = $derived.by(() => this.#standIn === "clock");

  /** What is asked; of an earlier position, what led to it. */
  readonly #prompt = $derived.by(() => {
    if (!this.studying) return this.shown.prompt && !this.over ? this.words.line(this.shown.prompt) : null;
    const first = this.shown.events[0];
    return first ? this.words.line(first.told) : null;
  });
  /** Why a hint says what it says. */
  readonly because = $derived.by(() => {
    const { hint } = this.#looked().room;
    return this.studying || !hint?.because ? null : this.words.line(hint.because);
  });
  /** Who has won. */
  readonly won = $derived.by(() => {
    const names = winnersOf(this.#looked().table.outcome ?? []).map((seat) => this.names[seat] ?? "");
    return names.length === 0 ? t("over") : t("over-won", { count: names.length, names: list(names) });
  });
  /** How whoever sat here did. */
  readonly #own = $derived.by(() => {
    const { table, mine, module } = this.#looked();
    const starters = module?.starters?.(this.shown.view) ?? table.seats.length;
    const said = this.over && table.outcome ? verdict({ outcome: table.outcome, mine, starters }) : null;
    return said && t(said.id, said.args);
  });

  readonly headline = $derived.by(() => {
    const { table, mine, myTurn } = this.#looked();
    if (this.studying) return t("study-title", { number: this.at });
    if (table.paused) return t("turn-paused");
    if (this.over) return this.#own ?? this.won;
    if (mine !== null && !this.plays) return t("turn-resigned");
    if (this.stoodIn) return t("turn-late");
    if (this.watching) return t("turn-watching");
    if (myTurn) return t("turn-mine");
    const names = this.shown.to_act.map((seat) => this.names[seat] ?? "");
    return names.length === 0 ? t("turn-nobody") : t("turn-others", { names: list(names) });
  });

  /** What stands below the headline. Nothing is asked before what led to it has been seen. */
  readonly below = $derived.by(() => {
    if (this.over && !this.studying) return this.#own === null ? null : this.won;
    return this.because ?? (this.watching ? null : this.#prompt);
  });

  /** The seats of whoever is asked. */
  readonly askedSeats = $derived.by(() => {
    const { mine, myTurn } = this.#looked();
    if (this.studying || this.over) return [];
    return (myTurn && mine !== null ? [mine] : this.shown.to_act).map((seat) => this.looks[seat]!);
  });
}

const list = (items: string[]): string => new Intl.ListFormat(language.lang, { type: "conjunction" }).format(items);
