// The signs of the lasting effects: what is broken, seen as a mechanic would draw it. About 20 wide around 0, 0.

import type { Lasting } from "./box";
import type { Drawn } from "./symbols";

export const LASTING_CARDS: Record<Lasting, Drawn> = {
  // A windscreen with a star of cracks.
  shattered_windshield: { line: "M-7 -8H7L11 8H-11ZM1 0L-4 -4M1 0L5 -5M1 0L7 3M1 0L0 6M1 0L-6 3" },
  // A gear wheel that has lost a tooth, and is split to the middle.
  transmission_failure: {
    fill: "M7.8 -1.6L11.4 -1.5V1.5L7.8 1.6L6.7 4.4L9.1 7L7 9.1L4.4 6.7L1.6 7.8L1.5 11.4H-1.5L-1.6 7.8L-4.4 6.7L-7 9.1L-9.1 7L-6.7 4.4L-7.8 1.6L-11.4 1.5V-1.5L-7.8 -1.6L-6.7 -4.4L-9.1 -7L-7 -9.1L-4.4 -6.7L-1.6 -7.8L-1 -2L2 0L-1 2L2 4L4 0L1 -2L1.6 -7.8L4.4 -6.7L7 -9.1L9.1 -7L6.7 -4.4Z",
  },
  // A wheel that sags on the ground.
  flat_tyre: {
    fill: "M-10 -1A10 10 0 1 1 10 -1Q13 8.5 7 8.5H-7Q-13 8.5 -10 -1ZM-5 -1.5A5 5 0 1 0 5 -1.5A5 5 0 1 0 -5 -1.5ZM-1.6 -1.5A1.6 1.6 0 1 1 1.6 -1.5A1.6 1.6 0 1 1 -1.6 -1.5Z",
    line: "M-11 11.5H11",
  },
  // Driving to the right, drawn to the left or to the right of it.
  pulls_left: { line: "M-11 4H-3Q6 4 6 -7M1 -4L6 -9.5L11 -4M1 9H4M8 9H10" },
  pulls_right: { line: "M-11 -4H-3Q6 -4 6 7M1 4L6 9.5L11 4M1 -9H4M8 -9H10" },
  // A gun that is crossed out.
  jammed_guns: { fill: "M-11 -5H8V0H-2L-4 8H-9L-8 0H-11Z", line: "M2 3L10 11M10 3L2 11" },
  // A can and its drops.
  leaking_tank: {
    line: "M-10 -7H4V7H-10ZM-6 -11H-1V-7M-7 -4L1 4M1 -4L-7 4",
    fill: "M9 0Q12 5 12 7A3 3 0 0 1 6 7Q6 5 9 0Z",
  },
  // A wheel that loses its nuts.
  loose_wheel: {
    line: "M-11.5 2A9 9 0 1 1 6.5 2A9 9 0 1 1 -11.5 2M9 -3L11 -4",
    fill: "M-2.5 -3.8A1.9 1.9 0 1 1 -2.6 -3.8ZM-6.5 2.4A1.9 1.9 0 1 1 -6.6 2.4ZM1.5 2.4A1.9 1.9 0 1 1 1.4 2.4ZM10 -12.5L12.6 -11V-8L10 -6.5L7.4 -8V-11Z",
  },
  // Two rails that should be straight.
  bent_frame: { line: "M-11 -1L-3 -1L2 -9L11 -9M-11 9L1 9L6 1L11 1M-7 -1V9M-1 -3L3 5M7 -9V1" },
  // An aerial that sends nothing.
  dead_radio: {
    line: "M-4 11H4M0 11V-1M-5 -5Q-8 0 -5 5M5 -5Q8 0 5 5M-11 -10L11 10",
    fill: "M0 -5A2.5 2.5 0 1 1 -.1 -5Z",
  },
  // Two wheels, and the axle between them in two pieces.
  broken_axle: { fill: "M-12 -9H-7V9H-12ZM7 -9H12V9H7Z", line: "M-7 0H-2L0 -5M7 0H2L0 5" },
  // A nozzle with a plug in it.
  clogged_injector: { line: "M-11 -6H-2L5 -2V2L-2 6H-11ZM-7 -6V-10M-7 6V10", fill: "M5 -4H8V4H5ZM10 -1.5H13V1.5H10Z" },
  // A gauge that has risen to the top.
  overheating: {
    line: "M-2 -9A3 3 0 0 1 4 -9V2A5.5 5.5 0 1 1 -2 2ZM7 -8H11M7 -3H11M7 2H10",
    fill: "M1 -7V3A3 3 0 1 1 .9 3Z",
  },
  // A car from the side, its bonnet up and the block in sight.
  open_engine_bay: {
    fill: "M-12 7V1L-9 0L-6 -6H0L2 0V7H-2A2.6 2.6 0 0 0 -7 7ZM4 1H12V7H4ZM5.5 -2H7.5V0H5.5ZM9 -2H11V0H9Z",
    line: "M2 -1L9 -10",
  },
};
