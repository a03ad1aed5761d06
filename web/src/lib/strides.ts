// Where a replay stops: at every step, after every turn, where every round begins.

import type { Turn } from "./turns";

export const STRIDES = ["step", "turn", "round"] as const;
export type Stride = (typeof STRIDES)[number];

/** The positions at which somebody stops who goes by turns or by rounds, in order: the beginning and the end are among them. */
export function stops(turns: readonly Turn[], stride: Exclude<Stride, "step">, last: number): number[] {
  const own = turns.filter(({ backTo, lines }) => backTo === null && !lines.every(({ undone }) => undone));
  const places =
    stride === "turn"
      ? own.filter(({ heads }) => !heads).map(({ to }) => to)
      : own.filter(({ heads }) => heads).map(({ from }) => from);
  return [...new Set([0, ...places, last])].filter((place) => place <= last).sort((a, b) => a - b);
}

/** The stop before or after a position; the position itself if there is none. */
export function stride(stops: readonly number[], at: number, by: 1 | -1): number {
  return (by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? at;
}
