// Several people at one table.

import { expect, test } from "./server";
import { finalSheet, myTurn, outcome, play, post, told } from "./player";
import type { Page } from "@playwright/test";

/** What travels to a page about its table. */
interface Update {
  seat: number | null;
  view: { round: number; phase: string; sheets: { drawings: [string, number][] }[] };
}

/** Somebody's page, and what it is told. */
function overheard(page: Page): { page: Page; updates: Update[] } {
  const updates: Update[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as { update?: Update };
      if (told.update) updates.push(told.update);
    }),
  );
  return { page, updates };
}

/** Nobody but the seat itself is told what it draws in a round before everybody has finished it. */
function keepsSecrets(updates: Update[]): void {
  expect(updates.length).toBeGreaterThan(5);
  for (const { seat, view } of updates) {
    if (view.phase === "over") continue;
    const fresh = view.sheets.flatMap(({ drawings }, of) =>
      of === seat ? [] : drawings.filter(([, round]) => round >= view.round),
    );
    expect(fresh, `round ${view.round} as seat ${seat} sees it`).toEqual([]);
  }
}

/** Opens a table for two people and a bot by hand; the host's page then shows the invitation. */
async function openTable(host: Page): Promise<string> {
  await host.goto("/new");
  await host.getByText("3", { exact: true }).click();
  await host.getByLabel("Seat 3").selectOption("Easy bot");
  await host.getByRole("button", { name: "Open the table" }).click();
  return host.getByLabel("Invitation link").inputValue();
}

/** Whoever keeps a name: it counts who wins only between two of them. */
async function keepsName(page: Page, name: string): Promise<void> {
  await post(page.request, "/api/guest", { name });
  await post(page.request, "/api/me/password", { password: `${name} and a long walk` });
}

test("two people, a bot and a spectator; a reload and a lost line in the middle", async ({ newcomer }) => {
  const ada = overheard(await newcomer());
  const ben = overheard(await newcomer());
  await keepsName(ada.page, "Ada of the rails");
  await keepsName(ben.page, "Ben of the roads");
  const eve = overheard(await newcomer());
  const invitation = await openTable(ada.page);

  await ben.page.goto(invitation);
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.page.getByText("will start the game")).toBeVisible();
  await ada.page.getByRole("button", { name: "Start", exact: true }).click();
  await eve.page.goto(new URL(invitation).pathname);
  await expect(eve.page.locator(".ri .board")).toBeVisible();

  await Promise.all([play(ada.page, 3), play(ben.page, 3)]);

  // One reloads after the first die of a round: it is still drawn, and undrawn for everybody else.
  const { dice } = await myTurn(ada.page);
  await ada.page.locator(".ri .dice button.die").nth(dice[0]!).click();
  await ada.page.locator(".ri .cells .open").first().click();
  const drawn = ada.page.locator(".ri .board .number").filter({ hasText: "3" });
  await expect(drawn).toHaveCount(1);
  await ada.page.reload();
  await expect(drawn).toHaveCount(1);
  await expect(eve.page.locator(".ri .number").filter({ hasText: "3" })).toHaveCount(0);
  await expect(ben.page.locator(".ri .others .number").filter({ hasText: "3" })).toHaveCount(0);

  // The other loses the line and tries in vain to get it back, while the first goes on as far as possible without them.
  await ben.page.evaluate(() => Object.assign(window, { samePage: true }));
  let tries = 0;
  ben.page.on("websocket", () => tries++);
  await ben.page.context().setOffline(true);
  await expect(ben.page.getByText("Reconnecting…")).toBeVisible();
  const adaFinishes = play(ada.page, 4);
  await expect(ada.page.getByText(/You have finished. Still drawing/)).toBeVisible();
  await expect.poll(() => tries).toBeGreaterThan(1);
  await expect(ben.page.getByText("Reconnecting…")).toBeVisible();
  await ben.page.context().setOffline(false);
  await expect(ben.page.getByText("Reconnecting…")).toBeHidden();
  await Promise.all([adaFinishes, play(ben.page, 4)]);
  expect(await ben.page.evaluate(() => "samePage" in window)).toBe(true);

  await Promise.all([play(ada.page), play(ben.page)]);
  const sheet = await finalSheet(ada.page);
  expect(Object.keys(sheet)).toHaveLength(3);
  expect(sheet).toEqual(await outcome(ada.page));
  await expect(eve.page.locator(".final")).toBeVisible();
  for (const { page } of [ben, eve]) expect(await finalSheet(page)).toEqual(sheet);
  for (const { updates } of [ada, ben, eve]) keepsSecrets(updates);
  expect(eve.updates.every(({ seat }) => seat === null)).toBe(true);

  // It counts: a place for everybody in the list of tables, and a point on the curve.
  await ada.page.goto("/me");
  await expect(ada.page.locator(".tables .place")).toHaveCount(3);
  const curve = ada.page.getByRole("group", { name: "Rating after one game" });
  await curve.getByRole("link").click();
  await expect(ada.page).toHaveURL(/\/r\//);
});

test("a stranger with the link sits down with one click; one without it does not", async ({ newcomer }) => {
  const [host, guest, stranger] = [await newcomer(), await newcomer(), await newcomer()];
  const invitation = await openTable(host);

  await stranger.goto(new URL(invitation).pathname);
  await expect(stranger.getByText("This table is by invitation")).toBeVisible();
  await expect(stranger.getByRole("button", { name: /Join|Sit/ })).toHaveCount(0);

  await guest.goto(invitation);
  await guest.getByRole("button", { name: "Join as a guest" }).click();
  await expect(guest.getByText("will start the game")).toBeVisible();
  const table = await told(guest);
  expect(table.seats.map(({ sitter }) => sitter)).toEqual(["person", "person", "bot"]);
  await expect(host.locator("strong", { hasText: table.seats[1]!.name! })).toBeVisible();
  await expect(host.getByRole("button", { name: "Start", exact: true })).toBeEnabled();
});

const fillOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((path) => getComputedStyle(path).fill);

/** Where each board shows what is the seat's own. */
const WORN: Record<string, string> = {
  heat: ".heat .standings .own .body",
  "railroad-ink": ".ri .whose svg path",
};

for (const [game, worn] of Object.entries(WORN)) {
  test(`everybody at a table of ${game} chooses a colour and wears it everywhere`, async ({ newcomer }) => {
    const [host, guest] = [await newcomer(), await newcomer()];
    await post(host.request, "/api/guest");
    const { id, invite } = await post<{ id: string; invite: string }>(host.request, "/api/tables", { game, seats: 2 });
    await post(guest.request, "/api/guest");
    await post(guest.request, `/api/tables/${id}/sit`, { invite });
    await host.goto(`/t/${id}`);
    await guest.goto(`/t/${id}`);
    const swatch = (page: Page, name: string) => page.locator(".swatch").and(page.getByRole("button", { name }));
    await swatch(host, "purple").click();
    await expect(swatch(host, "purple")).toHaveAttribute("aria-pressed", "true");
    // What somebody has nobody else is offered.
    await expect(swatch(guest, "purple")).toHaveCount(0);
    await swatch(guest, "green").click();
    await expect(swatch(host, "green")).toHaveCount(0);
    await host.getByRole("button", { name: "Start", exact: true }).click();
    const seen = new Set<string>();
    for (const page of [host, guest]) {
      await expect(page.locator(worn).first()).toBeVisible();
      const sign = await fillOf(page, ".ask svg path");
      expect(await fillOf(page, worn)).toBe(sign);
      seen.add(sign);
    }
    expect(seen.size).toBe(2);
  });
}
