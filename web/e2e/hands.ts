// What a hand does beyond a click.

import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Carries something to something else; `begun` settles when what is carried may be let go.
 *
 * To hover waits until a thing lies still and nothing covers it. A board that has just been given something measures itself once
 * more: whoever asks it where things are and goes there a moment later lets go beside them.
 */
export async function carry(
  page: Page,
  what: Locator,
  to: Locator,
  carried: string,
  begun: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await what.hover();
  const from = (await what.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height / 2 + 12, { steps: 3 });
  await expect(page.locator(carried)).toBeVisible();
  await expect(to).toBeVisible();
  await begun();
  await to.hover();
  await page.mouse.up();
}

/**
 * Clicks on a thing that something else may cover, such as a car that stands on a lit space. To wait until it lies still is left
 * to us then: a board that follows its cars moves under the hand, and the click lands on the neighbour.
 */
export async function clickStill(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      what.evaluate(async (element) => {
        const place = () => JSON.stringify(element.getBoundingClientRect());
        const before = place();
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return place() === before;
      }),
    )
    .toBe(true);
  await what.click({ force: true });
}
