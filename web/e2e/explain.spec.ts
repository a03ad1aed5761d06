// Everything on a board explains itself, to a mouse, to the keyboard and to a finger, with the clause that says more.

import { GAMES } from "./roster";
import { expect, test } from "./server";
import type { Locator, Page } from "@playwright/test";

/** Something of each board that does nothing of its own, and something that does. */
const THINGS: Record<string, { thing: string; key: string; clause: RegExp; clicked: string[] }> = {
  heat: {
    thing: ".heat .standings li",
    key: ".heat .gears .gear",
    clause: /^(HEAT|LEG)-/,
    // A driver, a car and a corner.
    clicked: [".heat .standings li", ".heat .world [data-clause='HEAT-3.1']", ".heat .world [data-clause='HEAT-11.3']"],
  },
  "thunder-road": {
    thing: ".tr .status .fact[data-clause]",
    key: ".tr .dice .die",
    clause: /^TR-/,
    // A car, a token and a tile of the road.
    clicked: [".tr .vehicle[data-help]", ".tr .ground [data-clause='TR-5.5']", ".tr .status .fact[data-clause]"],
  },
  "steampunk-rally": {
    thing: ".sr .instruments .dial",
    key: ".sr .hand .card",
    clause: /^SR-/,
    // A pawn, a space of the track and a gauge.
    clicked: [".sr .walker", ".sr .track .space[data-help]", ".sr .instruments .dial"],
  },
  "railroad-ink": {
    thing: ".ri .sheet-of-scores .line",
    key: ".ri .dice button.die",
    clause: /^RI-/,
    clicked: [],
  },
};

/** How long words stay when a mouse leaves their thing. */
const LEAVE_MS = 200;

const bubble = (page: Page): Locator => page.locator("#explained");

/** A table of the game on its first screen with something to do, which for Steampunk Rally is the draft. */
async function table(page: Page, game: string): Promise<void> {
  const { screens, make, ready } = GAMES[game]!;
  const draft = screens["rally draft"];
  await page.goto(draft ? await draft.address(page.request) : `/t/${await make(page.request)}`);
  await expect(page.locator(draft?.ready ?? ready).first()).toBeVisible();
}

for (const [game, { thing, key, clause }] of Object.entries(THINGS)) {
  test(`what lies on the table of ${game} explains itself to a mouse and to the keyboard`, async ({ page }) => {
    await table(page, game);
    await page.locator(thing).first().hover();
    await expect(bubble(page)).toHaveText(/\w/);
    await expect(bubble(page).getByRole("link")).toHaveText(clause);
    await page.keyboard.press("Escape");
    await expect(bubble(page)).toHaveCount(0);

    await page.locator(key).first().focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(bubble(page)).toHaveText(/\w/);
    await page.keyboard.press("Escape");
    await expect(bubble(page)).toHaveCount(0);

    // What cannot have the focus is reached by a key of its own, one thing after the other.
    await page.keyboard.press("i");
    const first = await page.locator("[aria-describedby=explained]").elementHandle();
    await page.keyboard.press("i");
    // Two dice may show the same, so it is the thing that changes and perhaps not the words.
    await expect.poll(() => first.getAttribute("aria-describedby")).toBeNull();
    await expect(bubble(page)).toHaveText(/\w/);

    // One way to explain, and not the browser's beside it.
    await expect(page.locator(".table [title], .table svg title")).toHaveCount(0);
    const box = (await bubble(page).boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
  });

  test(`what lies on the table of ${game} explains itself to a finger that stays`, async ({ newcomer }) => {
    const page = await newcomer({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await table(page, game);
    const target = page.locator(key).first();
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(bubble(page)).toHaveText(/\w/);
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // Who asked has chosen nothing, and reads when the finger is gone: longer than words stay that a mouse has left.
    await expect(target).not.toHaveAttribute("aria-pressed", "true");
    await page.waitForTimeout(3 * LEAVE_MS);
    await expect(bubble(page)).toHaveCount(1, { timeout: 1 });
  });
}

for (const [game, { clicked }] of Object.entries(THINGS).filter(([, { clicked }]) => clicked.length > 0))
  test(`whoever clicks something of ${game} that does nothing gets an answer`, async ({ page }) => {
    await table(page, game);
    for (const thing of clicked) {
      const target = page.locator(thing).first();
      await expect(target).toBeVisible();
      // What lies under something that is lit answers to an event; a click of a mouse would hit what is lit.
      await target.dispatchEvent("click");
      await expect(bubble(page), thing).toHaveText(/\w/);
      await page.keyboard.press("Escape");
      await expect(bubble(page)).toHaveCount(0);
    }
  });

test("what a mouse presses before anybody could explain it is not explained afterwards", async ({ page }) => {
  let release = (): void => {};
  const pressed = new Promise<void>((go) => (release = go));
  await page.route(/explaining/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.clock.install();
  await table(page, "steampunk-rally");
  const explaining = page.waitForResponse(/explaining/);
  await page.locator(".sr .rivals button:not(.own)").first().click();
  release();
  await (await explaining).finished();
  await page.clock.runFor(5 * LEAVE_MS);
  await expect(bubble(page)).toHaveCount(0);
  // It listens by now.
  await page.locator(".sr .instruments .dial").first().hover();
  await page.clock.runFor(5 * LEAVE_MS);
  await expect(bubble(page)).toHaveText(/\w/);
});

test("a question mark lists the keys, those of the board included", async ({ page }) => {
  await table(page, "heat");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog");
  await expect(keys).toContainText("1–4");
  await expect(keys).toContainText("Space");
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
});

/** What is asked for again and again has its reasons. */
for (const game of Object.keys(THINGS)) {
  test(`a hint of ${game} says why, beside what it means and aloud`, async ({ page }) => {
    await table(page, game);
    const asked = await page.locator(".ask .prompt").textContent();
    await page.locator(".tools").getByRole("button", { name: "Hint" }).click();
    await expect(bubble(page)).toHaveText(/\w/);
    const said = (await page.locator(".ask .prompt").textContent())!;
    expect(said).not.toBe(asked);
    await expect(bubble(page)).toContainText(said);
    await expect(page.locator(".table > .said[aria-live]").first()).toHaveText(said);
    // It lies beside the thing that is outlined.
    const described = page.locator("[aria-describedby=explained]");
    await expect(described).toHaveClass(/hint/);
  });
}
