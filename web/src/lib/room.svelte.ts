// A table as somebody sees it who is there: the board now and earlier, who sits where, what is said.

import type { Refusal } from "../games/contract";
import { api, faultOf } from "./api";
import { TableSocket, type Connection } from "./socket";
import { append, join } from "./timeline";
import type { ChatTold, FaultTold, TableTold, Update, Wish } from "./types";

const TRY_HISTORY_AGAIN_MS = 700;
const MOST_TRIES = 4;

export class Room {
  readonly id: string;
  table = $state.raw<TableTold | null>(null);
  /** What the server said last. */
  live = $state.raw<Update | null>(null);
  /** All positions so far, the newest last. */
  timeline = $state.raw<Update[]>([]);
  /** The position that is studied; none while the table is followed. */
  studied = $state<number | null>(null);
  chat = $state.raw<ChatTold[]>([]);
  connection = $state<Connection>("connecting");
  fault = $state.raw<FaultTold | null>(null);
  /** The table cannot be followed. */
  unreachable = $state.raw<FaultTold | null>(null);
  hint = $state.raw<unknown>(null);
  /** How many positions there were when somebody began to study. */
  #known = $state(0);
  #socket: TableSocket;
  /** What came since the history was asked for; none while it is not being asked. */
  #came: Update[] | null = null;
  readonly #hurry = () => this.#socket.hurry();
  readonly #cut = () => this.#socket.cut();

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(id, {
      connection: (state) => (this.connection = state),
      table: (told) => (this.table = told),
      update: (update) => this.#hear(update),
      chat: (line) => this.#say(line),
      unreachable: (fault) => (this.unreachable = fault),
    });
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** The position on the board. */
  get shown(): Update | null {
    return this.studied === null ? this.live : (this.timeline[this.studied] ?? this.live);
  }

  /** How many positions have come since somebody began to study. */
  get fresh(): number {
    return this.studied === null ? 0 : this.timeline.length - this.#known;
  }

  leave(): void {
    this.#socket.end();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  /** Comes back as whoever is signed in now. */
  renew(): void {
    this.chat = [];
    this.live = null;
    this.timeline = [];
    this.#came = null;
    this.#socket.renew();
  }

  study(at: number): void {
    const last = this.timeline.length - 1;
    if (at >= last) return this.follow();
    if (this.studied === null) this.#known = this.timeline.length;
    this.studied = Math.max(0, at);
  }

  follow(): void {
    this.studied = null;
  }

  step(by: number): void {
    this.study((this.studied ?? this.timeline.length - 1) + by);
  }

  act = (action: unknown): Promise<void> => this.#ask({ act: { table: this.id, action } });
  undo = (): Promise<void> => this.#ask({ undo: { table: this.id } });
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
      return clause && reason ? { clause, reason } : null;
    }
  };

  /** Does something and shows what went wrong, if anything did. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    this.fault = null;
    try {
      await work();
    } catch (thrown) {
      this.fault = faultOf(thrown);
    }
  }

  async askHint(): Promise<boolean> {
    const asked = this.live;
    const { action } = await api.hint(this.id);
    // A hint for a position that is past would mislead.
    if (asked === this.live) this.hint = action;
    return action !== null;
  }

  #ask(wish: Wish): Promise<void> {
    return this.attempt(() => this.#socket.ask(wish));
  }

  #hear(update: Update): void {
    const before = this.live;
    const follows = before !== null && before.epoch === update.epoch && before.number + 1 === update.number;
    this.live = update;
    this.hint = null;
    this.#came?.push(update);
    if (follows) this.timeline = append(this.timeline, update);
    else if (this.#came === null) void this.#recall(0);
  }

  /** Fetches the whole history, after a first look at the table or a longer absence. */
  async #recall(tries: number): Promise<void> {
    this.#came = this.live ? [this.live] : [];
    if (this.timeline.length === 0 && this.live) this.timeline = [this.live];
    const history = await api.history(this.id, null).catch(() => null);
    const whole = history && this.#came ? join(history.updates, this.#came) : null;
    this.#came = null;
    if (whole) this.timeline = whole;
    else if (tries < MOST_TRIES) setTimeout(() => void this.#recall(tries + 1), TRY_HISTORY_AGAIN_MS);
    else if (this.live && this.timeline.at(-1) !== this.live) this.timeline = [...this.timeline, this.live];
  }

  /** Lines come again after a reconnect. */
  #say(line: ChatTold): void {
    if (!this.chat.some((other) => other.number === line.number)) this.chat = [...this.chat, line];
  }
}
