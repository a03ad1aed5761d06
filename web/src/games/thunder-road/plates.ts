// The signs of the crews, for roofs: a seat is a colour and a shape. About 16 wide around 0, 0.

import type { SeatLook } from "../contract";

export const PLATES: Record<SeatLook["shape"], string> = {
  circle: "M0 -7A7 7 0 1 1 -.1 -7Z",
  square: "M-6.2 -6.2H6.2V6.2H-6.2Z",
  triangle: "M0 -8.6L8.2 6H-8.2Z",
  diamond: "M0 -8.4L8.4 0L0 8.4L-8.4 0Z",
  hexagon: "M-4 -7H4L8 0L4 7H-4L-8 0Z",
  star: "M0 -9L2.6 -3.6L8.5 -3L4.2 1.2L5.4 7L0 4.2L-5.4 7L-4.2 1.2L-8.5 -3L-2.6 -3.6Z",
  cross: "M-2.5 -7.5H2.5V-2.5H7.5V2.5H2.5V7.5H-2.5V2.5H-7.5V-2.5H-2.5Z",
  moon: "M2.5 -7A7.2 7.2 0 1 0 6.6 3.6A6 6 0 0 1 2.5 -7Z",
};
