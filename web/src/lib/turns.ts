// The log, a turn an entry: what somebody did in a few words, and all that came of it behind a fold.

import type { Cue, Telling } from "../games/contract";
import type { Story } from "./timeline";
import type { Message } from "./types";

/** A sentence of the log. */
export interface Line {
  told: Message;
  /** How many effects led to it. */
  level: number;
  /** Whether it is never folded: somebody is out, somebody has won. */
  grave: boolean;
  undone: boolean;
  /** Which clause says what it does. */
  clause: string | null;
}

/** Somebody's turn, or what is nobody's. */
export interface Turn {
  /** Whose; null for what is nobody's. */
  seat: number | null;
  /** The first and the last position of it. */
  from: number;
  to: number;
  briefs: Message[];
  lines: Line[];
  /** Whether it is nobody's and begins something, as a round. */
  heads: boolean;
  /** The step took others back: the number of the update to which the table returned. */
  backTo: number | null;
}

const newTurn = (seat: number | null, at: number, heads = false, backTo: number | null = null): Turn => ({
  seat,
  from: at,
  to: at,
  briefs: [],
  lines: [],
  heads,
  backTo,
});

/** Stories as turns; where nobody says whose an event is, each story is one. */
export function turnsOf(stories: readonly Story[], cue: Telling | null): Turn[] {
  const turns: Turn[] = [];
  for (const { at, update, undone, backTo } of stories) {
    if (backTo !== null) turns.push(newTurn(null, at, false, backTo));
    let isNew = cue === null || backTo !== null;
    for (const seen of update.events) {
      const { seat, brief, lasts, opens, grave, clause }: Cue = cue?.(seen, update.view) ?? { lasts: 1 };
      const last = turns.at(-1);
      const isOther = seat !== undefined && seat !== last?.seat && lasts > 0;
      if (last === undefined || isNew || isOther || opens === true)
        turns.push(newTurn(seat ?? (isNew ? null : (last?.seat ?? null)), at, seat === null && opens === true));
      isNew = false;
      const turn = turns.at(-1)!;
      turn.to = at;
      if (brief && !undone) turn.briefs.push(brief);
      turn.lines.push({
        told: seen.told,
        level: seen.level ?? 0,
        grave: grave === true,
        undone,
        clause: clause ?? null,
      });
    }
  }
  return turns;
}
