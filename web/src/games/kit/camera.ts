// Which part of a picture is to be seen, and how large.

export interface Point {
  x: number;
  y: number;
}

export interface Frame extends Point {
  width: number;
  height: number;
}

/** The point of the picture in the middle of the window, and pixels for each unit of the picture. */
export interface Camera extends Point {
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How much of each edge of a window lies under something else. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const OPEN: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** The corner of a frame that is furthest from everything. */
export function freeCorner(frame: Frame, far: (point: Point) => number): Corner {
  const inset = { x: Math.min(180, frame.width / 6), y: Math.min(60, frame.height / 8) };
  const [left, top] = [frame.x + inset.x, frame.y + inset.y];
  const [right, bottom] = [frame.x + frame.width - inset.x, frame.y + frame.height - inset.y];
  const corners: [Corner, Point][] = [
    ["bottom-right", { x: right, y: bottom }],
    ["top-right", { x: right, y: top }],
    ["bottom-left", { x: left, y: bottom }],
    ["top-left", { x: left, y: top }],
  ];
  return corners.reduce((best, corner) => (far(corner[1]) > far(best[1]) + 1 ? corner : best))[0];
}

/** No closer than this, in pixels for each unit of the picture. */
const CLOSEST = 2.4;

/** What of a window lies free, and how far its middle is from the middle of the window. */
const free = (window: Size, { top, right, bottom, left }: Inset) => ({
  width: Math.max(1, window.width - left - right),
  height: Math.max(1, window.height - top - bottom),
  x: (left - right) / 2,
  y: (top - bottom) / 2,
});

/** The whole of a frame, in what of the window lies free, and no larger than `most`. */
export function fit(frame: Frame, window: Size, inset: Inset = OPEN, most = Infinity): Camera {
  const room = free(window, inset);
  const zoom = Math.min(most, room.width / frame.width, room.height / frame.height) || 1;
  return { x: frame.x + frame.width / 2 - room.x / zoom, y: frame.y + frame.height / 2 - room.y / zoom, zoom };
}

/** No further out than the whole, no closer than a piece is good for, and never off the picture. */
export function within(camera: Camera, frame: Frame, window: Size, inset: Inset = OPEN, most = Infinity): Camera {
  const [whole, room] = [fit(frame, window, inset, most), free(window, inset)];
  const zoom = Math.min(Math.max(camera.zoom, whole.zoom), Math.max(CLOSEST, whole.zoom));
  const keep = (at: number, from: number, length: number, seen: number, off: number): number => {
    const [half, middle] = [seen / zoom / 2, at + off / zoom];
    if (2 * half >= length) return from + length / 2 - off / zoom;
    return Math.min(Math.max(middle, from + half), from + length - half) - off / zoom;
  };
  return {
    zoom,
    x: keep(camera.x, frame.x, frame.width, room.width, room.x),
    y: keep(camera.y, frame.y, frame.height, room.height, room.y),
  };
}

/** Closer or further, with the same point of the picture under the same point of the window. */
export function zoomed(camera: Camera, by: number, at: Point, window: Size): Camera {
  const zoom = camera.zoom * by;
  const [dx, dy] = [at.x - window.width / 2, at.y - window.height / 2];
  return { zoom, x: camera.x + dx / camera.zoom - dx / zoom, y: camera.y + dy / camera.zoom - dy / zoom };
}

/** The camera as a transformation of the picture. */
export function transform({ x, y, zoom }: Camera, window: Size): string {
  const at = (middle: number, length: number) => Math.round((length / 2 - middle * zoom) * 100) / 100;
  return `translate(${at(x, window.width)} ${at(y, window.height)}) scale(${Math.round(zoom * 10000) / 10000})`;
}

/**
 * How a picture that was painted for one camera is moved as a whole, about the middle of its window, so that it lies as another
 * camera sees it.
 */
export function shift(painted: Camera, camera: Camera): string {
  if (painted.zoom === camera.zoom && painted.x === camera.x && painted.y === camera.y) return "none";
  const [x, y] = [(painted.x - camera.x) * camera.zoom, (painted.y - camera.y) * camera.zoom];
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(camera.zoom / painted.zoom).toFixed(5)})`;
}

/** A camera between two others. */
export const between =
  (from: Camera, to: Camera) =>
  (t: number): Camera => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    zoom: from.zoom * (to.zoom / from.zoom) ** t,
  });

/** The smallest frame around points, with so much room around them. */
export function around(points: readonly Point[], room: number): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}
