// Fair play, as two people see it: ratings at the end, tables with hints for everybody, tables that wait or are given up, and what
// can be done about somebody who misbehaves.

import type { Page } from "@playwright/test";
import { member, PASSWORD, playOut, tableOf } from "./members";
import { newTable, post } from "./player";
import { expect, STEWARD, test } from "./server";

const hintButton = (page: Page) => page.locator(".tools").getByRole("button", { name: "Hint" });

test("the end says whose rating has changed, and names lead to people and the ladder", async ({ newcomer }) => {
  const [host, guest] = [await newcomer(), await newcomer()];
  const [ana, bo] = [await member(host.request, "Ana"), await member(guest.request, "Bo")];
  const id = await tableOf(host.request, guest.request);
  for (const page of [host, guest]) {
    await page.goto(`/t/${id}`);
    await expect(page.locator(".ri .tray")).toBeVisible();
    await expect(hintButton(page)).toHaveCount(0);
  }
  await playOut(id, [host.request, guest.request]);
  // Nobody has to ask for it: it comes with the end.
  for (const page of [host, guest]) {
    const rows = page.getByRole("region", { name: "Ratings" }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: ana })).toContainText(/[+−±]\d+.*1[45]\d\d ± 2\d\d.*provisional/s);
    await expect(rows.filter({ hasText: bo })).toContainText(/[+−±]\d+/);
  }
  await host.goto("/");
  await host.getByRole("link", { name: "Ladder Railroad Ink: Blazing Red" }).click();
  await host.getByRole("row", { name: bo }).getByRole("link").click();
  await expect(host.getByRole("heading", { level: 1, name: bo })).toBeVisible();
  await expect(host).toHaveURL(new RegExp(`/people/${encodeURIComponent(bo)}$`));
  await expect(host.getByText("You have played 1 game against each other")).toBeVisible();
  await expect(host.locator(".tables > li")).toHaveCount(1);
});

test("at a table with guests it is said why it does not count", async ({ page, newcomer }) => {
  const other = await newcomer();
  await member(page.request, "Ana");
  await post(other.request, "/api/guest");
  const id = await tableOf(page.request, other.request);
  await playOut(id, [page.request, other.request]);
  await page.goto(`/t/${id}`);
  const ratings = page.getByRole("region", { name: "Ratings" });
  await expect(ratings).toContainText("Not rated: a rating needs two players with names of their own");
});

