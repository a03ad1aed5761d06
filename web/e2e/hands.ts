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

/** A board that has just changed does not hear what may be the echo of a press; people are slower than that. */
const hears = (page: Page): Promise<void> => expect(page.locator("[data-fresh]")).toHaveCount(0);

/** The server has answered, what waited for that waits no more, and the board hears the next press. */
export async function rests(page: Page, busy: string): Promise<void> {
  await expect(page.locator(busy)).toHaveCount(0);
  await hears(page);
}

/** The same with a finger. */
export async function carryByFinger(page: Page, what: Locator, to: Locator): Promise<void> {
  const middle = async (thing: Locator) => {
    const { x, y, width, height } = (await thing.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, there] = [await middle(what), await middle(to)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: (typeof from)[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at });
  await touch("touchStart", [from]);
  await touch("touchMove", [{ x: (from.x + there.x) / 2, y: (from.y + there.y) / 2 }]);
  await touch("touchMove", [there]);
  await touch("touchEnd", []);
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
  await hears(what.page());
  await what.click({ force: true });
}
