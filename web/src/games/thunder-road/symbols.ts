// The signs of the game, drawn by us around 0, 0, about 20 wide.

import type { Command, Damage, Direction, Hazard } from "../../generated/thunder-road";
import { LASTING, type Lasting } from "./box";

/** Filled where it may be, drawn as a line where it must be. */
export interface Drawn {
  fill?: string;
  line?: string;
}

const ARROW = "M-9 -2.5H1V-8L10 0L1 8V2.5H-9Z";
const BLAST = "M0 -11L3 -4L10 -8L6 -1L11 4L4 4L3 11L-1 5L-8 9L-5 2L-11 -1L-4 -3Z";
/** Three tongues above embers; nitro is a single one. */
const FLAMES = "M-11 10Q-13 3 -8 -4Q-6 -1 -5 1Q-5 -7 0 -12Q1 -6 5 -2Q5 -5 7 -7Q13 2 11 10ZM-4 10H4Q5 5 0 0Q-5 5 -4 10Z";
const MINOR = "M-2.5 -9L1 -3L-3 1L2 4L-1 9";
export const SPANNER = "M-9 9L1 -1A6 6 0 0 1 9 -9L5 -5L6 -2L9 -1A6 6 0 0 1 3 2L-6 11Z";

const OIL: Drawn = { fill: "M0 -11Q8 0 8 4A8 7 0 0 1 -8 4Q-8 0 0 -11Z" };
const MINE: Drawn = { fill: "M0 -7A7 7 0 1 1 -.1 -7Z", line: "M0 -11V11M-11 0H11M-8 -8L8 8M8 -8L-8 8" };

export const HAZARDS: Record<Hazard, Drawn> = {
  road: { line: "M-9 9L-3 -9M9 9L3 -9M0 8V4M0 1V-2M0 -5V-8" },
  mud: { line: "M-10 -4Q-5 -9 0 -4T10 -4M-10 4Q-5 -1 0 4T10 4" },
  oil: OIL,
  mine: MINE,
  // What cars leave behind looks like what lies there from the start.
  laid_oil: OIL,
  laid_mine: MINE,
  wreck: { fill: "M-11 4L-8 -2L-4 -3L-1 -7H5L6 -2L11 0V5H7A3 3 0 0 0 1 5H-2A3 3 0 0 0 -8 5Z" },
  glass: { fill: "M-1 -12L4 -5L3 10H-4L-6 -5ZM-1 -8L-3 -4L-1 8ZM7 -3L11 1L9 10H5L5 2ZM-8 0L-11 4L-9 10H-6Z" },
  // Seen from above; it points forward.
  ramp: { fill: "M-12 -6L10 -11V11L-12 6ZM-8 -4L-4 0L-8 4H-5L-1 0L-5 -4ZM-1 -6L4.5 0L-1 6H2.5L8 0L2.5 -6Z" },
  fire: { fill: FLAMES },
  pit_trap: {
    fill: "M-12 0A12 9.5 0 1 1 12 0A12 9.5 0 1 1 -12 0ZM-9.4 0A9.4 7 0 1 0 9.4 0A9.4 7 0 1 0 -9.4 0ZM-7 3L-4.6 -4L-3 5ZM-2 6L0 -5.4L2 6ZM3 5L4.6 -4L7 3Z",
  },
  earthquake: { line: "M1 -11L-3.5 -5L3 -1L-3 4.5L1.5 11M-10 -5V5M-6.5 -2V2M10 -5V5M6.5 -2V2" },
  sandworm: {
    fill: "M-9 10V1Q-9 -11 2 -11H4L11 -7L5 -5L10 -1L4 0Q0 0 0 4V10ZM-6.4 2V4.6L-1.6 5.4V3.2ZM-5.8 -3L-6.4 -.6L-1 1L0 -1ZM-2 -8L-3.8 -6L.2 -2L2 -3.2Z",
    line: "M-8.5 10.5H6",
  },
};

type Told = Exclude<Damage, `skid_${Direction}` | Lasting>;