test("an assisted table offers hints to both and says so everywhere", async ({ newcomer }) => {
  const [host, guest] = [await newcomer(), await newcomer()];
  await host.goto("/new/railroad-ink");
  await host.getByLabel("Hints for everybody, not rated").check();
  await host.getByText("Everybody, through the lobby").click();
  await host.getByRole("button", { name: "Open the table" }).click();
  await expect(host.locator(".page header")).toContainText("Hints for everybody, not rated");
  await guest.goto("/lobby");
  const row = guest.locator(".tables > li").filter({ hasText: "Hints for everybody, not rated" }).first();
  await row.getByRole("button", { name: "Join" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of [host, guest]) {
    await expect(hintButton(page)).toBeEnabled();
    await hintButton(page).click();
    await expect(page.locator(".ri .board .hint, .ri .hinted").first()).toBeVisible();
  }
});

test("a forgotten table is given up from the list, after a question", async ({ page }) => {
  await newTable(page.request);
  await newTable(page.request, { start: false });
  await page.goto("/me");
  const rows = page.locator(".tables > li");
  await rows.filter({ hasText: "Your turn" }).getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(rows.filter({ hasText: "given up" })).toHaveCount(0);
  await rows.filter({ hasText: "Your turn" }).getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(rows.filter({ hasText: "given up" })).toHaveCount(1);
  await rows.filter({ hasText: "waiting" }).getByRole("button", { name: "Leave" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(rows).toHaveCount(1);
  // Where nobody waits for one any more, the start page does not lead.
  await page.goto("/");
  await expect(page.locator(".game").first()).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test("a table in real time waits for its people and says so", async ({ newcomer }) => {
  const [host, guest, spectator] = [await newcomer(), await newcomer(), await newcomer()];
  for (const page of [host, guest]) await post(page.request, "/api/guest");
  const clock = { each: { decision_ms: 600_000, bank_ms: 0 } };
  const id = await tableOf(host.request, guest.request, { clock });
  for (const page of [host, guest, spectator]) {
    await page.goto(`/t/${id}`);
    await expect(page.locator(".ask .headline")).not.toBeEmpty();
  }
  await guest.goto("/lobby");
  await expect(spectator.locator(".ask")).not.toContainText("Paused");
  await host.goto("/me");
  await expect(spectator.locator(".ask")).toContainText("Paused: nobody is here");
  await host.reload();
  await expect(host.locator(".tables > li")).toContainText("paused until somebody is back");
  await host.locator(".tables").getByRole("link", { name: "Continue" }).click();
  await expect(host.getByText("Everybody was away, so the table waited")).toBeVisible();
  await expect(spectator.locator(".ask")).not.toContainText("Paused");
  await host.getByRole("button", { name: "Close" }).first().click();
  await expect(host.getByText("Everybody was away, so the table waited")).toHaveCount(0);
});

const openChat = (page: Page) => page.getByRole("tab", { name: "Chat" }).click();

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto("/me");
  const form = page.getByRole("region", { name: "Sign in" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Password").fill(password);
  await form.getByRole("button", { name: "Sign in" }).click();
}

test("who misbehaves is blocked, reported and barred", async ({ newcomer }) => {
  const [host, guest, steward] = [await newcomer(), await newcomer(), await newcomer()];
  const [ana, bo] = [await member(host.request, "Ana"), await member(guest.request, "Bo")];
  const id = await tableOf(host.request, guest.request);
  for (const page of [host, guest]) {
    await page.goto(`/t/${id}`);
    await openChat(page);
  }
  await say(guest, "You swine!");
  await expect(host.getByRole("log")).toContainText("You swine!");
  const opened = host.waitForEvent("popup");
  await host.getByRole("log").getByRole("link", { name: "Block or report" }).click();
  const page = await opened;
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByText(`${bo} is blocked.`)).toBeVisible();
  await page.getByLabel(`Report ${bo} to the moderators`).fill("He calls me names.");
  await page.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Thank you. The moderators will read it.")).toBeVisible();
  await say(guest, "Do you hear me?");
  await say(host, "Hello.");
  await expect(host.getByRole("log")).toContainText("Hello.");
  await expect(host.getByRole("log")).not.toContainText("Do you hear me?");

  await signIn(steward, STEWARD.name, STEWARD.password);
  await steward.getByRole("link", { name: "Moderation" }).click();
  const report = steward.locator("article").filter({ hasText: ana }).filter({ hasText: "He calls me names." });
  await report.getByText("What was written last").click();
  await expect(report.getByRole("listitem")).toContainText("You swine!");
  await report.locator("form select").first().selectOption("ban");
  await report.locator("form").first().getByLabel("Why, in words").fill("Insults.");
  await report.getByRole("button", { name: "Decide" }).click();
  const barred = steward.getByRole("region", { name: "Silenced and barred" }).locator("article");
  await expect(barred.filter({ hasText: bo })).toContainText("May not sign in");
  await report.getByLabel("Why, in words").last().fill("Barred for a day.");
  await report.getByRole("button", { name: "Close the report" }).click();
  await expect(report).toHaveCount(0);
  await expect(steward.locator(".log").first()).toContainText("barred");

  await signIn(guest, bo, PASSWORD);
  await expect(guest.getByRole("alert")).toContainText(
    /A moderator has barred you from this server until .*: Insults\./,
  );
});
