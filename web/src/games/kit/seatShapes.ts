// The shapes of the seats, so that colour is never the only sign: on roofs, on pawns, beside names. Each is about twenty wide, its
// middle at the origin.

import type { SeatLook } from "../contract";

export const SEAT_SHAPES: Record<SeatLook["shape"], string> = {
  circle: "M0 -8.7A8.7 8.7 0 1 1 -.1 -8.7Z",
  square: "M-7.7 -7.7H7.7V7.7H-7.7Z",
  triangle: "M0 -10.7L10.2 7.5H-10.2Z",
  diamond: "M0 -10.5L10.5 0L0 10.5L-10.5 0Z",
  hexagon: "M-5 -8.7H5L10 0L5 8.7H-5L-10 0Z",
  star: "M0 -11.2L3.2 -4.5L10.6 -3.7L5.2 1.5L6.7 8.7L0 5.2L-6.7 8.7L-5.2 1.5L-10.6 -3.7L-3.2 -4.5Z",
  cross: "M-3.4 -9.6H3.4V-3.4H9.6V3.4H3.4V9.6H-3.4V3.4H-9.6V-3.4H-3.4Z",
  moon: "M3.1 -8.8A9 9 0 1 0 8.3 4.5A7.5 7.5 0 0 1 3.1 -8.8Z",
};
