// The second half of a double click is not meant for what came up under it. Time stands still in these pages, so that a busy machine
// presses as fast as an idle one.

import { newRace, wanted } from "./driver";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

/** Longer than a key that has just come up ignores an echo. */
const FRESH_MS = 500;

/** A race in which cards can be laid, and all that the page asks of the server. */
async function laying(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (String(payload).includes("lay_card")) asked.push(String(payload));
    }),
  );
  await page.clock.install();
  // Two cards are laid in second gear; what cannot be laid is not dealt to everybody.
  const cards = page.locator(".heat .hand button.card");
  do {
    await page.goto(`/t/${await newRace(page.request)}`);
    await wanted(page);
    await page.keyboard.press("2");
    await expect(page.locator(".heat .gears .gear[aria-pressed=true]")).toContainText("2");
    await expect(page.locator(".heat .hand .card.lay").first()).toBeVisible();
  } while ((await page.locator(".heat .hand .card.lay").count()) < (await cards.count()));
  await expect(cards).toHaveCount(7);
  await page.clock.pauseAt(Date.now() + 10_000);
  return asked;
}

/** Presses at a point, and waits until the server has answered and so many cards are in hand. */
async function pressAt(page: Page, at: { x: number; y: number }, cards: number): Promise<void> {
  await page.mouse.click(at.x, at.y);
  await expect(page.locator(".heat .hand button.card")).toHaveCount(cards);
  await expect(page.locator(".heat .plan.busy")).toHaveCount(0);
}

/** The middle of the hand: whichever card goes, another one lies there. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(".heat .hand button.card").nth(3).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test("a double click lays one card, and the next press another", async ({ newcomer }) => {
  const page = await newcomer({ sure: false });
  const asked = await laying(page);
  const at = await middle(page);
  await pressAt(page, at, 6);
  await pressAt(page, at, 6);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(FRESH_MS);
  await pressAt(page, at, 5);
  expect(asked).toHaveLength(2);
});

test("whoever is sure of their hand says so, and is heard at once", async ({ newcomer }) => {
  const page = await newcomer({ sure: false });
  await page.goto("/me");
  await page.getByRole("checkbox", { name: "New keys hear a second press at once" }).check();
  const asked = await laying(page);
  const at = await middle(page);
  await pressAt(page, at, 6);
  await pressAt(page, at, 5);
  expect(asked).toHaveLength(2);
});
