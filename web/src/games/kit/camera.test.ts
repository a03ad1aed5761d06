import { describe, expect, it } from "vitest";
import { around, fit, shift, transform, within, zoomed, type Camera } from "./camera";

describe("the camera", () => {
  const frame = { x: 100, y: 50, width: 1200, height: 800 };
  const window = { width: 600, height: 300 };

  it("shows the whole", () => {
    expect(fit(frame, window)).toEqual({ x: 700, y: 450, zoom: 0.375 });
  });

  it("never leaves the track", () => {
    const camera = within({ x: -999, y: 450, zoom: 1 }, frame, window);
    expect(camera).toEqual({ x: 400, y: 450, zoom: 1 });
    expect(within({ x: 0, y: 0, zoom: 0.01 }, frame, window)).toEqual(fit(frame, window));
  });

  it("moves what is painted to where it would be painted", () => {
    const numbers = (text: string) => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    const point = { x: 830, y: 390 };
    const paint = (camera: Camera) => {
      const [x = 0, y = 0, zoom = 0] = numbers(transform(camera, window));
      return { x: x + point.x * zoom, y: y + point.y * zoom };
    };
    const [painted, camera] = [
      { x: 700, y: 450, zoom: 0.5 },
      { x: 860, y: 410, zoom: 1.25 },
    ];
    const [dx = 0, dy = 0, times = 0] = numbers(shift(painted, camera));
    const at = paint(painted);
    const [middle, centre] = [window.width / 2, window.height / 2];
    expect((at.x - middle) * times + middle + dx).toBeCloseTo(paint(camera).x, 1);
    expect((at.y - centre) * times + centre + dy).toBeCloseTo(paint(camera).y, 1);
    expect(shift(camera, camera)).toBe("none");
  });

  it("comes closer around the pointer", () => {
    const before = { x: 700, y: 450, zoom: 0.5 };
    const at = { x: 450, y: 100 };
    const after = zoomed(before, 2, at, window);
    const under = (camera: typeof before) => ({
      x: camera.x + (at.x - window.width / 2) / camera.zoom,
      y: camera.y + (at.y - window.height / 2) / camera.zoom,
    });
    expect(after.zoom).toBe(1);
    expect(under(after)).toEqual(under(before));
  });

  it("keeps the picture out from under what lies over it", () => {
    const inset = { top: 0, right: 0, bottom: 100, left: 200 };
    const { x, y, zoom } = fit(frame, window, inset);
    expect(zoom).toBe(0.25);
    // The left and the upper edge of the picture, in pixels of the window.
    expect(window.width / 2 + (frame.x - x) * zoom).toBe(200 + (400 - frame.width * zoom) / 2);
    expect(window.height / 2 + (frame.y - y) * zoom).toBe(0);
    const far = within({ x: -999, y: -999, zoom: 1 }, frame, window, inset);
    expect(window.width / 2 + (frame.x - far.x) * far.zoom).toBe(200);
    expect(window.height / 2 + (frame.y - far.y) * far.zoom).toBe(0);
  });

  it("frames what matters", () => {
    expect(
      around(
        [
          { x: 1, y: 9 },
          { x: 5, y: 3 },
        ],
        2,
      ),
    ).toEqual({ x: -1, y: 1, width: 8, height: 10 });
  });
});
