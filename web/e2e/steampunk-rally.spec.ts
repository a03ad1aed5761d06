// Whole games of Steampunk Rally, from the first draft to the podium.

import { carry } from "./hands";
import { asked, newRally, press, race, rallyAt, settled } from "./inventor";
import { told } from "./player";
import { expect, test } from "./server";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";

test("a race against a bot is played from the inventors to the podium", async ({ page }) => {
  await page.goto(`/t/${await newRally(page.request, { options: { inventors: "choose", round_limit: 3 } })}`);
  await expect(page.locator(".sr .inventors button")).toHaveCount(16);
  await race(page);
  const rows = page.locator(".sr .podium ol li:not(.share)");
  await expect(rows).toHaveCount(2);
  const table = await told(page);
  const places = table.outcome!.map(({ place }) => place).toSorted((a, b) => a - b);
  expect(await rows.locator("b").allTextContents()).toEqual(places.map(String));
  await expect(page.locator(".sr .podium .chart")).toHaveCount(2);
  // Whoever comes back later sees the same, from the history of the table.
  const line = await page.locator(".sr .podium .line").first().getAttribute("d");
  await page.reload();
  await expect(page.locator(".sr .podium .line").first()).toHaveAttribute("d", line!);
  // The machine leaves as a picture that needs no style sheet.
  const saved = page.waitForEvent("download");
  await page.locator(".sr .podium .share button").click();
  const picture = await readFile(await (await saved).path(), "utf8");
  expect(picture).toContain("<svg");
  expect(picture).not.toContain("class=");
  expect(picture).not.toContain("var(");
});

const drag = (page: Page, what: Locator, to: Locator): Promise<void> =>
  carry(page, what, to, ".sr .carried", () => settled(page));

/** A table whose hand holds a part that can be built as the machine lies. */
async function withBuildable(page: Page): Promise<Locator> {
  for (;;) {
    await page.goto(`/t/${await newRally(page.request)}`);
    await asked(page);
    for (let card = 0; card < 3; card++) {
      await page.locator(".sr .hand .card").nth(card).click();
      if ((await page.locator(".sr .cell.ghost").count()) > 0) {
        await page.keyboard.press("Escape");
        return page.locator(".sr .hand .card").nth(card);
      }
      await page.keyboard.press("Escape");
    }
  }
}

test("a card is dragged onto the machine: it is picked, and built where it was dropped", async ({ page }) => {
  const card = await withBuildable(page);
  await expect(page.locator(".sr .floor .part")).toHaveCount(2);
  await drag(page, card, page.locator(".sr .cell.ghost").first());
  await expect(page.locator(".sr .floor .part")).toHaveCount(3);
});

/** The cells of a row of the bench. */
const GRID = 15;

/** Where the parts of the own machine lie, by what the server knows. */
async function lies(page: Page, id: string): Promise<number[]> {
  const looked = (await (await page.request.get(`/api/tables/${id}/look`)).json()) as {
    view: { open: { racers: { machine: { cell: number }[] }[] } };
    seat: number;
  };
  return looked.view.open.racers[looked.seat]!.machine.map(({ cell }) => cell);
}

test("cards are moved on the page, and laid out once everything hangs together", async ({ page }) => {
  // Cockpit and personal part: moved aside both, they are the same machine.
  const id = await newRally(page.request);
  await page.goto(`/t/${id}`);
  await asked(page);
  const before = await lies(page, id);
  const aside = Math.abs(before[0]! - before[1]!) === 1 ? 2 * GRID : 2;
  const parts = page.locator(".sr .floor .part");
  const spot = (cell: number) => page.locator(`.sr .cell.spot[data-drop='{"cell":${cell}}']`);
  // The cockpit alone hangs loose, so that the page keeps it to itself and says why.
  await drag(page, parts.first(), spot(before[0]! - aside));
  await expect(page.locator(".sr .note.refused a")).toHaveText("SR-12.1");
  await page.getByRole("button", { name: /put the cards back/i }).click();
  await expect(page.locator(".sr .note.refused")).toHaveCount(0);
  expect(await lies(page, id)).toEqual(before);
  // Without a mouse; the second card makes it whole, and all is sent as one act that one step takes back.
  await page.getByRole("button", { name: /move cards/i }).click();
  for (const [place, cell] of before.entries()) {
    await parts.nth(place).focus();
    await page.keyboard.press("Enter");
    await spot(cell - aside).focus();
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => lies(page, id)).toEqual(before.map((cell) => cell - aside));
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => lies(page, id)).toEqual(before);
});

