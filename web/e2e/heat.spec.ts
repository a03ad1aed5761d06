// Whole races of HEAT, from the grid to the podium.

import { drive, drivenUntil, newRace, settled, step, wanted } from "./driver";
import { carry, carryByFinger } from "./hands";
import { outcome } from "./player";
import { expect, test } from "./server";

test("a race against a bot and Legends is driven to its podium", async ({ page }) => {
  await page.goto(`/t/${await newRace(page.request)}`);
  await drive(page);
  await expect(page.locator(".heat .podium ol li")).toHaveCount(4);
  await expect(page.locator(".heat .podium .chart")).toBeVisible();
  const places = await page.locator(".heat .podium ol li span").allTextContents();
  const table = await outcome(page);
  const drivers = places.map((name) => name.trim()).filter((name) => name in table);
  expect(drivers.toSorted((a, b) => table[b]! - table[a]!)).toEqual(drivers);
  // Whoever comes back later sees the same, from the history of the table.
  const line = await page.locator(".heat .podium .line").first().getAttribute("d");
  await page.reload();
  await expect(page.locator(".heat .podium .line").first()).toHaveAttribute("d", line!);
});

test("upgrades are drafted, one is dropped, and they are driven with", async ({ page }) => {
  const options = { garage: "both", draft: "snake", heavy_rain: true, tunnel_vision: true, weather: true, cars: 2 };
  const id = await newRace(page.request, { options });
  await page.goto(`/t/${id}`);
  await expect(page.locator(".heat .market .upgrade").first()).toBeVisible();
  // The draft and some rounds by mouse, the rest without a page.
  for (let decisions = 0; decisions < 40; decisions++) {
    const now = await wanted(page);
    if (now.over) break;
    await step(page, now);
  }
  // Steps that leave no choice are passed by an open page.
  await page.goto("/");
  await drivenUntil(page.request, id, () => false);
  await page.goto(`/t/${id}`);
  await expect(page.locator(".heat .podium ol li")).toHaveCount(2);
});

test("a season goes from race to race, left alone in between", async ({ page }) => {
  const options = { season: "own", race_1: "consulting_mechanics", race_2: "future_unknown", laps: 0, cars: 3 };
  const id = await newRace(page.request, { options });
  await page.goto(`/t/${id}`);
  for (const race of [0, 1]) {
    // The draft, perhaps a swap and the mechanics, and the first decisions of the race by mouse; the rest without a page.
    await expect(page.locator(".heat .market .upgrade").first()).toBeVisible();
    await expect(page.locator(".heat .season")).toBeVisible();
    for (let decisions = 0; decisions < 12; decisions++) await step(page, await wanted(page));
    await page.goto("/");
    await drivenUntil(page.request, id, (view) => view.season?.race !== race);
    await page.goto(`/t/${id}`);
  }
  await expect(page.locator(".heat .podium")).toBeVisible();
  await expect(page.locator(".heat .season")).toBeVisible();
  const table = await outcome(page);
  expect(Object.values(table).every((points) => points <= 18)).toBe(true);
});

test("a round is planned without a mouse, taken back, and planned again", async ({ page }) => {
  await page.goto(`/t/${await newRace(page.request)}`);
  await wanted(page);
  await page.keyboard.press("2");
  await expect(page.locator('.heat .gears .gear[aria-pressed="true"] .knob')).toHaveText("2");
  await settled(page);
  const slots = page.locator(".heat .slot:not(.empty)");
  const hand = page.locator(".heat .hand .card");
  await hand.first().focus();
  for (const laid of [1, 2]) {
    for (let presses = 0; presses < 8; presses++) {
      if (await page.locator(".heat .hand .card.lay:focus").count()) break;
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
    await expect(slots).toHaveCount(laid);
    await settled(page);
  }
  await expect(page.locator(".heat .forecast .speed")).toBeVisible();
  await expect(page.locator(".heat .ghost")).not.toHaveCount(0);
  await page.keyboard.press("Backspace");
  await expect(slots).toHaveCount(1);
  await settled(page);
  // Another gear keeps the card that is laid, as long as there is room for it.
  await page.keyboard.press("1");
  await expect(page.locator('.heat .gears .gear[aria-pressed="true"] .knob')).toHaveText("1");
  await expect(slots).toHaveCount(1);
  await settled(page);
  await page.locator(".heat .keys .go").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".heat .slots")).toHaveCount(0);
});

test("what cannot be done says why, with its clause", async ({ page }) => {
  await page.goto(`/t/${await newRace(page.request)}`);
  await wanted(page);
  await page.locator(".heat .gears .gear").nth(3).click({ force: true });
  await expect(page.locator(".heat .note.refused a")).toHaveText("HEAT-4.4");
  await page.locator(".heat .hand .card").first().click({ force: true });
  await expect(page.locator(".heat .note.refused a")).toHaveText(/HEAT-/);
});

test("a finger lays a card and takes it back", async ({ newcomer }) => {
  const page = await newcomer({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await page.goto(`/t/${await newRace(page.request)}`);
  await wanted(page);
  await page.locator(".heat .gears .gear").nth(0).tap();
  await page.locator(".heat .hand .card.lay").first().tap();
  const slots = page.locator(".heat .slot:not(.empty)");
  await expect(slots).toHaveCount(1);
  await settled(page);
  await slots.first().tap();
  await expect(slots).toHaveCount(0);
});

test("a card is carried to the plan and back", async ({ page }) => {
  await page.goto(`/t/${await newRace(page.request)}`);
  await wanted(page);
  await page.keyboard.press("1");
  const card = page.locator(".heat .hand .card.lay").first();
  await expect(card).toBeVisible();
  await settled(page);
  const slots = page.locator(".heat .slot:not(.empty)");
  await carry(page, card, page.locator(".heat .slot.empty"), ".carried");
  await expect(slots).toHaveCount(1);
  await settled(page);
  await carry(page, slots.first(), page.locator(".heat .hand .card").first(), ".carried");
  await expect(slots).toHaveCount(0);
});

test("a finger carries a card to the plan", async ({ newcomer }) => {
  const page = await newcomer({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await page.goto(`/t/${await newRace(page.request)}`);
  await wanted(page);
  await page.locator(".heat .gears .gear").nth(0).tap();
  await settled(page);
  await carryByFinger(page, page.locator(".heat .hand .card.lay").first(), page.locator(".heat .slot.empty"));
  await expect(page.locator(".heat .slot:not(.empty)")).toHaveCount(1);
});

test("the track comes closer and follows", async ({ page }) => {
  await page.goto(`/t/${await newRace(page.request)}`);
  await wanted(page);
  // The small map is there as long as not all of the track can be seen.
  const map = page.locator(".heat .map");
  await page.keyboard.press("0");
  await expect(map).toHaveCount(0);
  await page.locator(".heat .surface").hover();
  await page.mouse.wheel(0, -400);
  await expect(map).toBeVisible();
  const before = await page.locator(".heat .world").getAttribute("transform");
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator(".heat .world")).not.toHaveAttribute("transform", before!);
  await page.keyboard.press("0");
  await expect(map).toHaveCount(0);
  await page.mouse.wheel(0, -400);
  await expect(map).toBeVisible();
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press("-");
  await expect(map).toHaveCount(0);
});
