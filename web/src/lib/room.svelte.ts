// A table as somebody sees it who is there: the board now and earlier, who sits where, what is said.

import type { Deed, Refusal } from "../games/contract";
import { same } from "../games/kit/actions";
import { api, faultOf } from "./api";
import { Director, type Stage } from "./director.svelte";
import { language } from "./language.svelte";
import { settings } from "./settings.svelte";
import { TableSocket, type Connection } from "./socket";
import { waiting } from "./waiting.svelte";
import { append, isWhole, join } from "./timeline";
import type { ChatTold, ClockTold, FaultTold, HintTold, TableTold, Update, Wish } from "./types";

const TRY_HISTORY_AGAIN_MS = 700;
const MOST_TRIES = 4;

export class Room {
  readonly id: string;
  table = $state.raw<TableTold | null>(null);
  /** What the server said last. What is shown follows at the pace of who watches: that is the director's. */
  live = $state.raw<Update | null>(null);
  readonly director = new Director(
    () => this.#stage(),
    (_, { sound }) => sound && settings.sound && void import("./sound").then(({ play }) => play(sound)),
  );
  /** The positions so far that are known, the newest last, seen or not. */
  #all = $state.raw<Update[]>([]);
  readonly #stage: () => Stage;
  /** The number of the position that is studied; none while the table is followed. */
  studied = $state<number | null>(null);
  chat = $state.raw<ChatTold[]>([]);
  /** How the clocks stand: whoever told them last is right. */
  clocks = $state.raw<ClockTold[]>([]);
  /** Whether the table has waited for whoever has just come back. */
  waited = $state(false);
  connection = $state<Connection>("connecting");
  fault = $state.raw<FaultTold | null>(null);
  /** The table cannot be followed. */
  unreachable = $state.raw<FaultTold | null>(null);
  hint = $state.raw<HintTold | null>(null);
  /** Which was the newest position when somebody began to study. */
  #known = $state(0);
  #socket: TableSocket;
  /** Whether somebody looks back: then nothing that happened may be missing. */
  #looksBack = false;
  /** The history, while it is being asked for. */
  #recalled: Promise<void> | null = null;
  readonly #hurry = () => this.#socket.hurry();
  readonly #cut = () => this.#socket.cut();

