// After the game: how it ended, what decided it, a picture to share, and the way back through it.

import AxeBuilder from "@axe-core/playwright";
import { readFile } from "node:fs/promises";
import { drivenTo, newRace } from "./driver";
import { newTable, playedTable } from "./player";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

async function letsEverybodyIn(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude("svg[aria-hidden=true] > *").setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(" ")}`)).toEqual(
    [],
  );
}

const position = (page: Page) => page.locator(".scrubber .figures");
const at = async (page: Page): Promise<number> => parseInt((await position(page).textContent()) ?? "");
const after = (page: Page) => page.getByRole("region", { name: "After the game" });

test("whoever played is told how they did, what decided it, and the figures", async ({ page, newcomer }) => {
  const id = await newRace(page.request, { seats: 2, bots: ["greedy"] });
  await drivenTo(page.request, id);
  await page.goto(`/t/${id}`);
  await expect(page.locator(".ask .headline")).toHaveText(
    /^\s*(You win|You share the victory|You come \d(st|nd|rd|th) of 4)$/,
  );
  const figures = after(page).getByRole("table");
  await expect(figures.getByRole("rowheader", { name: "Top speed" })).toBeVisible();
  expect(await after(page).getByRole("listitem").count()).toBeGreaterThan(0);
  expect(await after(page).innerText()).not.toMatch(/[{}]/);
  await letsEverybodyIn(page);
  // A turning point is a link to its moment.
  const told = await after(page).getByRole("listitem").first().getByRole("link").getAttribute("href");
  expect(told).toMatch(new RegExp(`^/r/${id}\\?at=\\d+&as=0$`));
  // Who only looks on is told who won.
  const other = await newcomer();
  await other.goto(`/t/${id}`);
  await expect(other.locator(".ask .headline")).not.toHaveText(/You/);
  await expect(after(other).getByRole("table")).toBeVisible();
});

test("nothing is told after a game that goes on", async ({ page }) => {
  const id = await newTable(page.request, { seats: 2, bots: ["greedy"] });
  await page.goto(`/t/${id}`);
  await expect(page.locator(".ri .board")).toBeVisible();
  await expect(after(page)).toHaveCount(0);
  expect((await page.request.get(`/api/tables/${id}/hindsight`)).status()).not.toBe(200);
});

test("the picture to share shows the board and everybody in their places", async ({ page }) => {
  const id = await playedTable(page.request);
  await page.goto(`/t/${id}`);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    after(page).getByRole("button", { name: "Share a picture" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`crossroads-${id}.png`);
  const bytes = await readFile(await saved.path());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // Not one colour: a board was drawn, with ink on it.
  const colours = await page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const context = canvas.getContext("2d")!;
    context.drawImage(picture, 0, 0);
    const { data: pixels } = context.getImageData(460, 40, 700, 550);
    const seen = new Set<number>();
    for (let i = 0; i < pixels.length; i += 4) seen.add((pixels[i]! << 16) | (pixels[i + 1]! << 8) | pixels[i + 2]!);
    return seen.size;
  }, bytes.toString("base64"));
  expect(colours).toBeGreaterThan(20);
});

test("where the system shares, the picture goes there", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: (what: { files: File[]; url: string }) => {
        shared.push({ name: what.files[0]!.name, type: what.files[0]!.type, url: what.url });
        return Promise.resolve();
      },
    });
  });
  const id = await playedTable(page.request);
  await page.goto(`/t/${id}`);
  await after(page).getByRole("button", { name: "Share a picture" }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  await expect.poll(async () => (await shared()).length).toBe(1);
  expect((await shared())[0]).toMatchObject({ name: `crossroads-${id}.png`, type: "image/png" });
});

test("the address of a replay holds position and eyes, whoever changes it", async ({ page, newcomer }) => {
  const id = await playedTable(page.request);
  await page.goto(`/r/${id}`);
  await expect(position(page)).toHaveText(/^0 \/ [1-9]/);
  await page.getByLabel("Position", { exact: true }).fill("9");
  await expect(page).toHaveURL(new RegExp(`/r/${id}\\?at=9&as=0$`));
  // Written by hand, the address leads there.
  await page.evaluate((path) => history.pushState(null, "", path), `/r/${id}?at=4&as=0`);
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expect(position(page)).toHaveText(/^4 \//);
  // Other eyes see the same moment, which has another number for them.
  await page.getByLabel("Position", { exact: true }).fill("20");
  await expect(position(page)).toHaveText(/^20 \//);
  await page.getByLabel("Seen by").selectOption("spectator");
  await expect(page).toHaveURL(/as=spectator$/);
  await expect.poll(() => at(page)).toBeLessThan(20);
  const here = page.url();
  const number = await at(page);
  const stranger = await newcomer();
  await stranger.goto(here);
  await expect(position(stranger)).toHaveText(new RegExp(`^${number} /`));
  await expect(stranger.getByLabel("Seen by")).toHaveValue("spectator");
  // What earlier pages wrote is still understood.
  await stranger.goto(`/r/${id}?seat=1#3`);
  await expect(position(stranger)).toHaveText(/^3 \//);
  await expect(stranger.getByLabel("Seen by")).toHaveValue("1");
});

test("a replay goes by steps, turns and rounds, at three speeds, and ends with the result", async ({ page }) => {
  const id = await playedTable(page.request);
  await page.goto(`/r/${id}`);
  await expect(position(page)).toHaveText(/^0 \/ [1-9]/);
  const last = parseInt((await position(page).textContent())!.split("/")[1]!);
  await page.getByLabel("How far a press goes").selectOption("round");
  const rounds: number[] = [];
  const forward = page.getByRole("button", { name: "One round forward" });
  while (await forward.isEnabled()) {
    const now = await at(page);
    rounds.push(now);
    await forward.click();
    await expect.poll(() => at(page)).toBeGreaterThan(now);
  }
  expect(await at(page)).toBe(last);
  // Seven rounds and the beginning, or six where the first begins with the table.
  expect(rounds.length).toBeGreaterThanOrEqual(6);
  expect(rounds.length).toBeLessThanOrEqual(9);
  await page.keyboard.press("Home");
  await page.getByLabel("How far a press goes").selectOption("turn");
  await expect.poll(() => at(page)).toBe(0);
  await page.getByRole("button", { name: "One turn forward" }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(0);
  const turn = await at(page);
  await page.keyboard.press("PageDown");
  await expect.poll(() => at(page)).toBeGreaterThan(turn);
  expect(rounds).toContain(await at(page));
  await page.getByRole("button", { name: "4×" }).click();
  await expect(page.getByRole("button", { name: "4×" })).toHaveAttribute("aria-pressed", "true");
  const before = await at(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(before + 2);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page).toHaveURL(new RegExp(`at=${await at(page)}&`));
  await page.keyboard.press("End");
  await expect(page.locator("header p[aria-live]")).toHaveText(/You win|You share|You come \d/);
  await expect(after(page).getByRole("table")).toBeVisible();
  await letsEverybodyIn(page);
});