test("a part is discarded by choice, and what hung on it is rejoined or asked for", async ({ page }) => {
  const id = await rallyAt(page.request, 2, "race");
  await page.goto(`/t/${id}`);
  await asked(page);
  const parts = page.locator(".sr .floor .part");
  const before = await parts.count();
  await expect(page.locator(".sr .part.lose")).toHaveCount(0);
  await page.getByRole("button", { name: /discard a part/i }).click();
  await expect(page.locator(".sr .part.lose")).toHaveCount(before - 1);
  await page.locator(".sr .part.lose").last().click();
  await settled(page);
  await expect(parts).toHaveCount(before - 1);
});

/** A table in the Race phase with a die that fits somewhere. */
async function withDie(page: Page): Promise<void> {
  for (;;) {
    await page.goto(`/t/${await rallyAt(page.request, 1, "race")}`);
    await asked(page);
    const dice = page.locator(".sr .pool .die.useful");
    for (let die = 0; die < (await dice.count()); die++) {
      await dice.nth(die).click();
      if ((await page.locator(".sr .part.take").count()) > 0) return;
      await page.keyboard.press("Escape");
    }
  }
}

test("a die in hand shows what it would fire, and is dragged into a slot and taken back", async ({ page }) => {
  await withDie(page);
  await expect(page.locator(".sr .part.take .preview text").first()).toHaveText(/^\d+ → ×\d+$/);
  const die = page.locator(".sr .pool .die.hand");
  const many = await page.locator(".sr .pool .die").count();
  await drag(page, die, page.locator(".sr .part.take").first());
  await expect(page.locator(".sr .pool .die")).toHaveCount(many - 1);
  await expect(page.locator(".sr .placed")).toHaveCount(1);
  await page.getByRole("button", { name: /take the dice back/i }).click();
  await expect(page.locator(".sr .pool .die")).toHaveCount(many);
});

test("what cannot be done says why, with its clause", async ({ page }) => {
  await page.goto(`/t/${await newRally(page.request)}`);
  await asked(page);
  // The bulb works in the Race phase only.
  await page.locator(".sr button.lamp").click({ force: true });
  const clause = page.locator(".sr .note.refused a");
  await expect(clause).toHaveText(/^SR-\d+\.\d+$/);
  await clause.click();
  await expect(page.locator("article.here")).toBeVisible();
});

test("a draft is played without a mouse", async ({ page }) => {
  await page.goto(`/t/${await newRally(page.request, { seats: 3 })}`);
  await asked(page);
  await page.keyboard.press("4");
  await expect(page.locator('.sr .hand .card[aria-pressed="true"]')).toHaveCount(1);
  await page.locator(".sr .uses .button", { hasText: /stash/i }).focus();
  await page.keyboard.press("Enter");
  // The bots have picked long ago: the boost is stashed at once, and the hand is passed.
  await expect(page.locator(".sr .stash .card")).toHaveCount(1);
  await expect(page.locator(".sr .hand .cards .card")).toHaveCount(3);
});

test("a neighbour's machine is one click away, and one more from the own", async ({ page }) => {
  await page.goto(`/t/${await rallyAt(page.request, 2, "pick", { seats: 4 })}`);
  await asked(page);
  await expect(page.locator(".sr .rivals li")).toHaveCount(4);
  await page.locator(".sr .rivals button:not(.own)").first().click();
  await expect(page.getByRole("button", { name: "Back to my machine" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Back to my machine" })).toHaveCount(0);
});

test("dice are vented with a slider", async ({ page }) => {
  // Not everybody has dice in slots and cogs by then.
  const hasVents = (legal: unknown[]) => legal.some((action) => typeof action === "object" && "vent" in action!);
  await page.goto(`/t/${await rallyAt(page.request, 2, "vent", {}, hasVents)}`);
  await asked(page);
  const slider = page.locator(".sr .vents input").first();
  const pips = Number(/\d+/.exec((await page.locator(".sr .vents .left").textContent())!)![0]);
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await settled(page);
  await expect(page.locator(".sr .vents .left")).toContainText(String(pips - 1));
});

test("on a phone nothing sticks out, and fingers draft and build", async ({ newcomer }) => {
  const page = await newcomer({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await page.goto(`/t/${await newRally(page.request, { seats: 8 })}`);
  await asked(page);
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overhang()).toBeLessThanOrEqual(0);
  await page.locator(".sr .hand .card").first().tap();
  await expect(page.locator(".sr .uses")).toBeVisible();
  await page.locator(".sr .uses .button").last().tap();
  await settled(page);
  await asked(page);
  expect(await overhang()).toBeLessThanOrEqual(0);
  for (let decisions = 0; decisions < 12; decisions++) {
    const now = await asked(page);
    const kind = now.cell > 0 ? "cell" : now.use > 0 ? "use" : now.card > 0 ? "card" : "key";
    await press(page, kind);
  }
  expect(await overhang()).toBeLessThanOrEqual(0);
});
