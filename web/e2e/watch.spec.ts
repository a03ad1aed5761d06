// What others do is told turn by turn, and nothing on the page runs ahead of it. Time stands still in these pages unless it is told
// to go on, so that a busy machine sees the same as an idle one.

import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { act, newTable, TABLES, waitsForMe } from "./watchers";

const GAMES = Object.keys(TABLES);
/** How much faster than usual; how long turns take at the usual pace is seen where the order is. */
const PACES = { slow: 0.6, quick: 2 } as const;
/** So long a turn of somebody else is on the screen at least, at the usual pace. */
const SCENE_MS = 1000;
/** How much time goes by between two looks. */
const LOOK_MS = 100;

/** What the page shows at a moment. */
interface Look {
  /** Whether something is being told. */
  live: boolean;
  /** Which turn it is, and whose. */
  turn: number;
  who: string | null;
  /** The step that has been seen, and the newest one of the log and of the standings' view. */
  seen: number;
  logged: number;
  asks: boolean;
  keys: number;
}

/** Opens a table in which time stands still, with its log open. */
async function watch(page: Page, id: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/t/${id}`);
  await expect(page.locator(".table[data-seen] .board > *").first()).toBeVisible();
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByRole("region", { name: "Log" })).toBeVisible();
  // A key is meant for what has the focus first.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.clock.pauseAt(Date.now() + 10_000);
  // What began before time stood still has been seen in part already.
  await tell(page);
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>(".table[data-seen]")!;
    const headline = table.querySelector<HTMLElement>(".notes .headline");
    const entries = [...table.querySelectorAll<HTMLElement>("aside li[data-to]")];
    return {
      live: headline?.classList.contains("live") ?? false,
      turn: Number(headline?.dataset.turn ?? -1),
      who: headline?.querySelector(".who strong")?.textContent ?? null,
      seen: Number(table.dataset.seen),
      logged: Math.max(0, ...entries.map((entry) => Number(entry.dataset.to))),
      asks: table.querySelector(".ask.mine") !== null,
      keys: table.querySelectorAll(".board .lit").length,
    };
  });

/** How long each turn but the own ones was to be seen. */
type Turns = Map<number, { who: string; ms: number }>;

/** Lets time go on until everything has been told. */
async function tell(page: Page, turns: Turns = new Map(), each: (look: Look) => void = () => {}): Promise<void> {
  for (let now = await look(page); now.live; now = await look(page)) {
    each(now);
    if (now.who !== "You") {
      const before = turns.get(now.turn)?.ms ?? 0;
      turns.set(now.turn, { who: now.who ?? "nobody", ms: before + LOOK_MS });
    }
    await page.clock.runFor(LOOK_MS);
  }
}

for (const game of GAMES)
  test(`${game}: what others do is told before anything is asked`, async ({ newcomer }) => {
    const page = await newcomer({ reducedMotion: "no-preference", pace: "usual" });
    const id = await newTable(page.request, game);
    await watch(page, id);
    const turns: Turns = new Map();
    while (turns.size < 3) {
      await act(page, id);
      // What has come in meanwhile begins with the next frame.
      await page.clock.runFor(20);
      await tell(page, turns, (now) => {
        // Whoever could act all the while may go on; nobody else is asked before the end.
        if (now.asks) return;
        expect(now.keys, "nothing is lit").toBe(0);
        expect(now.logged, "the log is no further than the picture").toBeLessThanOrEqual(now.seen);
      });
    }
    for (const { who, ms } of turns.values())
      expect(ms, `the turn of ${who}`).toBeGreaterThanOrEqual(SCENE_MS - 2 * LOOK_MS);
  });

for (const [game, [pace, speed]] of GAMES.flatMap((game) => Object.entries(PACES).map((it) => [game, it] as const)))
  test(`the pace ${pace} is kept in ${game}`, async ({ newcomer }) => {
    const page = await newcomer({ reducedMotion: "no-preference", pace: pace as keyof typeof PACES });
    const id = await newTable(page.request, game);
    await watch(page, id);
    const turns: Turns = new Map();
    while (turns.size < 2) {
      await act(page, id);
      await page.clock.runFor(20);
      await tell(page, turns);
    }
    // Whatever came of it, a turn is to be seen so long.
    for (const { who, ms } of turns.values())
      expect(ms, `the turn of ${who}`).toBeGreaterThanOrEqual((SCENE_MS - 2 * LOOK_MS) / speed - LOOK_MS);
  });

for (const game of GAMES)
  test(`a turn of ${game} is skipped with a key, and shown again with a button`, async ({ newcomer }) => {
    const page = await newcomer({ reducedMotion: "no-preference", pace: "usual" });
    const id = await newTable(page.request, game);
    await watch(page, id);
    const headline = page.locator(".notes .headline");
    const rival = page.locator(".notes .headline.live .who", { hasNotText: "You" });
    while ((await rival.count()) === 0) {
      if ((await look(page)).live) await page.clock.runFor(LOOK_MS);
      else await act(page, id);
      await page.clock.runFor(20);
    }
    const first = (await look(page)).turn;
    await page.keyboard.press(" ");
    await expect.poll(async () => (await look(page)).turn !== first || !(await look(page)).live).toBe(true);
    // Others may still be at it, and the last of it may come later than the answer to somebody else.
    await waitsForMe(page, id);
    await expect
      .poll(async () => {
        await page.keyboard.press(" ");
        return (await look(page)).live;
      })
      .toBe(false);
    const { seen } = await look(page);
    // A click waits for frames, and time stands still.
    await page.getByRole("button", { name: "Show again" }).dispatchEvent("click");
    await expect(headline).toHaveClass(/live/);
    expect((await look(page)).seen).toBeLessThan(seen);
    await tell(page);
    expect((await look(page)).seen).toBeGreaterThanOrEqual(seen);
  });

for (const game of GAMES)
  test(`who has looked away from ${game} for long is told what was missed`, async ({ newcomer }) => {
    const page = await newcomer({ reducedMotion: "no-preference", pace: "slow" });
    const id = await newTable(page.request, game);
    await watch(page, id);
    const missed = page.locator(".missed");
    // No frame is drawn in a window that nobody looks at; here time stands still.
    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
    for (let acts = 0; acts < 400 && (await missed.count()) === 0; acts++) await act(page, id);
    await expect(missed).toContainText(/turns? (was|were) left out/);
    await tell(page);
    await missed.getByRole("button").dispatchEvent("click");
    await expect(missed).toHaveCount(0);
  });

test("who watches is told all that others do to the end, unless they ask for its last turn", async ({ newcomer }) => {
  const page = await newcomer({ reducedMotion: "no-preference", pace: "slow" });
  const id = await newTable(page.request, "heat");
  await watch(page, id);
  const forward = page.getByRole("button", { name: "To the last turn" });
  for (let acts = 0; acts < 400 && (await forward.count()) === 0; acts++) await act(page, id);
  for (let acts = 0; acts < 20; acts++) await act(page, id);
  await expect(page.locator(".missed")).toHaveCount(0);
  const { turn } = await look(page);
  // A turn at a time, and none is left out.
  const turns: number[] = [];
  for (let looks = 0; looks < 100; looks++) {
    turns.push((await look(page)).turn);
    await page.clock.runFor(LOOK_MS);
  }
  expect(new Set(turns).size).toBeGreaterThan(1);
  expect(Math.max(...turns) - turn + 1).toBe(new Set(turns).size);
  expect((await look(page)).live).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  const { x, width } = (await page.locator(".notes .headline").boundingBox())!;
  expect([x >= 0, x + width <= 320], "on the smallest phone it is all in sight").toEqual([true, true]);
  await forward.dispatchEvent("click");
  await expect(page.locator(".missed")).toContainText(/turns? (was|were) left out/);
  await expect(forward).toHaveCount(0);
  await tell(page);
  expect((await look(page)).asks).toBe(true);
});

test("who wants less motion is told the same in still pictures", async ({ newcomer }) => {
  const page = await newcomer({ reducedMotion: "reduce", pace: "usual" });
  const id = await newTable(page.request, "heat");
  await watch(page, id);
  const turns: Turns = new Map();
  while (turns.size === 0) {
    await act(page, id);
    await page.clock.runFor(20);
    await tell(page, turns);
  }
  for (const { ms } of turns.values()) expect(ms).toBeGreaterThanOrEqual(SCENE_MS - 2 * LOOK_MS);
});
