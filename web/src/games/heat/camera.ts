// Which part of the track is to be seen, and how large.

import type { Point } from "./geometry";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The point of the track in the middle of the window, and pixels for each unit of the track. */
export interface Camera extends Point {
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

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

const CLOSEST = 2.4;

/** The whole of a frame. */
export function fit(frame: Frame, window: Size): Camera {
  const zoom = Math.min(window.width / frame.width, window.height / frame.height) || 1;
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, zoom };
}

/** No further out than the whole, no closer than a car is good for, and never off the track. */
export function within(camera: Camera, frame: Frame, window: Size): Camera {
  const whole = fit(frame, window);
  const zoom = Math.min(Math.max(camera.zoom, whole.zoom), CLOSEST);
  const keep = (at: number, from: number, length: number, seen: number): number => {
    const half = seen / zoom / 2;
    if (2 * half >= length) return from + length / 2;
    return Math.min(Math.max(at, from + half), from + length - half);
  };
  return {
    zoom,
    x: keep(camera.x, frame.x, frame.width, window.width),
    y: keep(camera.y, frame.y, frame.height, window.height),
  };
}

/** Closer or further, with the same point of the track under the same point of the window. */
export function zoomed(camera: Camera, by: number, at: Point, window: Size): Camera {
  const zoom = camera.zoom * by;
  const [dx, dy] = [at.x - window.width / 2, at.y - window.height / 2];
  return { zoom, x: camera.x + dx / camera.zoom - dx / zoom, y: camera.y + dy / camera.zoom - dy / zoom };
}

/** The camera as a transformation of the track. */
export function transform({ x, y, zoom }: Camera, window: Size): string {
  const at = (middle: number, length: number) => Math.round((length / 2 - middle * zoom) * 100) / 100;
  return `translate(${at(x, window.width)}px, ${at(y, window.height)}px) scale(${Math.round(zoom * 10000) / 10000})`;
}
