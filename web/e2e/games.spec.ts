// Whole games, from the first click to the final sheet.

import { carry, carryByFinger } from "./hands";
import { finalSheet, myTurn, newTable, offer, outcome, play, settled, type Offer } from "./player";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

test("one click leads to a game against a bot, and the game to its final sheet", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /^Play now/ }).click();
  await expect(page).toHaveURL(/\/t\//);
  await play(page);
  const sheet = await finalSheet(page);
  expect(Object.keys(sheet)).toHaveLength(2);
  expect(sheet).toEqual(await outcome(page));
});

for (const expansion of ["Meteor", "Lava"]) {
  test(`a table with ${expansion} is played to its end`, async ({ page }) => {
    await page.goto("/new/railroad-ink");
    await page.getByLabel("Seat 2").selectOption("Easy bot");
    await page.getByText(expansion, { exact: true }).click();
    await page.getByRole("button", { name: "Start playing" }).click();
    await play(page);
    expect(await finalSheet(page)).toEqual(await outcome(page));
    await expect(page.locator(".final tbody").getByText(expansion, { exact: true })).toBeVisible();
  });
}

test("a die is carried to its square, turned there and drawn", async ({ page }) => {
  await page.goto(`/t/${await newTable(page.request)}`);
  const { dice } = await myTurn(page);
  const die = page.locator(".ri .dice button.die").nth(dice[0]!);
  await die.click();
  const open = await page.locator(".ri .cells .open").first().getAttribute("data-drop");
  await page.keyboard.press("Escape");
  const cell = page.locator(`.ri .cells [data-drop='${open}']`);
  await carry(page, die, cell, ".carried");
  await expect(cell).toHaveClass(/placed/);
  await expect(page.locator(".ri .board .thought")).toBeVisible();
  await page.keyboard.press("r");
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  await settled(page);
  await expect(page.locator(".ri .board .number")).toHaveCount(1);
});

test("a finger carries a die to its square", async ({ newcomer }) => {
  const page = await newcomer({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await page.goto(`/t/${await newTable(page.request)}`);
  const { dice } = await myTurn(page);
  const die = page.locator(".ri .dice button.die").nth(dice[0]!);
  await die.tap();
  const open = await page.locator(".ri .cells .open").first().getAttribute("data-drop");
  await die.tap();
  await carryByFinger(page, die, page.locator(`.ri .cells [data-drop='${open}']`));
  await expect(page.locator(".ri .board .thought")).toBeVisible();
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const here = () => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
  for (let presses = 0; presses < 80; presses++) {
    if (await here()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** Walks with the arrows to a cell where the picked thing fits, and draws it. */
async function drawByKey(page: Page): Promise<void> {
  await tabTo(page, ".ri .cells button");
  const way = await page.evaluate(() => {
    const cells = [...document.querySelectorAll(".ri .cells button")];
    const at = cells.indexOf(document.activeElement!);
    const open = cells.flatMap((cell, place) => (cell.classList.contains("open") ? [place] : []));
    const to = open[Math.floor(Math.random() * open.length)]!;
    return { down: Math.floor(to / 7) - Math.floor(at / 7), right: (to % 7) - (at % 7) };
  });
  const keys = [
    ...Array<string>(Math.abs(way.down)).fill(way.down < 0 ? "ArrowUp" : "ArrowDown"),
    ...Array<string>(Math.abs(way.right)).fill(way.right < 0 ? "ArrowLeft" : "ArrowRight"),
  ];
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press("r");
  await expect(page.locator(".ri .cells button:focus")).toHaveAccessibleName(/Enter draws/);
  await page.keyboard.press("Enter");
  await settled(page);
}

async function stepByKey(page: Page, now: Offer): Promise<void> {
  if (now.dice.length > 0) {
    await page.keyboard.press(`Digit${now.dice[0]! + 1}`);
    return drawByKey(page);
  }
  await tabTo(page, ".ri .hand .go");
  await page.keyboard.press("Enter");
  await settled(page);
}

test("a whole game without a mouse", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^Play now/ })).toBeEnabled();
  await tabTo(page, "button.arrow");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/t\//);
  for (let now = await myTurn(page); !now.over; now = await myTurn(page)) await stepByKey(page, now);
  expect((await offer(page)).over).toBe(true);
  expect(await finalSheet(page)).toEqual(await outcome(page));
});
