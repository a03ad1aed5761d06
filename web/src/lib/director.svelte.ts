// What happened at a table, as it is watched: step by step and event by event, at the pace that somebody likes. Board, banner,
// standings, log and sound all tell what the director has shown, so nothing on the page announces a result before it is seen.
//
// A step is an update of the server. Its events are links of a chain; those of one seat after another are a scene, which has a
// headline. What needs no time, as a step back or what somebody does who is not watched but watches, is shown at once.

import type { Cue, Motion, SeenEvent, Telling } from "../games/contract";
import type { Pace } from "./settings.svelte";
import type { Message, Update } from "./types";

/** How much faster than at the usual pace. */
export const SPEED: Record<Pace, number> = { slow: 0.6, usual: 1, quick: 2, off: Infinity };
/** So long the turn of somebody else is on the screen at least, at the usual pace. */
export const SCENE_MS = 1000;
/** Who has more than this to see, at the usual pace, may leave it out; to who was elsewhere it is only summed up. */
export const BACKLOG_MS = 30_000;
/** A frame that comes later than this was not seen by anybody: the window was hidden, or the machine was busy. */
const LONGEST_FRAME_MS = 250;

/** Somebody's turn, as far as it has been seen. */
export interface Scene {
  /** Whose; nobody's is the turn of a round or of the weather. */
  seat: number | null;
  /** What the headline says of it, in a few words each. */
  briefs: readonly Message[];
  /** The sentence of what is being seen. */
  now: SeenEvent;
  /** Which turn it is of those that were watched. */
  turn: number;
}

/** What somebody has not seen because too much was waiting. */
export interface Missed {
  turns: number;
  /** What nobody should miss: who is out, who has won. */
  graves: readonly SeenEvent[];
}

/** What a director needs of the game and of whoever watches. */
export interface Stage {
  /** What an event is in the story; nothing can be told before it is learned. */
  cue: Telling | null;
  learn(): Promise<void>;
  /** The seat of whoever watches. */
  mine: number | null;
  pace: Pace;
  /** How much faster than at the usual pace, where that is chosen otherwise. */
  speed?: number;
  /** Whether the story is told in still pictures. */
  calm: boolean;
  /** Whether whoever watches looks at something else, as an earlier position. */
  away: boolean;
  /** Whether there is no time to see all that waits: who watches was elsewhere, or has to answer soon. */
  pressed: boolean;
}

/** A step that waits, and how long it will be told at the usual pace, about. */
interface Queued {
  update: Update;
  lasts: number;
}

/** Something that takes its time. */
interface Link {
  lasts: number;
  /** Draws it at a time between 0 and 1; it ends with 1. */
  draw?(time: number): void;
}

export class Director {
  /** What the board shows: the last step that was seen to its end. */
  seen = $state.raw<Update | null>(null);
  /** The step that is being shown. */
  showing = $state.raw<Update | null>(null);
  /** The turn that is being watched, or was last. */
  scene = $state.raw<Scene | null>(null);
  missed = $state.raw<Missed | null>(null);
  /** The number of the newest step that has been seen to its end, whatever is shown again. */
  reached = $state(-1);
  /** Whether everything has been seen. */
  idle = $state(true);
  /** Whether so much waits that somebody may want to leave it out. */
  isBehind = $state(false);
  /** The last turn of somebody else: what stood before it, and its steps. */
  #last = $state.raw<{ before: Update; steps: readonly Update[] } | null>(null);

  readonly #stage: () => Stage;
  readonly #heard: (seen: SeenEvent, cue: Cue) => void;
  #board: Motion | null = null;
  #queue: Queued[] = [];
  /** Whether it is being fetched how the game tells its turns. */
  #learns = false;
  /** Whether the steps that are shown belong to the last turn of somebody else. */
  #keeps = false;
  #story: Generator<Link, void> | null = null;
  #link: Link | null = null;
  #elapsed = 0;
  /** How many turns have been watched. */
  #turns = 0;
  /** Which of them nobody wants to see: what is yet to come of it is not told either. */
  #skipped = -1;
  /** How long has been watched in all, and how long when the scene began. */
  #watched = 0;
  #sceneBegan = 0;
  #frame = 0;
  #waiting: { number: number; seen: () => void }[] = [];

