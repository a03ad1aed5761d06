// Every screen in both themes and in the widths of a desk, a tablet and a phone: nothing sticks out sideways, nothing
// keeps anybody out, and there is a picture of it to look at.

import AxeBuilder from "@axe-core/playwright";
import { fileURLToPath } from "node:url";
import { open, SCREENS, type ScreenName } from "./screens";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

const PICTURES = fileURLToPath(new URL("screenshots", import.meta.url));
const THEMES = ["light", "dark"] as const;

/**
 * The rules are shown as far as their first window: the rest looks the same. So are other long pages in the dark: to paint all of
 * a gallery anew without a graphics card takes its time.
 */
async function takePicture(page: Page, name: ScreenName, width: number, theme: string): Promise<void> {
  const file = `${name.replaceAll(" ", "-")}-${width}-${theme}.png`;
  const fullPage = name !== "rules" && theme === "light";
  await page.screenshot({ path: `${PICTURES}/${file}`, animations: "disabled", fullPage, timeout: 90_000 });
}

/** How far the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function barriers(page: Page): Promise<string[]> {
  // A drawing is hidden from assistive technology as a whole; to walk through its thousands of lines only takes time.
  const axe = new AxeBuilder({ page }).exclude("svg[aria-hidden=true] > *").options({ resultTypes: ["violations"] });
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`));
}

async function inBothThemes(page: Page, name: ScreenName, width: number, axe: boolean): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await takePicture(page, name, width, theme);
    expect.soft(await overhang(page), `${name} at ${width} sticks out`).toBeLessThanOrEqual(0);
    if (axe) expect.soft(await barriers(page), `${name} at ${width}, ${theme}`).toEqual([]);
  }
}

/** A replay of an expansion has nothing that its table or another replay has not. */
const LOOKED_AT = SCREENS.filter((name) => !name.startsWith("replay with"));

for (const name of LOOKED_AT) {
  test(`${name} on a desk and a tablet`, async ({ page }) => {
    await open(page, name);
    await inBothThemes(page, name, 1440, true);
    await page.setViewportSize({ width: 1024, height: 768 });
    await inBothThemes(page, name, 1024, false);
  });

  test(`${name} on a phone`, async ({ newcomer }) => {
    const page = await newcomer({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await open(page, name);
    await inBothThemes(page, name, 390, true);
  });
}

test("the colours are changed on the page itself, and it remembers them", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/lobby");
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Dark colours" }).click();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect(page.getByRole("button", { name: "Light colours" })).toBeVisible();
  expect(await ground()).not.toBe(light);
});

test("by finger: a tap shows, a tap turns, a button draws", async ({ newcomer }) => {
  const page = await newcomer({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await open(page, "table");
  const drawn = page.locator(".ri .board .number");
  const before = await drawn.count();
  const ghost = page.locator(".ri .thought .turning");
  for (const cell of await page.locator(".ri .cells .open").all()) {
    await cell.tap();
    await expect(ghost).toBeVisible();
    // What fits in one way only cannot be turned.
    if ((await page.locator(".ri .thought .turns").count()) === 0) continue;
    const shape = await ghost.innerHTML();
    await cell.tap();
    await expect.poll(() => ghost.innerHTML()).not.toBe(shape);
    break;
  }
  await expect(drawn).toHaveCount(before);
  await page.getByRole("button", { name: "Draw", exact: true }).tap();
  await expect(drawn).toHaveCount(before + 1);
});
