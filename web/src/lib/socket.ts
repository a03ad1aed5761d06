// One socket to the server that mends itself: it reconnects, catches up from the last update seen, and matches answers
// with requests. It knows nothing of the page.

import { Fault, faultOf } from "./api";
import type { ChatTold, FaultTold, TableTold, Told, Update, Wish } from "./types";

export type Connection = "connecting" | "open" | "lost";

/** Who listens. */
export interface Listener {
  connection(state: Connection): void;
  table(told: TableTold): void;
  update(update: Update): void;
  chat(line: ChatTold): void;
  /** A table could not be followed at all. */
  unreachable(error: FaultTold): void;
  /** These tables wait for whoever is signed in; who does not listen is not told. */
  waiting?(tables: string[]): void;
}

/** What the socket needs of a browser; a test hands in its own. */
export interface Surroundings {
  open(): WebSocket;
  later(work: () => void, ms: number): number;
  cancel(timer: number): void;
  random(): number;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 15_000;
/** A browser does not tell of the server's own pings, so a silent line is asked. */
const PING_EVERY_MS = 25_000;
const PATIENCE_MS = 8_000;

interface Waiting {
  done(): void;
  failed(error: Fault): void;
}

/** How long to wait before the n-th try: longer each time, and never for everybody at the same moment. */
export function pause(tries: number, random: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  return longest * (0.5 + random / 2);
}

export function browser(): Surroundings {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return {
    open: () => new WebSocket(`${scheme}://${location.host}/api/socket`),
    later: (work, ms) => window.setTimeout(work, ms),
    cancel: (timer) => window.clearTimeout(timer),
    random: Math.random,
  };
}

export class TableSocket {
  /** The table that is followed; without one, only whatever else is told. */
  readonly #table: string | null;
  readonly #listener: Listener;
  readonly #around: Surroundings;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  /** The number of the last update. */
  #seen: number | null = null;
  #viewer = 0;
  #lastId = 0;
  #tries = 0;
  #timer: number | null = null;
  #ended = false;

  constructor(table: string | null, listener: Listener, around: Surroundings = browser()) {
    this.#table = table;
    this.#listener = listener;
    this.#around = around;
    this.#connect();
  }

  /** Asks for something; settles when the server has answered. */
  ask(wish: Wish): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== 1) return Promise.reject(lost());
    const id = ++this.#lastId;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      socket.send(JSON.stringify({ id, do: wish }));
    });
  }

  /** Tries at once instead of waiting, for when the browser says that the net is back. */
  hurry(): void {
    this.#tries = 0;
    if (!this.#ended && this.#socket === null) this.#connect();
  }

  /** The browser says that the net is gone: the line is dead, though it may take long until that is noticed. */
  cut(): void {
    if (!this.#ended && this.#socket !== null) this.#lose();
  }

  /** Who looks, as a number that changes with every renewal. */
  get viewer(): number {
    return this.#viewer;
  }

  /** Comes back as somebody else: what was seen before was another viewer's. */
  renew(): void {
    this.#seen = null;
    this.#viewer += 1;
    this.#drop();
    this.#tries = 0;
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    this.#drop();
  }

  #connect(): void {
    this.#clearTimer();
    this.#listener.connection("connecting");
    const socket = this.#around.open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Told);
    socket.onclose = () => this.#lose();
  }

  #opened(): void {
    if (this.#table === null) return this.#listen();
    const last = this.#seen === null ? {} : { number: this.#seen };
    this.ask({ watch: { table: this.#table, ...last } }).then(
      () => {
        this.#tries = 0;
        this.#listener.connection("open");
      },
      (thrown: unknown) => this.#refuse(faultOf(thrown)),
    );
    this.#listen();
  }

  /** A table that does not exist will not exist a moment later either; one that cannot be read now may be later. */
  #refuse(error: FaultTold): void {
    if (error.code === "not_found" || error.code === "forbidden") {
      this.end();
      this.#listener.unreachable(error);
    } else if (error.code !== "offline") this.#lose();
  }

  #hear(told: Told): void {
    this.#listen();
    if (told === "closing") return;
    if ("hello" in told) this.#greet(told.hello.person !== null);
    else if ("waiting" in told) this.#listener.waiting?.(told.waiting.tables);
    else if ("done" in told) this.#settle(told.done.id)?.done();
    else if ("failed" in told) this.#settle(told.failed.id)?.failed(new Fault(told.failed.error));
    else if ("table" in told) this.#listener.table(told.table);
    else if ("chat" in told) this.#listener.chat(told.chat);
    else if ("come_back" in told) this.#lose();
    else {
      this.#seen = told.update.number;
      this.#listener.update(told.update);
    }
  }

  /** The server is there. Whoever is signed in can be waited for. */
  #greet(isSomebody: boolean): void {
    if (this.#table === null) this.#tries = 0;
    if (isSomebody && this.#listener.waiting) this.ask("waiting").catch(() => {});
  }

  #settle(id: number | null): Waiting | undefined {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    return waiting;
  }

  /** Something was heard; if nothing more comes for a while, ask, and if nobody answers, start anew. */
  #listen(): void {
    this.#clearTimer();
    this.#timer = this.#around.later(() => {
      this.ask("ping").catch(() => {});
      this.#timer = this.#around.later(() => this.#lose(), PATIENCE_MS);
    }, PING_EVERY_MS);
  }

  #lose(): void {
    this.#drop();
    if (this.#ended) return;
    this.#listener.connection("lost");
    this.#timer = this.#around.later(() => this.#connect(), pause(this.#tries, this.#around.random()));
    this.#tries += 1;
  }

  #drop(): void {
    this.#clearTimer();
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.failed(lost());
  }

  #clearTimer(): void {
    if (this.#timer !== null) this.#around.cancel(this.#timer);
    this.#timer = null;
  }
}

function lost(): Fault {
  return new Fault({ code: "offline", text: "the connection is lost" });
}
