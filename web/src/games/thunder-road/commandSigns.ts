// The signs of commands that leaders and cards bring. They are fetched with the first table that may have any.

import type { Command } from "../../generated/thunder-road";
import { SPANNER, type COMMANDS, type Drawn } from "./symbols";

export const SIGNS: Record<Exclude<Command, keyof typeof COMMANDS>, Drawn> = {
  // A barrier on two legs.
  roadblock: { line: "M-11 -5H11V2H-11ZM-7 2V10M7 2V10M-6 2L0 -5M2 2L8 -5" },
  // A fist of an arrow against a wall.
  big_shove: { fill: "M-11 -3H0V-8L7 0L0 8V3H-11ZM8 -10H11V10H8Z" },
  // A glass with a cross in it.
  spotter: { line: "M-2 -8A7 7 0 1 0 -1.9 -8M4 4L11 11M-2 -5V3M-6 -1H2" },
  slingshot: { line: "M-8 -10L0 1L8 -10M0 1V11M-8 -10Q0 -3 8 -10" },
  patch_up: {
    fill: "M-11 -4L-4 -11L11 4L4 11ZM-4 0A1 1 0 1 0 -3.9 0ZM0 -4A1 1 0 1 0 .1 -4ZM4 0A1 1 0 1 0 4.1 0ZM0 4A1 1 0 1 0 .1 4Z",
  },
  // Cartridges in a row.
  second_belt: { fill: "M-11 9V-4L-9 -9L-7 -4V9ZM-5 9V-4L-3 -9L-1 -4V9ZM1 9V-4L3 -9L5 -4V9ZM7 9V-4L9 -9L11 -4V9Z" },
  omen: { line: "M-12 0Q0 -11 12 0Q0 11 -12 0ZM0 -4A4 4 0 1 1 -.1 -4" },
  flamethrower: { fill: "M-12 -2H-3V3H-12ZM-2 -3Q6 -10 12 -6Q8 -3 12 0Q8 3 11 7Q4 9 -2 4Z" },
  // A crate that falls.
  dump_cargo: { line: "M-8 -3H8V10H-8ZM-8 -3L8 10M8 -3L-8 10M-5 -10V-6M0 -11V-6M5 -10V-6" },
  tow_cable: { line: "M-12 -4Q-4 8 4 -2M4 -2V4A4 4 0 1 0 12 4M-12 -8V0" },
  radar: { line: "M-10 6A11 11 0 0 1 10 6M-6 7A7 7 0 0 1 6 7M0 8L7 -6", fill: "M0 5A3 3 0 1 1 -.1 5Z" },
  ram_plate: { fill: "M-11 -8H2L11 0L2 8H-11L-4 0Z" },
  quick_fix: { fill: SPANNER, line: "M5 4L2 9H7L4 13" },
  overwatch: { line: "M0 -8A8 8 0 1 1 -.1 -8M0 -12V-5M0 5V12M-12 0H-5M5 0H12", fill: "M0 -2A2 2 0 1 1 -.1 -2Z" },
  off_road_tyres: { line: "M0 -10A10 10 0 1 1 -.1 -10M0 -4A4 4 0 1 1 -.1 -4M-7 -7L-4 -4M7 -7L4 -4M-7 7L-4 4M7 7L4 4" },
  switcheroo: { line: "M-10 -4H8M4 -9L9 -4L4 1M10 5H-8M-4 0L-9 5L-4 10" },
};
