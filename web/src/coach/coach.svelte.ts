// Who tells a first game: looks at the table and says one thing at a time, each once. What waits for an act is done as soon as it
// is no longer so, whatever it was that somebody did; what is only read waits for a word.

import { holds, type Facts, type Lesson, type Moment } from "./lesson";

/** Something to be said. */
export interface Saying {
  /** The name of the moment; that of a module begins with its name and a slash. */
  id: string;
  reads: boolean;
  when: Moment["when"];
}

/** What is remembered of what was said. */
export interface Memory {
  /** What has been said of the lesson; null if the table is none. */
  seen: readonly string[] | null;
  /** Whether this was said of a module, at whatever table. */
  hasMet(id: string): boolean;
}

const saying = (moment: Moment, id = moment.id): Saying => ({ id, reads: moment.reads ?? false, when: moment.when });

export class Coach {
  /** What is being said. */
  now = $state.raw<Saying | null>(null);
  /** Which of how many things of the lesson is being said; null for what is not of the lesson. */
  readonly count = $derived.by(() => {
    const at = this.#lesson.moments.findIndex(({ id }) => id === this.now?.id);
    return at < 0 ? null : { at: at + 1, of: this.#lesson.moments.length };
  });
  #seen = $state.raw<ReadonlySet<string>>(new Set());
  /** The table as it was looked at last. */
  #facts: Facts | null = null;
  readonly #lesson: Lesson;
  readonly #memory: Memory;
  readonly #said: (id: string) => void;

  /** `said` is told what somebody has heard to its end. */
  constructor(lesson: Lesson, memory: Memory, said: (id: string) => void) {
    this.#lesson = lesson;
    this.#memory = memory;
    this.#said = said;
    this.#seen = new Set(memory.seen ?? []);
  }

  /** Whether the lesson has come to its end. What did not come up on the way is no longer waited for. */
  get isOver(): boolean {
    return this.#seen.has(this.#lesson.moments.at(-1)?.id ?? "");
  }

  /** Looks at the table. */
  look(facts: Facts): void {
    this.#facts = facts;
    if (this.now !== null && !holds(this.now.when, facts)) this.next();
    this.now ??= this.#find(facts);
  }

  /** What is said has been heard. */
  next(): void {
    if (this.now === null) return;
    const { id } = this.now;
    this.#seen = new Set([...this.#seen, id]);
    this.now = null;
    this.#said(id);
    if (this.#facts !== null) this.now = this.#find(this.#facts);
  }

  #find(facts: Facts): Saying | null {
    const isNew = ({ id, when }: Saying): boolean =>
      !this.#seen.has(id) && !this.#memory.hasMet(id) && holds(when, facts);
    const ofLesson =
      this.#memory.seen === null || this.isOver ? [] : this.#lesson.moments.map((moment) => saying(moment));
    const ofModules = Object.entries(this.#lesson.modules)
      .filter(([, module]) => holds(module.when, facts))
      .flatMap(([name, { moments }]) => moments.map((moment) => saying(moment, `${name}/${moment.id}`)));
    return [...ofLesson, ...ofModules].find(isNew) ?? null;
  }
}
