import { beforeEach, describe, expect, it } from "vitest";
import { Fault } from "./api";
import { pause, TableSocket, type Connection, type Surroundings } from "./socket";
import type { FaultTold, Update } from "./types";

/** A WebSocket whose other end is the test. */
class Wire {
  readyState = 0;
  sent: { id: number; do: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; do: unknown });
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(told: unknown): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  breakDown(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

class World implements Surroundings {
  wires: Wire[] = [];
  timers = new Map<number, { work: () => void; ms: number }>();
  #next = 0;

  open(): WebSocket {
    const wire = new Wire();
    this.wires.push(wire);
    return wire as unknown as WebSocket;
  }

  later(work: () => void, ms: number): number {
    this.timers.set(++this.#next, { work, ms });
    return this.#next;
  }

  cancel(timer: number): void {
    this.timers.delete(timer);
  }

  random(): number {
    return 1;
  }

  /** Lets the only timer run out, and says how long it was. */
  wait(): number {
    expect(this.timers.size).toBe(1);
    const [[id, timer]] = [...this.timers] as [[number, { work: () => void; ms: number }]];
    this.timers.delete(id);
    timer.work();
    return timer.ms;
  }

  get wire(): Wire {
    return this.wires.at(-1)!;
  }
}

const update = (number: number) => ({ update: { table: "t", number } as Update });
const settled = () => new Promise((done) => setTimeout(done));

describe("the socket of a table", () => {
  let world: World;
  let states: Connection[];
  let updates: number[];
  let refused: FaultTold[];
  let socket: TableSocket;

  beforeEach(() => {
    world = new World();
    [states, updates, refused] = [[], [], []];
    const listener = {
      connection: (state: Connection) => states.push(state),
      table: () => {},
      chat: () => {},
      update: (told: Update) => updates.push(told.number),
      unreachable: (error: FaultTold) => refused.push(error),
    };
    socket = new TableSocket("t", listener, world);
    world.wire.open();
  });

  it("watches its table as soon as it is open", async () => {
    expect(world.wire.sent).toEqual([{ id: 1, do: { watch: { table: "t" } } }]);
    world.wire.say({ done: { id: 1 } });
    await settled();
    expect(states).toEqual(["connecting", "open"]);
  });

  it("catches up from the last update it saw", () => {
    world.wire.say(update(4));
    world.wire.say(update(5));
    world.wire.breakDown();
    expect(states.at(-1)).toBe("lost");
    world.wait();
    world.wire.open();
    expect(world.wire.sent[0]?.do).toEqual({ watch: { table: "t", number: 5 } });
    expect(updates).toEqual([4, 5]);
  });

  it("takes the browser's word that the net is gone, and that it is back", () => {
    world.wire.say(update(4));
    socket.cut();
    expect(states.at(-1)).toBe("lost");
    socket.hurry();
    expect(world.wires).toHaveLength(2);
    world.wire.open();
    expect(world.wire.sent[0]?.do).toEqual({ watch: { table: "t", number: 4 } });
  });

  it("asks for a fresh picture when it comes back as somebody else", () => {
    world.wire.say(update(4));
    socket.renew();
    world.wire.open();
    expect(world.wire.sent[0]?.do).toEqual({ watch: { table: "t" } });
  });

  it("gives each request its own answer", async () => {
    const act = socket.ask({ act: { table: "t", action: 1 } });
    const undo = socket.ask({ undo: { table: "t" } });
    world.wire.say({ failed: { id: 3, error: { code: "not_now", text: "nothing" } } });
    world.wire.say({ done: { id: 2 } });
    await expect(act).resolves.toBeUndefined();
    await expect(undo).rejects.toMatchObject({ told: { code: "not_now" } });
  });

  it("fails what was asked when the line breaks, and while it is broken", async () => {
    const act = socket.ask({ act: { table: "t", action: 1 } });
    world.wire.breakDown();
    await expect(act).rejects.toBeInstanceOf(Fault);
    await expect(socket.ask("ping")).rejects.toMatchObject({ told: { code: "offline" } });
  });

  it("waits longer each time, up to a limit, and starts small again after success", async () => {
    const pauses: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      world.wire.breakDown();
      pauses.push(world.wait());
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
    world.wire.open();
    world.wire.say({ done: { id: world.wire.sent[0]!.id } });
    await settled();
    world.wire.breakDown();
    expect(world.wait()).toBe(400);
    expect(pause(0, 0)).toBe(200);
  });

  it("asks a silent line and gives it up if nobody answers", () => {
    expect(world.wait()).toBe(25_000);
    expect(world.wire.sent.at(-1)?.do).toBe("ping");
    world.wait();
    expect(states.at(-1)).toBe("lost");
  });

  it("hurries when the net is back", () => {
    world.wire.breakDown();
    socket.hurry();
    expect(world.wires).toHaveLength(2);
    socket.hurry();
    expect(world.wires).toHaveLength(2);
  });

  it("comes back when the server reads the table anew", () => {
    world.wire.say(update(4));
    world.wire.say({ come_back: { table: "t" } });
    expect(states.at(-1)).toBe("lost");
    world.wait();
    world.wire.open();
    expect(world.wire.sent[0]?.do).toEqual({ watch: { table: "t", number: 4 } });
  });

  it("tries again at a table that cannot be read now", async () => {
    world.wire.say({ failed: { id: 1, error: { code: "store", text: "no" } } });
    await settled();
    expect(states.at(-1)).toBe("lost");
    world.wait();
    expect(world.wires).toHaveLength(2);
  });

  it("gives up on a table that does not exist", async () => {
    world.wire.say({ failed: { id: 1, error: { code: "not_found", text: "no" } } });
    await settled();
    expect(refused[0]?.code).toBe("not_found");
    expect(world.timers.size).toBe(0);
  });

  it("hears which tables wait, if somebody listens who can be waited for", () => {
    let heard: string[] = [];
    const nothing = () => {};
    const listener = { connection: nothing, table: nothing, chat: nothing, update: nothing, unreachable: nothing };
    new TableSocket(null, { ...listener, waiting: (tables) => (heard = tables) }, world);
    world.wire.open();
    expect(world.wire.sent).toEqual([]);
    world.wire.say({ hello: { person: null } });
    expect(world.wire.sent).toEqual([]);
    world.wire.say({ hello: { person: { id: "a", name: "Ana", guest: true } } });
    expect(world.wire.sent.map((sent) => sent.do)).toEqual(["waiting"]);
    world.wire.say({ waiting: { tables: ["t", "u"] } });
    expect(heard).toEqual(["t", "u"]);
  });

  it("says nothing more once it has ended", () => {
    socket.end();
    expect(world.timers.size).toBe(0);
    expect(world.wire.readyState).toBe(3);
  });
});
