// What lies behind the road: always the same for the same track.

/** A number between 0 and 1 that depends on where it is asked only. */
export function hash(n: number): number {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

/** A ridge from left to right, as high as this. */
export function ridge(width: number, base: number, high: number, step: number, seed: number): string {
  const points: string[] = [];
  for (let x = -step; x <= width + step; x += step) {
    points.push(`${x.toFixed(0)} ${(base - high * (0.25 + 0.35 * hash(seed + x))).toFixed(0)}`);
    points.push(
      `${(x + step * (0.35 + 0.3 * hash(seed + x + 1))).toFixed(0)} ${(base - high * (0.65 + 0.35 * hash(seed + x + 2))).toFixed(0)}`,
    );
  }
  return `M${-step} ${base}L${points.join("L")}L${width + 2 * step} ${base}Z`;
}

/** The caps of single peaks: where they stand, and how large they are. */
export function peaks(
  width: number,
  base: number,
  step: number,
  seed: number,
): { x: number; y: number; size: number }[] {
  const found = [];
  for (let x = step / 2; x < width; x += step) {
    found.push({ x: x + step * 0.3 * (hash(seed + x) - 0.5), y: base, size: 60 + 46 * hash(seed + x + 3) });
  }
  return found;
}

/** Trees or lamps along a line, with some of them missing. */
export function along(width: number, y: number, step: number, seed: number): { x: number; y: number; size: number }[] {
  const found = [];
  for (let x = step / 3; x < width; x += step) {
    const here = hash(seed + x * 1.3);
    if (here > 0.3)
      found.push({ x: x + step * 0.5 * hash(seed + x + 5), y: y + 6 * hash(seed + x + 6), size: 8 + 7 * here });
  }
  return found;
}
