// How the three sections of the rig lie, coupled one behind the other. No rule here: where each stands comes from the view.

import type { Section } from "../../generated/thunder-road";
import { SECTIONS } from "./box";
import { ROWS, TOWARDS, plus, waitingSpot, type Spot } from "./geometry";

/** A section as it is drawn. */
export interface Wagon {
  section: Section;
  spot: Spot;
  /** How far it is turned against the road, in degrees. */
  turn: number;
  /** Whether it has no space: it hangs off the rear edge, or has not come onto the road yet. */
  hanging: boolean;
}

/** From the middle of a section to its hitches. */
const HITCH = 25;
/** How much of the way to its neighbours a section turns. The front stays nearly straight, since it drives and shoots as the board lies. */
const TURNS: Record<Section, number> = { rear: 0.8, middle: 0.75, front: 0.45 };

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const angle = (from: Spot, to: Spot): number => degrees(Math.atan2(to.across - from.across, to.along - from.along));

/** The sections from the rear. One without a space trails straight behind the next. */
export function wagons(spots: Readonly<Record<Section, Spot | null>>): Wagon[] {
  if (!spots.front) return [];
  const front = spots.front;
  const middle = spots.middle ?? plus(front, TOWARDS.rear);
  const rear = spots.rear ?? plus(middle, TOWARDS.rear);
  const [low, high] = [angle(rear, middle), angle(middle, front)];
  const towards: Record<Section, number> = { rear: low, middle: (low + high) / 2, front: high };
  const at: Record<Section, Spot> = { rear, middle, front };
  return SECTIONS.map((section) => ({
    section,
    spot: at[section],
    turn: towards[section] * TURNS[section],
    hanging: spots[section] === null,
  }));
}

/** Where the rig waits behind the road: in the last lane, which nobody else has then. */
export function waitingRig(): Record<Section, Spot> {
  const front = plus(waitingSpot(ROWS - 1), { along: -8, across: 0 });
  return { front, middle: plus(front, TOWARDS.rear), rear: plus(front, TOWARDS.rear, 2) };
}

const ahead = (turn: number, far: number): Spot => ({
  along: Math.cos((turn * Math.PI) / 180) * far,
  across: Math.sin((turn * Math.PI) / 180) * far,
});

const short = ({ along, across }: Spot): string => `${along.toFixed(1)} ${across.toFixed(1)}`;

/** The bellows between a section and the next, bent as they stand; the road to the right. */
export function coupling(behind: Wagon, before: Wagon): string {
  const from = plus(behind.spot, ahead(behind.turn, HITCH));
  const to = plus(before.spot, ahead(before.turn, -HITCH));
  const bow = Math.hypot(to.along - from.along, to.across - from.across) / 2;
  return `M${short(from)}C${short(plus(from, ahead(behind.turn, bow)))} ${short(plus(to, ahead(before.turn, -bow)))} ${short(to)}`;
}
