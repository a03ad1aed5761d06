// What makes a table pleasant: reasons, ways back, hints, talk, and an end that is also a beginning.

import { drawDie, myTurn, newTable, pickDie, play, post, settled, told } from "./player";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

const refusal = (page: Page) => page.locator(".ri .note.refused");

/** Follows the link of a refusal to the clause it names. */
async function readClause(page: Page, follow: () => Promise<void>): Promise<void> {
  const clause = await refusal(page).getByRole("link").textContent();
  expect(clause).toMatch(/^RI-\d+\.\d+$/);
  await follow();
  // The rules open beside the table.
  const article = page.locator("aside article.here");
  await expect(article).toHaveAttribute("data-clause", clause!);
  await expect(article).toBeInViewport();
  await expect(page.locator(".ri .board")).toBeVisible();
}

test("where a die does not fit, the mouse learns why and finds the clause", async ({ page }) => {
  await page.goto(`/t/${await newTable(page.request)}`);
  const { dice } = await myTurn(page);
  await pickDie(page, dice[0]!);
  await page.locator(".ri .cells button").nth(24).hover();
  await expect(refusal(page)).toContainText("It connects to neither an exit nor a route.");
  await readClause(page, () => refusal(page).getByRole("link").click());
});

test("where a die does not fit, the keyboard learns why and finds the clause", async ({ page }) => {
  await page.goto(`/t/${await newTable(page.request)}`);
  await myTurn(page);
  // The board is entered in its middle, where nothing can be joined at the beginning.
  for (let presses = 0; presses < 40 && (await page.locator(".ri .cells :focus").count()) === 0; presses++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("1");
  await expect(refusal(page)).toContainText("It connects to neither an exit nor a route.");
  const link = refusal(page).getByRole("link");
  await readClause(page, async () => {
    for (
      let presses = 0;
      presses < 40 && !(await link.evaluate((link) => link === document.activeElement));
      presses++
    ) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  });
});

test("a round that cannot be finished yet says why", async ({ page }) => {
  await page.goto(`/t/${await newTable(page.request)}`);
  await myTurn(page);
  // It says to assistive technology that it cannot be used; who presses it all the same gets an answer.
  await page.locator(".ri .hand .go").click({ force: true });
  await expect(refusal(page)).toContainText("One of your dice still fits somewhere.");
});

test("what was drawn can be taken back", async ({ page }) => {
  await page.goto(`/t/${await newTable(page.request)}`);
  const drawn = page.locator(".ri .board .number");
  const undo = page.locator(".tools").getByRole("button", { name: "Undo" });
  await myTurn(page);
  await expect(undo).toBeDisabled();
  await drawDie(page);
  await drawDie(page);
  await expect(drawn).toHaveCount(2);
  await undo.click();
  await expect(drawn).toHaveCount(1);
  await undo.click();
  await expect(drawn).toHaveCount(0);
  await expect(undo).toBeDisabled();
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByText("Undone.").first()).toBeVisible();
});

test("a hint is shown on the board and can be followed", async ({ page }) => {
  await page.goto(`/t/${await newTable(page.request)}`);
  await myTurn(page);
  await page.locator(".tools").getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".ri .board .hint")).toBeVisible();
  await page.locator(".ri .tray .hinted").click();
  await page.locator(".ri .cells .open").first().click();
  await settled(page);
  await expect(page.locator(".ri .board .hint")).toHaveCount(0);
});

/** Two people at a running table of their own, the host first. */
async function two(newcomer: () => Promise<Page>): Promise<[Page, Page]> {
  const [host, guest] = [await newcomer(), await newcomer()];
  const id = await newTable(host.request, { bots: [], start: false });
  const { invite } = (await (await host.request.get(`/api/tables/${id}`)).json()) as { invite: string };
  await post(guest.request, "/api/guest");
  await post(guest.request, `/api/tables/${id}/sit`, { invite });
  await post(host.request, `/api/tables/${id}/start`);
  await host.goto(`/t/${id}`);
  await guest.goto(`/t/${id}`);
  return [host, guest];
}

const openChat = (page: Page) => page.getByRole("tab", { name: "Chat" }).click();
const chat = (page: Page) => page.getByRole("log", { name: "Chat" });

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

test("people talk, and need not listen", async ({ newcomer }) => {
  const [host, guest] = await two(newcomer);
  await openChat(guest);
  await say(guest, "What a roll!");
  await expect(host.getByRole("tab", { name: "Chat 1 unread" })).toBeVisible();
  await openChat(host);
  await expect(chat(host)).toContainText("What a roll!");
  await say(host, "Indeed.");
  await expect(chat(guest)).toContainText("Indeed.");

  await chat(host).getByRole("button", { name: "Mute" }).click();
  await expect(chat(host)).not.toContainText("What a roll!");
  await host.getByRole("button", { name: /^Hear .* again$/ }).click();
  await expect(chat(host)).toContainText("What a roll!");

  await chat(host).getByRole("button", { name: "Silence for all" }).click();
  await expect(guest.getByText("The host has silenced you at this table.")).toBeVisible();
  await expect(guest.getByLabel("Say something")).toHaveCount(0);
  await host.getByRole("button", { name: /^Let .* speak again$/ }).click();
  await say(guest, "Thank you.");
  await expect(chat(host)).toContainText("Thank you.");
});

async function resign(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
}

test("who resigns looks on, and everybody meets again at the rematch", async ({ newcomer }) => {
  const [host, guest] = await two(newcomer);
  await myTurn(guest);
  await resign(guest);
  await expect(guest.getByText("You’ve resigned; a bot plays for you").last()).toBeVisible();
  await expect(guest.locator(".tools").getByRole("button", { name: "Undo" })).toHaveCount(0);
  await play(host, 2);
  await resign(host);
  await expect(host.locator(".final")).toBeVisible();

  const first = host.url();
  await host.getByRole("button", { name: "Rematch" }).click();
  await expect(host).not.toHaveURL(first);
  await guest.getByRole("link", { name: "To the rematch" }).click();
  await expect(guest).toHaveURL(host.url());
  const table = await told(guest);
  expect(table.seats.map(({ sitter }) => sitter)).toContain("person");
});

test("a game against a bot can be played again with one click", async ({ page }) => {
  await page.goto(`/t/${await newTable(page.request)}`);
  await myTurn(page);
  await resign(page);
  await expect(page.locator(".final")).toBeVisible();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page.locator(".final")).toHaveCount(0);
  const { round, dice } = await myTurn(page);
  expect([round, dice.length]).toEqual([1, 4]);
});
