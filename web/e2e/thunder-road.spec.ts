// Whole games of Thunder Road, from the starting area to the last gang or the finish line.

import { carry, clickStill } from "./hands";
import { asked, chase, chaseAt, chasedTo, newChase, settled, step, type Wish } from "./chaser";
import { told } from "./player";
import { expect, test } from "./server";
import type { Locator, Page } from "@playwright/test";

for (const seats of [2, 4]) {
  test(`a game of ${seats} gangs is played to its end`, async ({ page }) => {
    await page.goto(`/t/${await newChase(page.request, seats)}`);
    await chase(page);
    const rows = page.locator(".tr .final tbody tr");
    await expect(rows).toHaveCount(seats);
    const table = await told(page);
    const places = table.outcome!.map(({ place }) => place).toSorted((a, b) => a - b);
    expect(await rows.locator("td b").allTextContents()).toEqual(places.map(String));
    // Whoever comes back later sees the same.
    await expect(rows.first()).not.toContainText("…");
    const sheet = await page.locator(".tr .final table").innerText();
    await page.reload();
    await expect(page.locator(".tr .final table")).toHaveText(sheet, { useInnerText: true });
  });
}

/** Carries the first die to something. */
const carryDie = (page: Page, to: string): Promise<void> =>
  carry(page, page.locator(".tr .dice .die").first(), page.locator(to).first(), ".tr .carried");

test("a die is carried to a car, and the car is driven onto the road", async ({ page }) => {
  await page.goto(`/t/${await newChase(page.request)}`);
  await asked(page);
  const die = await page.locator(".tr .dice .die").first().getAttribute("aria-label");
  await carryDie(page, ".tr .dashboard .face");
  const face = page.locator(".tr .dashboard .face").first();
  await expect(face).toHaveAccessibleName(new RegExp(`Die: ${/\d/.exec(die!)![0]}\\.`));
  await expect(page.locator(".tr .dice .die")).toHaveCount(3);
  await settled(page);
  await page.getByRole("button", { name: "No command" }).click();
  await expect(page.locator(".tr .lit")).toHaveCount(6);
  await clickStill(page.locator(".tr .lit").nth(3));
  await expect(page.locator(".tr .dashboard").first()).not.toContainText("waiting to enter");
});

/** Spaces are numbered lane by lane, over three tiles. */
const COLUMNS = 24;

interface Driving {
  legal: unknown[];
  can_undo: boolean;
  view: { open: { turn: { mover: number | null }; at: number[]; stack: unknown[] } };
}

/** So often a car is sent somewhere. */
const SENT = process.env.CROSSROADS_LONG ? 100 : 8;

/** Sends cars to places where their ways can end, and sees that they end there. */
async function sendAround(page: Page, wish: Wish = {}): Promise<void> {
  const look = async (id: string) => (await (await page.request.get(`/api/tables/${id}/look`)).json()) as Driving;
  const mayStep = ({ legal }: Driving) => legal.some((action) => typeof action === "object" && "step" in action!);
  let id = await newChase(page.request, 2, wish);
  let sent = 0;
  while (sent < SENT) {
    await chasedTo(page.request, id, 1, "drive");
    await page.goto(`/t/${id}`);
    const now = await asked(page);
    if (now.over) {
      id = await newChase(page.request, 2, wish);
      continue;
    }
    const before = await look(id);
    const ends = page.locator(".tr .walk");
    const many = mayStep(before) ? await ends.count() : 0;
    if (many === 0) {
      // All around is only what can be stepped into.
      await step(page, now);
      continue;
    }
    const end = ends.nth((sent * 7) % many);
    const [row, column] = (await end.getAttribute("data-to"))!.split(" ").map(Number);
    // The way is drawn before it is driven, and its last point is the place.
    await end.focus();
    await expect(page.locator(".tr .drawn path")).toHaveCount(1);
    await clickStill(end);
    // Who would drive a car to its end is asked once more.
    const doom = page.locator(".tr .doom .danger");
    if (await doom.isVisible()) await doom.click();
    await settled(page);
    const after = await look(id);
    sent += 1;
    // Dice may have fallen on the way, or something is asked there, and then nobody knows where it ends.
    if (!after.can_undo || after.view.open.stack.length > 0) continue;
    expect(mayStep(after), "no move is left over").toBe(false);
    expect(after.view.open.at[before.view.open.turn.mover!]).toBe(row! * COLUMNS + column!);
  }
}

test("a car that is sent to a place where its way can end, ends there", ({ page }) => sendAround(page));

test("a car ends where it is sent also over glass and through fire", ({ page }) =>
  sendAround(page, { options: { carnage: true } }));