  constructor(id: string, stage: () => Stage) {
    this.id = id;
    this.#stage = stage;
    this.#socket = new TableSocket(id, {
      connection: (state) => (this.connection = state),
      table: (told) => this.#sit(told),
      update: (update) => this.#hear(update),
      chat: (line) => this.#say(line),
      unreachable: (fault) => (this.unreachable = fault),
      waiting: (tables) => (waiting.tables = tables),
    });
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** The positions that have been seen and are known, the newest last. */
  readonly timeline = $derived.by(() => {
    const { reached } = this.director;
    const newest = this.#all.at(-1);
    return newest === undefined || newest.number <= reached
      ? this.#all
      : this.#all.filter(({ number }) => number <= reached);
  });

  /** All positions from the first to the one that is seen; none before all of them are known, so that nobody counts a part of them. */
  readonly whole = $derived.by(() => (isWhole(this.timeline) ? this.timeline : []));

  /** The position on the board. */
  get shown(): Update | null {
    return this.studied === null ? this.director.seen : (this.#position(this.studied) ?? this.director.seen);
  }

  /** The number of the newest position that has been seen. */
  get last(): number {
    return this.timeline.at(-1)?.number ?? 0;
  }

  #position(number: number): Update | undefined {
    return this.timeline.find((update) => update.number === number);
  }

  /** What may be done about the position on the board: what others do meanwhile changes nothing for who could act before. */
  readonly open = $derived.by((): unknown[] => {
    const [seen, live] = [this.director.seen, this.live];
    if (seen === null || live === null || this.studied !== null) return [];
    // The same keys may be asked for twice, as of two slams: it is the question that has to be the same.
    const asksTheSame = same(seen.legal, live.legal) && same(seen.prompt, live.prompt);
    return this.director.idle || asksTheSame ? seen.legal : [];
  });

  /** How many positions have come since somebody began to study. */
  get fresh(): number {
    return this.studied === null ? 0 : this.last - this.#known;
  }

  leave(): void {
    this.#socket.end();
    this.director.stop();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  /** Comes back as whoever is signed in now. */
  renew(): void {
    this.chat = [];
    this.live = null;
    this.#all = [];
    this.director.clear();
    this.#socket.renew();
  }

  async study(at: number): Promise<void> {
    await this.recall();
    if (at >= this.last) return this.follow();
    if (this.studied === null) this.#known = this.last;
    this.studied = Math.max(0, at);
  }

  follow(): void {
    this.studied = null;
  }

  step(by: number): Promise<void> {
    return this.study((this.studied ?? this.last) + by);
  }

  act = (action: unknown): Promise<void> => this.#does({ act: { table: this.id, action } });
  undo = (): Promise<void> => this.#does({ undo: { table: this.id } });
  /** Does several things one after the other, all or none, in one go. */
  play = (deeds: Deed[]): Promise<void> => this.#does({ play: { table: this.id, deeds } });
  resign = (): Promise<void> => this.#ask({ resign: { table: this.id } });
  rewind = (agree: boolean): Promise<void> => this.#ask({ rewind: { table: this.id, agree } });
  /** Takes over from the bot that stood in. */
  comeBack = (): Promise<void> => this.#ask({ watch: { table: this.id } });
  mute = (person: string, muted: boolean): Promise<void> => this.#ask({ mute: { table: this.id, person, muted } });
  say = (text: string): Promise<void> => this.#ask({ chat: { table: this.id, text } });

  why = async (action: unknown): Promise<Refusal | null> => {
    try {
      await api.why(this.id, action);
      return null;
    } catch (thrown) {
      const { clause, reason } = faultOf(thrown);
      if (!clause || !reason) return null;
      await this.#findWords();
      return { clause, reason };
    }
  };

  /** Does something and shows what went wrong, if anything did. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    this.fault = null;
    try {
      await work();
    } catch (thrown) {
      const fault = faultOf(thrown);
      if (fault.reason) await this.#findWords();
      this.fault = fault;
    }
  }

  /** Reasons are told only to those who ask for something, and so are their words. */
  async #findWords(): Promise<void> {
    if (this.table) await language.loadGame(this.table.game, language.lang).catch(() => {});
  }

  async askHint(): Promise<boolean> {
    const asked = this.live;
    const hint = await api.hint(this.id);
    if (hint.because) await this.#findWords();
    // A hint for a position that is past would mislead.
    if (asked === this.live) this.hint = hint;
    return hint.action !== null;
  }

  /** Does something, and is done when it is seen. Whoever acts has seen enough of the others. */
  async #does(wish: Wish): Promise<void> {
    this.director.skipAll();
    // What was left out before it is old news.
    this.director.missed = null;
    await this.#ask(wish);
    if (this.fault === null && this.live) await this.director.until(this.live.number);
  }

  #ask(wish: Wish): Promise<void> {
    return this.attempt(() => this.#socket.ask(wish));
  }

  #sit(told: TableTold): void {
    this.waited ||= this.table?.paused === true && told.status === "running" && !told.paused;
    this.table = told;
    if (told.clocks) this.clocks = told.clocks;
  }

  #hear(update: Update): void {
    this.live = update;
    this.clocks = update.clocks;
    this.hint = null;
    this.#all = append(this.#all, update);
    this.director.take(update);
    if (this.#looksBack) void this.recall();
  }

  /** Looks back: fetches what happened before, and what is missed later. Settles when it is there, or cannot be had. */
  recall(): Promise<void> {
    this.#looksBack = true;
    if (isWhole(this.#all)) return Promise.resolve();
    return (this.#recalled ??= this.#fetchHistory().finally(() => (this.#recalled = null)));
  }

  async #fetchHistory(): Promise<void> {
    for (let tries = 0; tries <= MOST_TRIES; tries++) {
      const asked = this.#socket.viewer;
      const history = await api.history(this.id, null).catch(() => null);
      // Whoever comes back as somebody else meanwhile has another history.
      if (history && asked === this.#socket.viewer) {
        this.#all = join(history, this.#all);
        return;
      }
      await new Promise((again) => setTimeout(again, TRY_HISTORY_AGAIN_MS));
    }
  }

  /** Lines come again after a reconnect. */
  #say(line: ChatTold): void {
    if (!this.chat.some((other) => other.number === line.number)) this.chat = [...this.chat, line];
  }
}
