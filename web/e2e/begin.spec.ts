// From the start page to a table that waits: what is started, what is made, who is called.

import AxeBuilder from "@axe-core/playwright";
import { newTable } from "./player";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

/** Nothing keeps anybody out, names that do not say what is written there included. */
async function letsEverybodyIn(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude("svg[aria-hidden=true] > *")
    .options({ rules: { "label-content-name-mismatch": { enabled: true } } })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(" ")}`)).toEqual(
    [],
  );
}

test("the big button says what it starts, and starts that", async ({ page }) => {
  await page.goto("/");
  const arrow = page.locator("button.arrow");
  await page.getByRole("radio", { name: "HEAT: Pedal to the Metal" }).check();
  await expect(arrow).toHaveText(/HEAT: Pedal to the Metal\s+against 3 bots/);
  await letsEverybodyIn(page);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
  await arrow.click();
  expect((await sent).postDataJSON()).toMatchObject({ game: "heat", seats: 4, bots: ["greedy", "greedy", "greedy"] });
});

test("how a game plays is told on one page, in pictures", async ({ page }) => {
  await page.goto("/how/heat");
  await expect(page.locator("[data-how] li")).toHaveCount(6);
  await expect(page.locator("[data-how] .figure").first().locator("svg, img").first()).toBeVisible();
  expect(await page.locator("main").innerText()).not.toMatch(/[{}]/);
  await letsEverybodyIn(page);
});

test("a table is filled with bots in one click, asks only what applies, and its button is in sight", async ({
  page,
}) => {
  await page.goto("/new/heat");
  const button = page.getByRole("button", { name: "Open the table" });
  await expect(button).toBeInViewport();
  await page.getByRole("group", { name: "All the others" }).getByRole("radio", { name: "Sharp bot" }).check();
  await expect(page.locator(".sum")).toContainText("3 bots");
  await expect(page.getByRole("button", { name: "Start playing" })).toBeInViewport();
  // The events of a season are asked for where somebody mixes their own.
  await page.locator("details summary").click();
  const events = page.getByRole("radio", { name: "Corruption" });
  await expect(events).toHaveCount(0);
  await letsEverybodyIn(page);
  await page.getByRole("button", { name: "Start playing" }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test("tracks and tiles are chosen by their looks, and a box is chosen as a box", async ({ page }) => {
  await page.goto("/new/heat");
  const tracks = page.getByRole("group", { name: "Track" });
  await expect(tracks.locator("label svg path").first()).toBeVisible();
  expect(await tracks.locator("label").count()).toBe(await tracks.locator("label svg").count());
  await letsEverybodyIn(page);
  await page.goto("/new/thunder-road");
  // The switches of the boxes wait where somebody mixes their own.
  await expect(page.getByRole("checkbox", { name: "Carnage at Devil’s Run" })).toBeHidden();
  await page.locator("details summary").click();
  await expect(page.getByRole("checkbox", { name: "Carnage at Devil’s Run" })).toBeVisible();
  await page.goto("/new/steampunk-rally");
  await page.locator("details summary").click();
  const pony = page.getByRole("spinbutton", { name: /steam pony/i });
  await expect(pony).toHaveCount(0);
  for (const [place, tile] of [
    ["First", 1],
    ["Second", 2],
    ["Third", 3],
  ] as const)
    await page
      .getByRole("group", { name: `${place} middle tile` })
      .getByRole("radio", { name: `tile ${tile}` })
      .check();
  await expect(pony).toBeVisible();
});

test("a lesson is offered to whoever has not played a game, and to nobody else", async ({ page }) => {
  await page.goto("/new/heat");
  await expect(page.getByText("Never played HEAT")).toBeVisible();
  await page.getByRole("button", { name: "Learn it in ten minutes" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator(".heat .hand .card").first()).toBeVisible();
  await page.goto("/new/heat");
  await expect(page.getByRole("button", { name: "Open the table" })).toBeVisible();
  await expect(page.getByText("Never played HEAT")).toHaveCount(0);
  await page.goto("/new/railroad-ink");
  await expect(page.getByText("Never played Railroad Ink")).toBeVisible();
});

test("rules open beside the table, and what is asked next is read there too", async ({ page }) => {
  await page.goto(`/t/${await newTable(page.request, { seats: 2, bots: ["random"] })}`);
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("link", { name: "Rules" }).click();
  const book = page.getByRole("region", { name: "Railroad Ink" });
  await expect(book).toBeVisible();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.getByRole("searchbox").fill("bridge");
  await expect(book.locator("article").first()).toBeVisible();
  expect(await book.locator("article").count()).toBeLessThan(40);
  // A clause that another clause names is read in the same place.
  await page.getByRole("searchbox").fill("");
  const link = book.locator("article a").first();
  const clause = (await link.textContent())!;
  await link.click();
  await expect(book.locator(`[data-clause="${clause}"]`)).toBeFocused();
  await expect(page).toHaveURL(/\/t\//);
  const { violations } = await new AxeBuilder({ page }).include("aside").setLegacyMode().analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(book).toBeHidden();
});

test("who waits is called by the name they like, and calls others by link and by picture", async ({ page }) => {
  await page.goto("/new/railroad-ink");
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page.getByLabel("Invitation link").inputValue();
  await expect(page.getByRole("note")).toContainText("your own network");
  await page.getByText("As a QR code").click();
  await expect(page.getByRole("img", { name: "As a QR code" })).toBeVisible();
  expect(link).toContain("?invite=");
  await page.getByLabel("Your name").fill("Ada of the Road");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.locator("ol .who strong").first()).toHaveText("Ada of the Road");
  await letsEverybodyIn(page);
});

test("rules are found by plain words", async ({ page }) => {
  await page.goto("/rules/thunder-road");
  await page.getByRole("searchbox").fill("crash");
  await expect(page.locator("#TR-10\\.1")).toBeVisible();
  // What is told of the ground is drawn, and no arithmetic is left in it.
  await page.getByRole("searchbox").fill("TR-4.2");
  await expect(page.locator("#TR-4\\.2 svg")).toBeVisible();
  expect(await page.locator("#TR-4\\.2").innerText()).not.toMatch(/[+-]1/);
  await letsEverybodyIn(page);
});