  /** `heard` is called when an event begins to be seen, for what can be heard of it. */
  constructor(stage: () => Stage, heard: (seen: SeenEvent, cue: Cue) => void = () => {}) {
    this.#stage = stage;
    this.#heard = heard;
  }

  /** A board shows from now on how things move. */
  perform = (motion: Motion): (() => void) => {
    this.#board = motion;
    return () => {
      if (this.#board === motion) this.#board = null;
    };
  };

  get #motion(): Motion | null {
    return this.#stage().away ? null : this.#board;
  }

  /** Whether nothing is told, only what came of it. */
  get #hurries(): boolean {
    const { pace, away } = this.#stage();
    return pace === "off" || away;
  }

  /** Takes what the server says next. */
  take(update: Update): void {
    const last = this.#queue.at(-1)?.update ?? this.showing ?? this.seen;
    if (update.number === last?.number) return this.#tellAnew(update);
    if (update.number !== (last?.number ?? NaN) + 1) return this.show(update);
    this.#await([...this.#queue, this.#weighed(update)]);
    if (this.#stage().cue === null) return void this.#learn();
    this.#hurry();
    this.#goOn();
  }

  /** Who was elsewhere, or has to answer in time, is not made to watch what waits. */
  #hurry(): void {
    if (this.isBehind && this.#stage().pressed) this.catchUp();
  }

  /** What waits is told as soon as it is known how; if that cannot be had, it is shown. */
  async #learn(): Promise<void> {
    this.idle = false;
    if (this.#learns) return;
    this.#learns = true;
    await this.#stage()
      .learn()
      .catch(() => {});
    this.#learns = false;
    if (this.#stage().cue === null) return this.skipAll();
    this.#await(this.#queue.map(({ update }) => this.#weighed(update)));
    this.#hurry();
    this.#goOn();
  }

  /** Begins anew, for another viewer. */
  clear(): void {
    this.#cut();
    this.seen = this.scene = this.missed = this.#last = null;
    this.reached = -1;
  }

  /** Shows the rest of this turn at once. */
  skip(): void {
    this.#skipped = this.#turns;
    if (this.#link !== null) this.#advance(this.#link.lasts - this.#elapsed);
    this.#goOn();
  }

  /** Shows everything at once. */
  skipAll(): void {
    this.#advance(Infinity);
  }

  /** Whether there is a turn to be seen again. */
  get canRepeat(): boolean {
    return this.idle && this.#last !== null;
  }

  /** Shows the last turn of somebody else again. */
  again(): void {
    const [last, now] = [this.#last, this.seen];
    if (!this.idle || last === null || now === null) return;
    this.scene = this.#last = null;
    this.seen = last.before;
    this.#motion?.end(last.before.view);
    // Of what came after it only how things stand.
    const goesOn = last.steps.at(-1)?.number !== now.number;
    const steps = [...last.steps, ...(goesOn ? [{ ...now, events: [] }] : [])];
    this.#await([...this.#queue, ...steps.map((update) => this.#weighed(update))]);
    this.#goOn();
  }

  /** Settles when this step has been seen. */
  until(number: number): Promise<void> {
    if (this.reached >= number) return Promise.resolve();
    return new Promise((seen) => this.#waiting.push({ number, seen }));
  }

  /** Nobody watches any more. */
  stop(): void {
    this.#cut();
    this.#settle(Infinity);
  }

  /** The same step told once more, as after a reconnect, brings what may be done now. */
  #tellAnew(update: Update): void {
    const put = (known: Update): Update =>
      known.number === update.number ? { ...known, ...update, events: known.events } : known;
    this.#queue = this.#queue.map(({ update, lasts }) => ({ update: put(update), lasts }));
    if (this.showing !== null) this.showing = put(this.showing);
    else if (this.seen !== null) this.seen = put(this.seen);
  }

  /** Shows a position: there is nothing to be told between what was seen and this. */
  show(update: Update): void {
    this.#cut();
    this.scene = this.#last = null;
    this.#finish(update);
  }

  /** Leaves out all that waits but the last turn of it, and remembers what nobody should miss. */
  catchUp(): void {
    const turns = this.#turnsBegun();
    // A step in which several have their turns, as at the end of a round that all play at once, is not taken apart.
    const keeps = turns.findLastIndex((many) => many > 0);
    const [left, kept] = [this.#queue.slice(0, keeps), this.#queue.slice(keeps)];
    const newest = left.at(-1)?.update;
    if (keeps < 1 || newest === undefined) return;
    // What is being told is left out from here on, and nobody should miss the rest of it either.
    const untold = [...(this.showing === null ? [] : [this.showing]), ...left.map(({ update }) => update)];
    const graves = untold.flatMap((update) => update.events.filter((seen) => this.#cue(seen, update).grave));
    const many = turns.slice(0, keeps).reduce((sum, begun) => sum + begun, 0);
    this.missed = { turns: (this.missed?.turns ?? 0) + many, graves: [...(this.missed?.graves ?? []), ...graves] };
    this.show(newest);
    this.#await(kept);
    this.#goOn();
  }

  #cue(seen: SeenEvent, update: Update): Cue {
    return this.#stage().cue?.(seen, update.view) ?? { lasts: 0 };
  }

  /** How many turns of somebody begin in each step that waits. */
  #turnsBegun(): number[] {
    let seat: number | null | undefined;
    return this.#queue.map(({ update }) => {
      let many = 0;
      for (const cue of update.events.map((seen) => this.#cue(seen, update))) {
        if (cue.lasts === 0 || !(cue.opens === true || (cue.seat !== undefined && cue.seat !== seat))) continue;
        seat = cue.seat ?? null;
        if (seat !== null) many += 1;
      }
      return many;
    });
  }

  #weighed(update: Update): Queued {
    return { update, lasts: update.events.reduce((sum, seen) => sum + this.#tells(this.#cue(seen, update)), 0) };
  }

  /** This is what waits from now on. */
  #await(queue: Queued[]): void {
    this.#queue = queue;
    this.isBehind = queue.reduce((sum, { lasts }) => sum + lasts, 0) > BACKLOG_MS;
  }

  /** How long an event is told; nobody has to be told what they did themselves, unless it is the end of them. */
  #tells({ seat = this.scene?.seat, grave, lasts }: Cue): number {
    const { mine } = this.#stage();
    return mine !== null && seat === mine && !grave ? 0 : lasts;
  }

  #goOn(): void {
    this.#advance(this.#hurries ? Infinity : 0);
    if (this.#link === null || this.#frame !== 0) return;
    let before = performance.now();
    const step = (now: number): void => {
      const passed = Math.min(LONGEST_FRAME_MS, Math.max(0, now - before));
      before = now;
      const { pace, speed = SPEED[pace] } = this.#stage();
      this.#advance(this.#hurries ? Infinity : passed * speed);
      this.#frame = this.#link === null ? 0 : requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Goes on by so many milliseconds. */
  #advance(ms: number): void {
    for (let left = ms; ;) {
      this.#story ??= this.#tell();
      this.#link ??= this.#story.next().value ?? null;
      const link = this.#link;
      if (link === null) {
        this.#story = null;
        this.idle = true;
        return;
      }
      const rest = link.lasts - this.#elapsed;
      if (rest > left) {
        this.#elapsed += left;
        this.#watched += left;
        this.idle = false;
        link.draw?.(this.#elapsed / link.lasts);
        return;
      }
      left -= rest;
      this.#watched += rest;
      this.#elapsed = 0;
      this.#link = null;
      link.draw?.(1);
    }
  }

  #cut(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#await([]);
    this.#story = this.#link = this.showing = null;
    this.#elapsed = 0;
    this.idle = true;
  }

  /** All that waits, link by link. */
  *#tell(): Generator<Link, void> {
    for (;;) {
      const update = this.#next();
      if (update === null) {
        yield this.#stay();
        if (this.#queue.length === 0) return;
        continue;
      }
      const before = this.seen;
      this.showing = update;
      this.#motion?.begin(before?.view, update.view, update.events);
      // A turn of somebody else may end in the middle of a step, as where all finish a round together.
      let belongs = false;
      for (const [at, seen] of update.events.entries()) {
        const cue = this.#cue(seen, update);
        if (this.#opens(cue)) {
          yield this.#stay();
          this.#open(cue, seen, before ?? update);
        } else if (cue.lasts > 0 && this.scene !== null) {
          this.scene = { ...this.scene, briefs: [...this.scene.briefs, ...(cue.brief ? [cue.brief] : [])], now: seen };
        }
        belongs ||= this.#keeps;
        this.#heard(seen, cue);
        yield this.#show(at, cue);
      }
      // It may have been told anew meanwhile.
      const seen = this.showing ?? update;
      this.showing = null;
      if (belongs && this.#last !== null) this.#last = { ...this.#last, steps: [...this.#last.steps, seen] };
      this.#finish(seen);
    }
  }

  /** The step that is to be told next, which waits no more. */
  #next(): Update | null {
    const [next, ...rest] = this.#queue;
    if (next !== undefined) this.#await(rest);
    return next?.update ?? null;
  }

  /** Whether somebody's turn begins with this. */
  #opens({ lasts, seat, opens }: Cue): boolean {
    if (lasts === 0) return false;
    return this.scene === null || opens === true || (seat !== undefined && seat !== this.scene.seat);
  }

  #open({ seat = null, brief }: Cue, now: SeenEvent, before: Update): void {
    this.#turns += 1;
    this.scene = { seat, briefs: brief ? [brief] : [], now, turn: this.#turns };
    this.#sceneBegan = this.#watched;
    this.#keeps = seat !== null && seat !== this.#stage().mine;
    if (this.#keeps) this.#last = { before, steps: [] };
  }

  /** An event, as it moves and as long as it is told. */
  #show(at: number, cue: Cue): Link {
    const motion = this.#motion;
    const moves = motion?.lasts(at) ?? 0;
    if (this.#isSkipped) return { lasts: 0, draw: () => motion?.draw(at, 1) };
    if (!this.#stage().calm && moves > 0) {
      const lasts = Math.max(moves, this.#tells(cue));
      return { lasts, draw: (time) => motion?.draw(at, Math.min(1, (time * lasts) / moves)) };
    }
    motion?.draw(at, 1);
    return { lasts: this.#tells(cue) };
  }

  /** The turn of somebody else stays for a moment before another one begins, or before something is asked of whoever watches. */
  #stay(): Link {
    const isWatched = this.scene !== null && this.scene.seat !== this.#stage().mine && !this.#isSkipped;
    return { lasts: isWatched ? Math.max(0, SCENE_MS - (this.#watched - this.#sceneBegan)) : 0 };
  }

  get #isSkipped(): boolean {
    return this.#skipped === this.#turns;
  }

  #finish(update: Update): void {
    this.seen = update;
    this.reached = Math.max(this.reached, update.number);
    this.#motion?.end(update.view);
    this.#settle(update.number);
  }

  #settle(number: number): void {
    const due = this.#waiting.filter((wish) => wish.number <= number);
    this.#waiting = this.#waiting.filter((wish) => wish.number > number);
    for (const { seen } of due) seen();
  }
}
