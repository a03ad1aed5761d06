// Small signs, each in a box of 24 by 24. All of them are our own drawing.

/** A star with so many points. */
export function star(points: number, outer: number, inner: number, x = 12, y = 12): string {
  const at = (i: number): string => {
    const [angle, r] = [(i * Math.PI) / points - Math.PI / 2, i % 2 ? inner : outer];
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, i) => at(i)).join("L")}Z`;
}

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A cog wheel with a hole. */
export function gear(teeth: number, outer: number, x = 12, y = 12, hole = outer * 0.34): string {
  const inner = outer * 0.76;
  const step = (2 * Math.PI) / teeth;
  const at = (angle: number, r: number) =>
    `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  const tooth = (i: number): string => {
    const a = i * step;
    return [
      at(a - step * 0.34, inner),
      at(a - step * 0.2, outer),
      at(a + step * 0.2, outer),
      at(a + step * 0.34, inner),
    ].join("L");
  };
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i)).join("L")}Z${ring(x, y, hole)}`;
}

export const SYMBOLS = {
  steam: "M6.5 19a4.5 4.5 0 0 1-.7-8.900A6 6 0 0 1 17.3 8.800A5.2 5.2 0 0 1 17.5 19Z",
  heat: "M12.5 1.500C13.5 6 19 8 19 14.500A7 7 0 0 1 5 14.500C5 11 7.5 9.5 8 6.500C9.5 7.5 10.5 9 10.5 10.500C12.5 8.5 13.2 5 12.5 1.500Z",
  electric: "M14 1.500L4.5 13.500H11L9 22.500L19.5 9.500H12.500Z",
  motion: "M2 8.500H12.500V3L22.5 12L12.5 21V15.500H2Z",
  smooth:
    "M3 6H13V1.500L22.5 8.500L13 15.500V11H3ZM2 18Q5 14.5 8.5 18T15 18T22 18V21.500Q18.5 25 15 21.500T8.5 21.500T2 21.500Z",
  reinforce:
    "M12 1.500L20.5 4.500V11C20.5 16.5 17 20.8 12 22.500C7 20.8 3.5 16.5 3.5 11V4.500ZM10.6 6.500V10.600H6.500V13.400H10.600V17.500H13.400V13.400H17.500V10.600H13.400V6.500Z",
  damage: star(8, 11.5, 5.8),
  cog: gear(9, 11.3),
  star: star(5, 11.5, 4.8, 12, 12.8),
  bulb: "M12 1.500A7.3 7.3 0 0 1 16.3 14.700C15.5 15.4 15.2 16 15.2 17H8.800C8.8 16 8.5 15.4 7.7 14.700A7.3 7.3 0 0 1 12 1.500ZM9 18.500H15V20.200H9ZM10.2 21.300H13.800V23H10.200Z",
  crowd: `${ring(6, 8, 3)}${ring(18, 8, 3)}${ring(12, 6, 3.6)}M1 20C1 14 4 12 6 12S9 13 9 13C7 15 6.5 17 6.5 20ZM23 20C23 14 20 12 18 12S15 13 15 13C17 15 17.5 17 17.5 20ZM7.5 21C7.5 14 9.5 11 12 11S16.5 14 16.5 21Z`,
  glacier:
    "M12 2L15 7H13V10.300L15.8 8.700L14.8 7L20.6 7L17.8 12L16.8 10.300L14 12L16.8 13.700L17.8 12L20.6 17L14.8 17L15.8 15.300L13 13.700V17H15L12 22L9 17H11V13.700L8.2 15.300L9.2 17L3.4 17L6.2 12L7.2 13.700L10 12L7.2 10.300L6.2 12L3.4 7L9.2 7L8.2 8.700L11 10.300V7H9Z",
  jump: "M1 20V15H7V20ZM17 20V15H23V20ZM3 13C4 5 14 3 18 9L20 7.500L20.5 14L14.5 11.700L16.3 10.300C13 6.5 7 8 6 13Z",
  rails: "M7 2H9.500L6 22H3ZM14.5 2H17L21 22H18ZM8 5H16V7H8ZM7 10.500H17V12.500H7ZM6 16H18V18H6Z",
  pony: "M4 21C3 12 5 5 12 3C19 5 21 12 20 21H16.500C17 14 16 9 12 7.500C8 9 7 14 7.5 21Z",
  generator: "M3 22V10L8 13V10L13 13V3H18V22ZM19.5 22V12H21.500V22Z",
  stash: "M5 3H19V21H5ZM8 6V18H16V6ZM12 8L14 12L12 16L10 12Z",
  build: "M3 4H14V9H10V22H7V9H3ZM16 4H19L21 6.500L19 9H16Z",
  clockwise: "M12 3A9 9 0 1 1 4 16.500L7 15A5.8 5.8 0 1 0 12 6.200V10L4.5 4.800L12 -.5Z",
  check: "M3 13L6 10L10 14L19 4L22 7L10 20Z",
} as const;

export type SymbolName = keyof typeof SYMBOLS;
