// How smoothly turns are told while bots play: with CROSSROADS_FRAMES=1 and nothing else running it measures and says so. What comes
// of it is the machine's as much as ours, so it is no check.

import { act, newTable, TABLES } from "./watchers";
import { expect, test } from "./server";

const SECONDS = 30;

/** What has been seen of a table while something was told. */
interface Frames {
  stop: boolean;
  lasted: number[];
}

for (const game of Object.keys(TABLES))
  test(`frames of ${game}`, async ({ newcomer }) => {
    const page = await newcomer({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "no-preference",
      pace: "usual",
    });
    const id = await newTable(page.request, game);
    await page.goto(`/t/${id}`);
    await expect(page.locator(".table[data-seen] .board > *").first()).toBeVisible();
    await page.evaluate(() => {
      const frames: Frames = { stop: false, lasted: [] };
      Object.assign(window, { frames });
      let before = 0;
      const frame = (now: number): void => {
        const isTold = document.querySelector(".notes .headline.live") !== null;
        if (isTold && before > 0) frames.lasted.push(now - before);
        before = isTold ? now : 0;
        if (!frames.stop) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    const until = Date.now() + SECONDS * 1000;
    while (Date.now() < until) {
      // The next move is made when the last one has been seen, as people do.
      await expect(page.locator(".notes .headline.live")).toHaveCount(0, { timeout: 60_000 });
      await act(page, id);
      await page.waitForTimeout(300);
    }
    const lasted = await page.evaluate(() => {
      const { frames } = window as unknown as { frames: Frames };
      frames.stop = true;
      return frames.lasted.toSorted((a, b) => a - b);
    });
    const at = (share: number) => (lasted[Math.floor(share * (lasted.length - 1))] ?? 0).toFixed(1);
    const late = ((100 * lasted.filter((ms) => ms > 20).length) / lasted.length).toFixed(1);
    console.log(
      `${game}: ${lasted.length} frames, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms, ${late} % later than 20 ms`,
    );
    expect(lasted.length).toBeGreaterThan(100);
  });
