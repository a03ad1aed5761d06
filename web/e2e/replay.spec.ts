// A table again from its beginning.

import { playedTable } from "./player";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

const position = (page: Page) => page.locator(".scrubber .figures");
const board = (page: Page) => page.locator(".ri .board svg").evaluate((svg) => svg.innerHTML);

async function lastOf(page: Page): Promise<number> {
  await expect(position(page)).toHaveText(/^\d+ \/ [1-9]\d*$/);
  return Number((await position(page).textContent())!.split("/")[1]);
}

test("keys, buttons and the slider lead through the positions", async ({ page }) => {
  await page.goto(`/r/${await playedTable(page.request)}`);
  const last = await lastOf(page);
  const at = (number: number) => expect(position(page)).toHaveText(`${number} / ${last}`);
  await at(0);
  await expect(page.locator(".ri .board .number")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await at(2);
  await page.getByRole("button", { name: "One step back" }).click();
  await at(1);
  await page.keyboard.press("End");
  await at(last);
  await expect(page.locator(".final")).toBeVisible();
  await page.keyboard.press("Home");
  await at(0);
  await page.getByLabel("Position", { exact: true }).fill("7");
  await at(7);
  await expect(page).toHaveURL(/\?at=7&as=0$/);
  // The log has one entry a turn, which leads to its end.
  const entry = page.getByRole("button", { name: /^Show position \d+$/ }).nth(1);
  const turn = Number(await entry.textContent());
  await entry.click();
  await at(turn);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  // It does not wait for whoever looks: the next position may be past by then.
  await expect.poll(async () => parseInt((await position(page).textContent()) ?? "")).toBeGreaterThan(turn);
  await page.getByRole("button", { name: "Pause" }).click();
});

test("the link to a position shows a stranger the same board", async ({ page, newcomer, baseURL }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  // The page says for two seconds that something was copied; here they never pass.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(`/r/${await playedTable(page.request)}`);
  const last = await lastOf(page);
  const half = Math.floor(last / 2);
  await page.getByLabel("Position", { exact: true }).fill(String(half));
  await expect(position(page)).toHaveText(`${half} / ${last}`);
  await page.getByRole("button", { name: "Copy link to this position" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${baseURL}/r/`)).toBe(true);

  const stranger = await newcomer();
  await stranger.goto(link);
  await expect(position(stranger)).toHaveText(`${half} / ${last}`);
  expect(await board(stranger)).toBe(await board(page));
  // Who opens the own link is told that these are the own eyes.
  await page.goto(link);
  await expect(page.getByLabel("Seen by")).toHaveValue("0");
});

test("a finished table can be seen through other eyes", async ({ page }) => {
  await page.goto(`/r/${await playedTable(page.request)}`);
  await lastOf(page);
  await page.getByLabel("Seen by").selectOption("Easy bot");
  await expect(page).toHaveURL(/\?as=1$/);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".ri .whose")).toContainText("Easy bot");
});

test("a link leads away from a replay, and the way back to the position that was left", async ({ page }) => {
  const id = await playedTable(page.request);
  await page.goto(`/r/${id}?at=5`);
  await expect(page.locator(".board").first()).toBeVisible();
  await expect(page).toHaveURL(/at=5/);
  await page.locator("header a.me").click();
  await expect(page).toHaveURL(/\/me$/);
  await expect(page.locator("footer")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/at=5/);
});
