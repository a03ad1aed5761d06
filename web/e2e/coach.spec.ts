// First games with a coach: played to their end in every language, from the keyboard alone, left and taken up again.

import AxeBuilder from "@axe-core/playwright";
import { readFile } from "node:fs/promises";
import { newRace } from "./driver";
import { GAMES } from "./roster";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

/** What is done next on a board, the most wanted first: whatever of this is there is gone to by Tab and pressed. */
const ACTS: Record<string, readonly string[]> = {
  heat: [
    '.heat .keys .go[aria-disabled="false"]',
    // Fast enough for a race of a few minutes, and slow enough for most corners.
    ...[3, 2, 1, 4].map((gear) => `.heat:not(:has(.slots)) .gears .gear:nth-child(${gear})[aria-disabled="false"]`),
    ".heat .hand .card.lay",
    '.heat .keys .button[aria-disabled="false"]',
  ],
  "railroad-ink": [
    ".ri .hand .keys .go:not([aria-disabled])",
    '.ri .hand .keys .go[aria-disabled="false"]',
    ".ri .cells .open",
    '.ri .dice button.die[aria-disabled="false"]',
  ],
  "thunder-road": [
    // A die is taken, or goes where it is waited for.
    '.tr:has(.dashboard.chosen) .dice .die[aria-disabled="false"]',
    ".tr .dashboard.open .face",
    '.tr .keys .button[aria-disabled="false"]',
    ".tr .lit:not(.edge, .crash, .off-ramp)",
    ".tr .lit",
    '.tr .dice .die[aria-disabled="false"]',
  ],
  "steampunk-rally": [
    ".sr .hand .uses .button:not(.quiet)",
    ".sr .part.take",
    ".sr .space.way",
    ".sr .part.lose",
    ".sr .keys .button:not(.quiet, .all)",
    ".sr .pool .die.useful:not(.hand)",
    ".sr .hand .cards .card",
  ],
};
const BUSY = ".heat .plan.busy, .ri .cells.busy, .tr .desk.busy, .sr .desk.busy, .sr .desk.waiting";
const MOST_PRESSES = 120;

const bubble = (page: Page) => page.locator("[data-moment]");
const known = (page: Page, game: string): Promise<boolean> =>
  page.evaluate(
    (game) =>
      (JSON.parse(localStorage.getItem("crossroads.coach") ?? "{}") as { known?: string[] }).known?.includes(game) ??
      false,
    game,
  );

/** Goes to something by Tab, and within a row by arrows, and presses it. */
async function pressByKey(page: Page, selector: string): Promise<boolean> {
  const look = () =>
    page.evaluate((selector) => {
      const here = document.activeElement;
      if (here?.matches(selector)) return "here";
      const row = here?.closest("[role=toolbar], [role=group].cells");
      return row?.querySelector(selector) ? "row" : "elsewhere";
    }, selector);
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const place = await look();
    if (place === "here") {
      await page.keyboard.press("Enter");
      return true;
    }
    await page.keyboard.press(place === "row" && presses < MOST_PRESSES - 10 ? "ArrowRight" : "Tab");
  }
  return false;
}

/** Walks with the arrows to a square where the picked route fits, and draws it there. */
async function drawByKey(page: Page): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await page.evaluate(() => document.activeElement?.matches(".ri .cells button") ?? false)) break;
    await page.keyboard.press("Tab");
  }
  const way = await page.evaluate(() => {
    const cells = [...document.querySelectorAll(".ri .cells button")];
    const at = cells.indexOf(document.activeElement!);
    const to = cells.findIndex((cell) => cell.classList.contains("open"));
    return { down: Math.floor(to / 7) - Math.floor(at / 7), right: (to % 7) - (at % 7) };
  });
  for (let steps = Math.abs(way.down); steps > 0; steps--)
    await page.keyboard.press(way.down < 0 ? "ArrowUp" : "ArrowDown");
  for (let steps = Math.abs(way.right); steps > 0; steps--)
    await page.keyboard.press(way.right < 0 ? "ArrowLeft" : "ArrowRight");
  await page.keyboard.press("Enter");
}

type Moment = { id: string; reads: boolean; text: string } | "act" | "over";

