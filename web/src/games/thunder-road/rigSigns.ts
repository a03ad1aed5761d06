// The signs of the rig's commands, drawn as all others: around 0, 0, about 20 wide.

import type { RigCommand } from "../../generated/thunder-road";
import { COMMANDS, SPANNER, type Drawn } from "./symbols";

export const RIG_COMMANDS: Record<RigCommand, Drawn> = {
  hazard_dropper: { line: "M-11 -8H-2L4 -2M-11 -2H-4L0 2", fill: "M6 0L13 11H-1Z" },
  targeting_computer: { line: "M-11 -9H11V6H-11ZM-5 11H5M0 -6V3M-4.5 -1.5H4.5" },
  repair_rear: { fill: SPANNER },
  traction_drive: {
    line: "M-6 -6H6A6 6 0 1 1 6 6H-6A6 6 0 1 1 -6 -6M-7 -6V-9M0 -6V-9M7 -6V-9M-7 6V9M0 6V9M7 6V9M-6 0H-5.9M6 0H5.9",
  },
  airstrike: COMMANDS.airstrike,
  repair_middle: { fill: SPANNER },
  missile_launcher: {
    fill: "M-6 4L5 -7Q9 -11 11 -11Q11 -9 7 -5L-4 6ZM-8 1L-3 1L-6 4ZM-1 8L-1 3L-4 6Z",
    line: "M-8 7L-11 10M-11 4L-12 5M-5 10L-6 11",
  },
  // The blade in front of a locomotive.
  cowcatcher: { line: "M-10 8L0 -9L10 8ZM-4.5 8L0 -9M4.5 8L0 -9M0 8V-9" },
  repair_front: { fill: SPANNER },
};