export const DAMAGE: Record<Told, Drawn> = {
  dent: { line: "M-10 -6L-4 -8L-1 0L3 -1L6 7L10 5M-10 4L-5 3L-3 9" },
  shrapnel: { fill: "M-2 -2L2 -3L3 1L-1 3ZM-10 -9L-5 -8L-7 -4ZM8 -10L10 -5L5 -5ZM9 6L10 10L4 9ZM-9 5L-5 6L-9 10Z" },
  dazed: { line: "M6 0A6 6 0 1 1 0 -6A4.5 4.5 0 0 1 3 1A2.5 2.5 0 0 1 -1 1M9 -10V-4M6 -7H12M-10 6V10M-12 8H-8" },
  blast: { fill: BLAST },
  lasting: { line: "M-7 -10H7M-7 10H7M-6 -10Q-6 -4 0 0Q6 4 6 10M6 -10Q6 -4 0 0Q-6 4 -6 10", fill: "M-4 9Q0 4 4 9Z" },
  on_fire: { fill: FLAMES },
  minor: { line: MINOR },
  substitute: { line: MINOR },
  marker: { line: "M-8 -8L8 8M8 -8L-8 8" },
};

/** The commands of the printed boards; those of leaders and cards stand in `commandSigns.ts`. */
export const COMMANDS = {
  airstrike: {
    fill: "M-3 -2Q6 -4 10 2Q8 7 1 7Q-4 7 -5 3L-12 2V-2L-9 -2L-8 0ZM-2 -3V-6H3V-3Z",
    line: "M-11 -7H12M-3 10H10",
  },
  nitro: { fill: "M1 -11C2 -6 8 -4 8 3A8 8 0 0 1 -8 3C-8 -1 -5 -3 -4 -6C-2 -5 -1 -3 -1 -1C1 -4 2 -7 1 -11Z" },
  drift: { line: "M-10 8C-2 8 -4 -5 8 -5M4 -9L9 -5L4 -1M-10 2C-7 2 -6 0 -5 -3" },
  repair: { fill: SPANNER },
  // A bike's wheel that comes round again.
  respawn: { line: "M9 -4A10 10 0 1 0 10 2M10 -10V-3.5H3.5M3 0A3 3 0 1 1 -3 0A3 3 0 1 1 3 0" },
} satisfies Partial<Record<Command, Drawn>>;

export const ARROW_SIGN: Drawn = { fill: ARROW };
export const SKULL: Drawn = {
  fill: "M-9 -2A9 8.5 0 0 1 9 -2Q9 3 5 5V9H-5V5Q-9 3 -9 -2ZM-6 -1A2.6 2.6 0 1 0 -.8 -1A2.6 2.6 0 1 0 -6 -1ZM.8 -1A2.6 2.6 0 1 0 6 -1A2.6 2.6 0 1 0 .8 -1Z",
};
export const CRASH: Drawn = { fill: BLAST };
export const TARGET: Drawn = { line: "M0 -8A8 8 0 1 1 -.1 -8M0 -12V-4M0 4V12M-12 0H-4M4 0H12" };
export const FLAG: Drawn = {
  fill: "M-8 -10H-6V11H-8ZM-6 -10H0V-5H-6ZM0 -5H6V0H0ZM-6 0H0V5H-6ZM6 -10H10V-5H6ZM6 0H10V5H6Z",
};
/** A pool with bubbles. */
export const SLUDGE: Drawn = {
  fill: "M-11 6Q-12 0 -6 0H6Q12 0 11 6Q8 10 0 10Q-8 10 -11 6ZM-4 -6A3 3 0 1 1 -4.1 -6ZM5 -11A2.4 2.4 0 1 1 4.9 -11ZM4 -4.6A2 2 0 1 1 3.9 -4.6Z",
};
/** A fire that has gone out: its smoke. */
export const SMOKE: Drawn = { line: "M-6 10H6M-3 6Q-7 2 -3 -2T-3 -10M3 6Q-1 2 3 -2T3 -10" };

/** The sign of a damage token; the arrow of a skid is turned by whoever draws it, and a lasting effect is a card. */
export const damageSign = (damage: Exclude<Damage, Lasting>): Drawn => (isSkid(damage) ? ARROW_SIGN : DAMAGE[damage]);

export const isSkid = (damage: Damage): damage is `skid_${Direction}` => damage.startsWith("skid_");

/** Whether it is a card of a lasting effect. */
export const isLasting = (damage: Damage): damage is Lasting => (LASTING as readonly Damage[]).includes(damage);

/** Where a skid leads. */
export const skidOf = (damage: `skid_${Direction}`): Direction => damage.slice("skid_".length) as Direction;