/** What the coach says now, or that the board waits for an act, or that the lesson is over. */
async function moment(page: Page, game: string, last: string): Promise<Moment> {
  let now: Moment | null = null;
  await expect
    .poll(
      async () => {
        if (await known(page, game)) now = "over";
        else
          now = await page.evaluate(
            ([acts, busy, last]) => {
              const bubble = document.querySelector<HTMLElement>("[data-moment]");
              const id = bubble?.dataset.moment ?? "";
              if (bubble && bubble.dataset.reads === "true")
                return id === last ? null : { id, reads: true, text: bubble.querySelector("p")!.textContent };
              if (document.querySelector(busy)) return null;
              return acts.some((selector) => document.querySelector(selector)) ? ("act" as const) : null;
            },
            [ACTS[game]!, BUSY, last] as const,
          );
        return now !== null;
      },
      { message: "the coach or the board wants something", intervals: [20, 50, 100], timeout: 60_000 },
    )
    .toBe(true);
  return now!;
}

/** Does what the board waits for. */
async function actByKey(page: Page, game: string): Promise<void> {
  const next = await page.evaluate(
    (acts) => acts.find((selector) => document.querySelector(selector)) ?? null,
    ACTS[game]!,
  );
  if (next === null) return;
  if (next === ".ri .cells .open") return drawByKey(page);
  await pressByKey(page, next);
}

/** Words of the lesson in a language, by their ids. */
async function lessonWords(game: string, lang: string): Promise<string> {
  return readFile(new URL(`../../crates/games/${game}/lessons/${lang}.ftl`, import.meta.url), "utf8");
}

const LANGUAGES = ["en", "ru", "uk"];
// Every commit plays each game in one language, and the next commit in another, unless there is time for all of them.
const lot = Number(process.env.CROSSROADS_WINDOW ?? 0);
const drawn = (game: number): string[] =>
  process.env.CROSSROADS_LONG ? LANGUAGES : [LANGUAGES[(lot + game) % LANGUAGES.length]!];

for (const [place, game] of Object.keys(GAMES).entries())
  for (const lang of drawn(place))
    test(`the first game of ${game} is played to its end by keyboard, in ${lang}`, async ({ newcomer }) => {
      test.slow();
      const page = await newcomer({ locale: lang });
      const words = await lessonWords(game, lang);
      await page.goto("/");
      await page.locator(`[data-learn="${game}"]`).waitFor();
      expect(await pressByKey(page, `[data-learn="${game}"]`)).toBe(true);
      await expect(page).toHaveURL(/\/t\//);
      const told = new Set<string>();
      let last = "";
      for (;;) {
        const now = await moment(page, game, last);
        if (now === "over") break;
        if (now === "act") {
          for (const id of await bubble(page).evaluateAll((bubbles) => bubbles.map((it) => it.dataset.moment ?? "")))
            told.add(id);
          await actByKey(page, game);
          continue;
        }
        told.add(now.id);
        last = now.id;
        // What is read is what the catalogue says, and the screen reader hears it too.
        expect(words, now.id).toContain(now.text);
        await page.keyboard.press("n");
      }
      expect(told.size, [...told].join(" ")).toBeGreaterThanOrEqual(9);
      await expect(bubble(page)).toHaveCount(0);
    });

for (const game of Object.keys(GAMES))
  test(`the first game of ${game} can be left and taken up again`, async ({ newcomer }) => {
    const page = await newcomer();
    await page.goto("/");
    await page.locator(`[data-learn="${game}"]`).click();
    await expect(bubble(page)).toHaveAttribute("data-moment", "goal");
    const address = page.url();
    const { violations } = await new AxeBuilder({ page }).include("[data-moment]").setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // It is all within the window, and heard as well as seen.
    const box = (await bubble(page).boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    const text = (await bubble(page).locator("p").textContent())!;
    await expect(page.locator("main > .said[role=status]")).toContainText(text);
    await page.keyboard.press("n");
    await expect(bubble(page)).not.toHaveAttribute("data-moment", "goal");
    const second = await bubble(page).getAttribute("data-moment");
    // Where something explains itself under the mouse, the first Escape is for that.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(bubble(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    // Days later it is still there, and begins where it was left.
    await page.goto("/");
    await page.locator(`[data-learn="${game}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(bubble(page)).toHaveAttribute("data-moment", second!);
  });

test("what a module brings is told once, and a usual table says nothing", async ({ newcomer }) => {
  const page = await newcomer({ coached: true });
  await page.goto(`/t/${await newRace(page.request)}`);
  await expect(page.locator(".heat .hand")).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
  await page.goto(`/t/${await newRace(page.request, { options: { weather: true } })}`);
  await expect(bubble(page)).toHaveAttribute("data-moment", "weather/sky");
  await page.keyboard.press("n");
  await expect(bubble(page)).toHaveAttribute("data-moment", "weather/road");
  await page.keyboard.press("n");
  await expect(bubble(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".heat .hand")).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
});
