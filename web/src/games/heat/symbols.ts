// The signs of the game, drawn by us in a square of 24.

export interface Drawn {
  fill?: string;
  line?: string;
  width?: number;
}

const FLAME =
  "M12.6 1.6C13.4 5.2 17.9 7.9 18.6 12.8C19.3 18 15.9 22.4 11.9 22.4C7.7 22.4 4.9 19 5.2 15C5.4 11.9 7.4 10.2 8.2 7.6C9.7 8.7 10.3 10 10.4 11.5C12.6 9.2 13.3 5.6 12.6 1.6Z" +
  "M12.3 13.2C11.7 15 9.6 15.9 9.6 18C9.6 19.6 10.6 20.6 12 20.6C13.5 20.6 14.6 19.5 14.5 17.9C14.4 16.2 12.9 15 12.3 13.2Z";
const FLAKE =
  "M12 2V22M3.3 7L20.7 17M20.7 7L3.3 17M9.5 3.5L12 6L14.5 3.5M9.5 20.5L12 18L14.5 20.5M3.4 10.4L6.8 9L6.4 5.4M20.6 13.6L17.2 15L17.6 18.6M20.6 10.4L17.2 9L17.6 5.4M3.4 13.6L6.8 15L6.4 18.6";
const CLOUD = "M6.5 17.5A4.2 4.2 0 0 1 6.9 9.1A5.6 5.6 0 0 1 17.6 8.6A4.5 4.5 0 0 1 17.8 17.5Z";

export const SYMBOLS = {
  heat: { fill: FLAME },
  cooldown: { line: FLAKE, width: 1.7 },
  plus: { line: "M12 4V20M4 12H20", width: 4 },
  adrenaline: { fill: "M13.5 1.5L4.5 13.4H10.6L9 22.5L19.5 9.6H12.8Z" },
  boost: { line: "M5 18L12 11L19 18M5 11L12 4L19 11", width: 3 },
  slipstream: { line: "M3 7H13M6 12H20M3 17H13M16 8L20 12L16 16", width: 2.4 },
  card: { line: "M6.5 3H17.5Q19 3 19 4.5V19.5Q19 21 17.5 21H6.5Q5 21 5 19.5V4.5Q5 3 6.5 3Z" },
  stress: { line: "M12 4V20M4 12H20", width: 4 },
  speed: { line: "M4.2 18A9 9 0 1 1 19.8 18M12 14L16.2 8.6" },
  scrap: { line: "M4 7H20M9 7V4H15V7M6.5 7L7.5 20.5H16.5L17.5 7M10.3 11V17M13.7 11V17", width: 1.9 },
  limit: { line: "M12 4A8 8 0 1 1 11.9 4Z", width: 3.6 },
  one_time: { line: "M12 3A9 9 0 1 1 11.9 3ZM10 9L12.3 7.5V16.5", width: 2.1 },
  reduce_stress: { line: "M3.5 12.5H8L10 6.5L13.5 18.5L15.6 12.5H20.5", width: 2 },
  refresh: { line: "M19.5 12A7.5 7.5 0 1 1 16.8 6.2M17.6 2.6L17.2 6.7L13.1 6.4", width: 2.3 },
  salvage: { line: "M5 13V19.5H19V13M12 16V4M7.6 8.2L12 3.8L16.4 8.2", width: 2.3 },
  direct: { line: "M4 12H17M12 6.5L17.5 12L12 17.5M20.5 5V19", width: 2.4 },
  accelerate: { line: "M4 5L11 12L4 19M12.5 5L19.5 12L12.5 19", width: 2.8 },
  super_cool: { line: FLAKE, width: 2.6 },
  draft: { line: "M3 8H10M3 12H8M3 16H10M13 6H20V18H13Z", width: 2.1 },
  choice: { line: "M5 12H19M15 8L19 12L15 16M9 8L5 12L9 16", width: 2.1 },
  cloudy: { fill: CLOUD },
  fog: { line: "M4 7H17M7 11.5H20M4 16H15M9 20.5H19", width: 2.4 },
  storm: {
    fill: "M6.5 13.5A4.2 4.2 0 0 1 6.9 5.1A5.6 5.6 0 0 1 17.6 4.6A4.5 4.5 0 0 1 17.8 13.5ZM13.4 14.5L8.6 20H11.6L10.4 23.6L15.6 18H12.4Z",
  },
  snow: { line: FLAKE, width: 1.7 },
  rain: {
    fill: "M6.5 13.5A4.2 4.2 0 0 1 6.9 5.1A5.6 5.6 0 0 1 17.6 4.6A4.5 4.5 0 0 1 17.8 13.5Z",
    line: "M8 16.5L6.8 20.5M12.4 16.5L11.2 20.5M16.8 16.5L15.6 20.5",
    width: 2,
  },
  sun: {
    fill: "M12 7.2A4.8 4.8 0 1 1 11.9 7.2Z",
    line: "M12 1.6V3.6M12 20.4V22.4M1.6 12H3.6M20.4 12H22.4M4.7 4.7L6 6M18 18L19.3 19.3M19.3 4.7L18 6M6 18L4.7 19.3",
    width: 2.2,
  },
  flag: {
    fill: "M5 3H7V22H5ZM7 3H11V7H7ZM15 3H19V7H15ZM11 7H15V11H11ZM7 11H11V15H7ZM15 11H19V15H15Z",
    line: "M7 3H19V15H7",
    width: 1.2,
  },
  sponsor: { fill: "M12 2L14.9 8.6L22 9.3L16.7 14L18.2 21L12 17.4L5.8 21L7.3 14L2 9.3L9.1 8.6Z" },
  press: { fill: "M8.5 5L10 3H14L15.5 5H21V20H3V5ZM12 8A4.5 4.5 0 1 0 12.1 8ZM12 10A2.5 2.5 0 1 1 11.9 10Z" },
} satisfies Record<string, Drawn>;

export type SymbolName = keyof typeof SYMBOLS;
