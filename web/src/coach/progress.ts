// What somebody has learned in this browser: which lessons are under way, which games are known, which modules were met.

const KEY = "crossroads.coach";

interface Saved {
  /** Lessons by the ids of their tables, with what has been said there. */
  tables: Record<string, { game: string; seen: string[]; left: boolean }>;
  /** Games whose lesson has come to its end, or was declined. */
  known: string[];
  /** What has been said of modules: `heat/garage/pick`. */
  met: string[];
  /** Somebody wants to be told nothing, ever. */
  off: boolean;
}

const NOTHING: Saved = { tables: {}, known: [], met: [], off: false };
/** So many lessons are remembered; nobody takes up more. */
const MOST = 12;

class Progress {
  #saved: Saved = this.#load();

  #load(): Saved {
    try {
      return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
    } catch {
      return NOTHING;
    }
  }

  #save(change: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // A browser that keeps nothing is taught anew each time.
    }
  }

  get off(): boolean {
    return this.#saved.off;
  }

  /** The table is a lesson from now on. One that was left is taken up again. */
  begin(table: string, game: string): void {
    const seen = this.#saved.tables[table]?.seen ?? [];
    const others = Object.entries(this.#saved.tables).filter(([id]) => id !== table);
    const tables = Object.fromEntries([...others.slice(1 - MOST), [table, { game, seen, left: false }]]);
    this.#save({ tables });
  }

  isLesson(table: string): boolean {
    return table in this.#saved.tables;
  }

  /** Whether there is a lesson of this game that was begun here. */
  hasBegun(game: string): boolean {
    return Object.values(this.#saved.tables).some((lesson) => lesson.game === game);
  }

  isKnown(game: string): boolean {
    return this.#saved.known.includes(game);
  }

  know(game: string): void {
    if (!this.isKnown(game)) this.#save({ known: [...this.#saved.known, game] });
  }

  seen(table: string): readonly string[] {
    return this.#saved.tables[table]?.seen ?? [];
  }

  isLeft(table: string): boolean {
    return this.#saved.tables[table]?.left ?? false;
  }

  note(table: string, change: { seen?: string[]; left?: boolean }): void {
    const lesson = this.#saved.tables[table];
    if (lesson) this.#save({ tables: { ...this.#saved.tables, [table]: { ...lesson, ...change } } });
  }

  hasMet(id: string): boolean {
    return this.#saved.met.includes(id);
  }

  meet(id: string): void {
    if (!this.hasMet(id)) this.#save({ met: [...this.#saved.met, id] });
  }
}

export const progress = new Progress();