test("words that lie over a lit space let it be pressed", async ({ page }) => {
  const [ends, words] = [page.locator(".tr .walk"), page.locator("#explained")];
  const middle = async (thing: Locator) => {
    const { x, y, width, height } = (await thing.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2, width, height };
  };
  const covered = async (): Promise<{ x: number; y: number } | null> => {
    await page.goto(`/t/${await chaseAt(page.request, 2, 2, "drive")}`);
    await asked(page);
    for (const one of await ends.all()) {
      await one.hover();
      await expect(words).toHaveText(/\w/);
      const box = await middle(words);
      for (const other of await ends.all()) {
        const at = await middle(other);
        if (Math.abs(at.x - box.x) < box.width / 2 - 8 && Math.abs(at.y - box.y) < box.height / 2 - 8) return at;
      }
    }
    return null;
  };
  // In some positions the lit spaces lie far from each other.
  let covers = await covered();
  while (covers === null) covers = await covered();
  const { x, y } = covers;
  const before = await page.locator("nav.steps").innerText();
  // Like a hand: it comes over the words and presses where it wants to go.
  await page.mouse.move(x, y, { steps: 4 });
  await expect(words).toHaveCount(0);
  await page.mouse.click(x, y);
  const doom = page.locator(".tr .doom .danger");
  await expect
    .poll(async () => (await doom.isVisible()) || (await page.locator("nav.steps").innerText()) !== before)
    .toBe(true);
});

const ALL = { carnage: true, final_five: true, big_rig: true };

for (const [crew, seat] of Object.entries({ cars: 0, bikes: 2, rig: 3 }))
  test(`a game with all expansions is played to its end by the ${crew}`, async ({ page }) => {
    test.slow();
    await page.goto(`/t/${await newChase(page.request, 4, { options: ALL, seat, bot: "greedy" })}`);
    await chase(page);
    await expect(page.locator(".tr .final tbody tr")).toHaveCount(4);
    expect((await told(page)).status).toBe("over");
  });

test("what cannot be done says why, with its clause", async ({ page }) => {
  await page.goto(`/t/${await newChase(page.request)}`);
  await asked(page);
  await carryDie(page, ".tr .commands button:last-child");
  const clause = page.locator(".tr .note.refused a");
  await expect(clause).toHaveText(/^TR-\d+\.\d+$/);
  await clause.click();
  await expect(page.locator("article.here")).toBeVisible();
});

test("a turn is taken without a mouse, and a step is taken back", async ({ page }) => {
  await page.goto(`/t/${await chaseAt(page.request, 2, 2, "assign")}`);
  await asked(page);
  const value = /\d/.exec((await page.locator(".tr .dice .die").first().getAttribute("aria-label"))!)![0];
  await page.keyboard.press(value);
  await expect(page.locator('.tr .dice .die[aria-pressed="true"]')).toHaveCount(1);
  await page.locator(".tr .dashboard.open .face").first().focus();
  // The road shows where the car would get with the die.
  await expect(page.locator(".tr .end")).not.toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.locator(".tr .dice .die")).toHaveCount(3);
  await settled(page);
  await page.keyboard.press("Backspace");
  await expect(page.locator(".tr .dice .die")).toHaveCount(4);
});

test("reachable spaces are lit with what waits there, and a far one is driven to", async ({ page }) => {
  // Not every position has a far space to go to.
  for (;;) {
    await page.goto(`/t/${await chaseAt(page.request, 2, 2, "drive")}`);
    await asked(page);
    if ((await page.locator(".tr .end.nothing").count()) > 0) break;
  }
  const steps = Number(/\/ (\d+)/.exec(await page.locator("nav.steps").innerText())![1]);
  const ways = await page
    .locator(".tr .end")
    .evaluateAll((ends) => ends.findIndex((end) => end.classList.contains("nothing")));
  await clickStill(page.locator(".tr .walk").nth(ways));
  await settled(page);
  await expect
    .poll(async () => Number(/\/ (\d+)/.exec(await page.locator("nav.steps").innerText())![1]))
    .toBeGreaterThan(steps);
});

test("a shot shows its odds, and only one at somebody else is what most people want", async ({ page }) => {
  await page.goto(`/t/${await chaseAt(page.request, 4, 2, "shoot")}`);
  await asked(page);
  await expect(page.locator(".tr .odds").first()).toHaveText(/^hits (33|50|67)%$/);
  const shots = page.locator(".tr .plan .keys .button").filter({ hasText: /hits (33|50|67)%$/ });
  await expect(shots.first()).toBeVisible();
  // The only car in front of the guns may be one's own.
  for (const shot of await shots.all()) {
    const isAtOwn = (await shot.innerText()).includes("your own");
    await expect(shot).toHaveClass(isAtOwn ? /^(?!.*\bsign\b)/ : /\bsign\b/);
  }
});

test("on a phone the road turns upright, and a finger plays", async ({ newcomer }) => {
  const page = await newcomer({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await page.goto(`/t/${await newChase(page.request, 3)}`);
  await asked(page);
  const road = (await page.locator(".tr .ground").boundingBox())!;
  expect(road.height).toBeGreaterThan(2 * road.width);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.locator(".tr .dice .die").first().tap();
  await page.locator(".tr .dashboard.open .face").first().tap();
  await expect(page.locator(".tr .dice .die")).toHaveCount(3);
  await settled(page);
  await page.getByRole("button", { name: "No command" }).tap();
  await settled(page);
  await page.locator(".tr .lit").nth(3).tap();
  await expect(page.locator(".tr .lit")).not.toHaveCount(6);
});
