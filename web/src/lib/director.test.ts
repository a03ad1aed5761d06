import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Cue, Motion } from "../games/contract";
import { BACKLOG_MS, Director, SCENE_MS, type Stage } from "./director.svelte";
import type { Update } from "./types";

/** A window in which frames come when they are asked for. */
const screen = { frame: null as FrameRequestCallback | null, now: 0 };
beforeEach(() => {
  Object.assign(screen, { frame: null, now: performance.now() });
  vi.stubGlobal("requestAnimationFrame", (next: FrameRequestCallback) => ((screen.frame = next), 1));
  vi.stubGlobal("cancelAnimationFrame", () => (screen.frame = null));
});
afterEach(() => vi.unstubAllGlobals());

function goOn(ms: number): void {
  for (let left = ms; left > 0 && screen.frame; left -= 50) {
    const frame = screen.frame;
    screen.frame = null;
    frame((screen.now += 50));
  }
}

/** An event says whose it is and how long it lasts. */
type Event = Partial<Cue> & { does: string };

const step = (number: number, ...events: Event[]): Update =>
  ({ number, view: number, events: events.map((event) => ({ event, told: { id: event.does, args: [] } })) }) as never;
const turn = (seat: number, does: string, lasts = 2000): Event => ({ seat, does, lasts });
const MINE = 0;

function newDirector(stage: Partial<Stage> = {}) {
  const heard: string[] = [];
  const drawn: string[] = [];
  const all: Stage = {
    cue: (seen) => {
      const { does, ...cue } = seen.event as Event;
      return { lasts: 0, brief: { id: does, args: [] }, ...cue };
    },
    learn: () => Promise.resolve(),
    mine: MINE,
    pace: "usual",
    calm: false,
    away: false,
    pressed: false,
    ...stage,
  };
  const director = new Director(
    () => all,
    (seen) => heard.push((seen.event as Event).does),
  );
  const motion: Motion = {
    begin: (before, after) => drawn.push(`${String(before)}>${String(after)}`),
    lasts: () => 400,
    draw: (at, time) => time === 1 && drawn.push(`${at}`),
    end: (after) => drawn.push(`=${String(after)}`),
  };
  return { director, heard, drawn, stage: all, moves: () => director.perform(motion) };
}

const briefs = (director: Director) => director.scene?.briefs.map(({ id }) => id);

describe("a director", () => {
  it("shows what it sees first at once, and what others do event by event", () => {
    const { director, heard } = newDirector();
    director.take(step(4));
    expect(director.seen?.number).toBe(4);
    expect(director.idle).toBe(true);
    director.take(step(5, turn(1, "cards"), turn(1, "drive")));
    expect([director.seen?.number, director.idle, heard]).toEqual([4, false, ["cards"]]);
    goOn(1950);
    expect(briefs(director)).toEqual(["cards"]);
    goOn(100);
    expect(briefs(director)).toEqual(["cards", "drive"]);
    expect(director.seen?.number).toBe(4);
    goOn(2000);
    expect([director.seen?.number, director.idle]).toEqual([5, true]);
  });

  it("tells nothing before it is seen, whatever has come meanwhile", () => {
    const { director, heard } = newDirector();
    director.take(step(0));
    for (const number of [1, 2, 3]) director.take(step(number, turn(number, `turn ${number}`)));
    goOn(3000);
    expect(heard).toEqual(["turn 1", "turn 2"]);
    expect([director.seen?.number, director.reached]).toEqual([1, 1]);
  });

  it("leaves the turn of another on the screen for a moment, however short it is", () => {
    const { director } = newDirector();
    director.take(step(0));
    director.take(step(1, turn(1, "one", 10)));
    director.take(step(2, turn(2, "two", 10)));
    goOn(SCENE_MS - 50);
    expect(briefs(director)).toEqual(["one"]);
    goOn(100);
    expect(briefs(director)).toEqual(["two"]);
    goOn(SCENE_MS - 150);
    expect(director.idle).toBe(false);
    goOn(150);
    expect(director.idle).toBe(true);
  });

  it("does not keep whoever watches from going on with what they do themselves", () => {
    const { director } = newDirector();
    director.take(step(0));
    director.take(step(1, turn(MINE, "mine")));
    expect([director.seen?.number, director.idle]).toEqual([1, true]);
  });

  it("lets things move as long as they move, also one's own", () => {
    const { director, drawn, moves } = newDirector();
    moves();
    director.take(step(0));
    director.take(step(1, turn(MINE, "mine"), turn(1, "theirs")));
    goOn(350);
    expect(drawn).toEqual(["=0", "0>1"]);
    goOn(100);
    expect(drawn).toEqual(["=0", "0>1", "0"]);
    goOn(5000);
    expect(drawn.at(-1)).toBe("=1");
  });

  it("shows still pictures to whoever wants no motion, with the same story", () => {
    const { director, drawn, moves, heard } = newDirector({ calm: true });
    moves();
    director.take(step(0));
    director.take(step(1, turn(1, "cards"), turn(1, "drive")));
    expect(drawn).toEqual(["=0", "0>1", "0"]);
    goOn(2100);
    expect(drawn).toEqual(["=0", "0>1", "0", "1"]);
    expect(heard).toEqual(["cards", "drive"]);
  });

  it.each([
    ["slow", 0.6],
    ["usual", 1],
    ["quick", 2],
  ] as const)("goes at the pace %s", (pace, speed) => {
    const { director } = newDirector({ pace });
    director.take(step(0));
    director.take(step(1, turn(1, "long", 3000)));
    goOn(3000 / speed - 100);
    expect(director.idle).toBe(false);
    goOn(200);
    expect(director.idle).toBe(true);
  });

  it.each([{ pace: "off" } as const, { away: true }])("tells nothing to who does not watch: %o", (stage) => {
    const { director } = newDirector(stage);
    director.take(step(0));
    for (const number of [1, 2, 3]) director.take(step(number, turn(number, "turn")));
    expect([director.seen?.number, director.idle]).toEqual([3, true]);
  });

  it("skips the rest of a turn, and only that", () => {
    const { director } = newDirector();
    director.take(step(0));
    director.take(step(1, turn(1, "one"), turn(1, "more")));
    director.take(step(2, turn(1, "still one")));
    director.take(step(3, turn(2, "two")));
    goOn(100);
    director.skip();
    expect(briefs(director)).toEqual(["two"]);
    expect(director.seen?.number).toBe(2);
    director.skip();
    expect([director.seen?.number, director.idle]).toEqual([3, true]);
  });

  it("does not tell what comes later of a turn that was skipped", () => {
    const { director } = newDirector();
    director.take(step(0));
    director.take(step(1, turn(1, "one")));
    goOn(100);
    director.skip();
    director.take(step(2, turn(1, "still one")));
    expect([director.seen?.number, director.idle]).toEqual([2, true]);
    director.take(step(3, turn(2, "two")));
    expect([briefs(director), director.idle]).toEqual([["two"], false]);
  });

  it("shows the last turn of somebody else again, but not what came after it", () => {
    const { director, heard } = newDirector();
    director.take(step(0));
    director.take(step(1, turn(1, "one")));
    director.take(step(2, turn(2, "two")));
    director.take(step(3, turn(2, "more")));
    director.take(step(4, turn(MINE, "mine")));
    director.skipAll();
    expect(director.canRepeat).toBe(true);
    heard.length = 0;
    director.again();
    expect([director.seen?.number, director.idle, director.reached]).toEqual([1, false, 4]);
    goOn(10_000);
    expect(heard).toEqual(["two", "more"]);
    expect([director.seen?.number, director.idle, director.canRepeat]).toEqual([4, true, true]);
  });

  it("shows a turn again that ended in the middle of a step", () => {
    const { director, heard } = newDirector();
    director.take(step(0));
    director.take(step(1, turn(1, "one"), turn(2, "two"), { does: "a round", seat: null, lasts: 500, opens: true }));
    director.skipAll();
    heard.length = 0;
    director.again();
    expect([director.seen?.number, director.idle]).toEqual([0, false]);
    goOn(10_000);
    expect(heard).toEqual(["one", "two", "a round"]);
    expect([director.seen?.number, director.idle, director.canRepeat]).toEqual([1, true, true]);
  });

  it("tells whoever comes back what was missed, and shows the last turn", () => {
    const { director, heard } = newDirector({ pressed: true });
    director.take(step(0));
    const many = BACKLOG_MS / 2000 + 2;
    for (let number = 1; number <= many; number++)
      director.take(step(number, { ...turn(1 + (number % 3), `turn ${number}`), grave: number === 3 }));
    expect(director.missed?.turns).toBeGreaterThan(10);
    expect(director.missed?.graves.map((seen) => seen.told.id)).toEqual(["turn 3"]);
    expect(heard.at(-1)).toBe(`turn ${many}`);
    goOn(2500);
    expect([director.seen?.number, director.idle]).toEqual([many, true]);
  });

  it("leaves nothing out by itself while somebody watches, and all but the last turn when they ask", () => {
    const { director, heard } = newDirector();
    director.take(step(0));
    for (let number = 1; number <= 40; number++)
      director.take(step(number, { ...turn(1 + (number % 3), `turn ${number}`), grave: number === 30 }));
    expect([director.isBehind, director.missed]).toEqual([true, null]);
    goOn(9_000);
    expect(heard).toHaveLength(5);
    director.catchUp();
    expect([director.isBehind, director.missed?.turns]).toEqual([false, 34]);
    expect(director.missed?.graves.map((seen) => seen.told.id)).toEqual(["turn 30"]);
    expect(heard.at(-1)).toBe("turn 40");
    goOn(2500);
    expect([director.seen?.number, director.idle]).toEqual([40, true]);
  });

  it("is behind no more when the rest takes less than that", () => {
    const { director } = newDirector();
    director.take(step(0));
    for (let number = 1; number <= 20; number++) director.take(step(number, turn(1 + (number % 3), `turn ${number}`)));
    expect(director.isBehind).toBe(true);
    goOn(12_000);
    expect([director.isBehind, director.idle]).toEqual([false, false]);
    goOn(BACKLOG_MS);
    expect([director.seen?.number, director.missed, director.idle]).toEqual([20, null, true]);
  });

  it("tells what was missed where all have their turns in one step", () => {
    const { director } = newDirector({ pressed: true });
    director.take(step(0));
    const round: Event = { does: "a round", seat: null, lasts: 1000, opens: true };
    for (let number = 1; number <= 12; number++)
      director.take(step(number, { ...turn(1, "one"), opens: true }, turn(2, "two"), round));
    expect(director.missed!.turns).toBeGreaterThan(10);
    expect(director.missed!.turns % 2).toBe(0);
    goOn(BACKLOG_MS);
    expect([director.seen?.number, director.idle]).toEqual([12, true]);
  });

  it("jumps where something is missing, and to what was taken back", () => {
    const { director } = newDirector();
    director.take(step(0));
    director.take(step(1, turn(1, "one")));
    director.take(step(9, turn(1, "nine")));
    expect([director.seen?.number, director.idle]).toEqual([9, true]);
    director.take(step(10));
    expect([director.seen?.number, director.idle]).toEqual([10, true]);
  });

  it("takes what may be done from a step that is told anew", () => {
    const { director } = newDirector();
    director.take(step(0));
    director.take(step(1, turn(1, "one")));
    director.take({ ...step(1), legal: ["x"] });
    goOn(5000);
    expect([director.seen?.legal, director.seen?.events.length]).toEqual([["x"], 1]);
  });

  it("lets whoever acts wait until it has been seen", async () => {
    const { director } = newDirector();
    director.take(step(0));
    director.take(step(1, turn(1, "one")));
    let seen = false;
    const wait = director.until(1).then(() => (seen = true));
    await Promise.resolve();
    expect(seen).toBe(false);
    goOn(2500);
    await wait;
    expect(seen).toBe(true);
  });

  it("learns how the game tells its turns before it tells the first one", async () => {
    let learned = (): void => {};
    const { director, heard, stage } = newDirector();
    const { cue } = stage;
    stage.cue = null;
    stage.learn = () =>
      new Promise((done) => {
        learned = () => {
          stage.cue = cue;
          done();
        };
      });
    director.take(step(0));
    expect([director.seen?.number, director.idle]).toEqual([0, true]);
    director.take(step(1, turn(1, "one")));
    director.take(step(2, turn(2, "two")));
    expect([director.seen?.number, director.idle, heard]).toEqual([0, false, []]);
    learned();
    await new Promise((soon) => setTimeout(soon));
    expect([director.seen?.number, heard]).toEqual([0, ["one"]]);
  });

  it("shows what came of a turn when it cannot learn how to tell it, and asks again at the next", async () => {
    const { director, stage } = newDirector();
    const { cue } = stage;
    stage.cue = null;
    stage.learn = () => Promise.reject(new Error("offline"));
    director.take(step(0));
    director.take(step(1, turn(1, "one")));
    await new Promise((soon) => setTimeout(soon));
    expect([director.seen?.number, director.idle]).toEqual([1, true]);
    stage.learn = () => {
      stage.cue = cue;
      return Promise.resolve();
    };
    director.take(step(2, turn(2, "two")));
    await new Promise((soon) => setTimeout(soon));
    expect([director.seen?.number, director.idle]).toEqual([1, false]);
  });
});
