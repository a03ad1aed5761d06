// The picture is the page: on every screen that people have, the board takes most of the window, whatever is asked for lies inside it,
// and nothing is written too small to be read.

import { chaseAt, newChase } from "./chaser";
import { newRace, raceAt } from "./driver";
import { newRally, rallyAt } from "./inventor";
import { newTable } from "./player";
import { GAMES } from "./roster";
import { expect, test } from "./server";
import type { APIRequestContext } from "@playwright/test";

const SIZES = {
  laptop: { width: 1366, height: 650 },
  desk: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
  tablet: { width: 1024, height: 768 },
  "phone upright": { width: 390, height: 844 },
  "phone sideways": { width: 844, height: 390 },
};

/** How much of the window a picture has to take at least, and how much of it nothing may cover. A map is square: it cannot. */
const SHARES: Record<string, { box: number; free: number }> = {
  heat: { box: 0.6, free: 0.6 },
  "thunder-road": { box: 0.6, free: 0.5 },
  "steampunk-rally": { box: 0.6, free: 0.5 },
  "railroad-ink": { box: 0.6, free: 0.5 },
};
/** Runs in the page. */
function measure({ asked, built = false }: { asked: string; built?: boolean }) {
  const [width, height] = [innerWidth, innerHeight];
  const box = document.querySelector("[data-picture]")?.getBoundingClientRect() ?? { width: 0, height: 0 };
  let free = 0;
  for (let x = 0; x < 60; x++)
    for (let y = 0; y < 40; y++) {
      const top = document.elementFromPoint(((x + 0.5) * width) / 60, ((y + 0.5) * height) / 40);
      if (top?.closest("[data-picture]") && !top.closest(".tools")) free += 1 / 2400;
    }
  const name = (element: Element) =>
    `${element.getAttribute("class") ?? ""} ${element.getAttribute("aria-label") ?? ""}`.trim();
  const outside = [...document.querySelectorAll(asked)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left < -1 || top < -1 || right > width + 1 || bottom > height + 1
      ? [`${name(element)} ${[left, top, right, bottom].map(Math.round).join(" ")}`]
      : [];
  });
  /** Type is as large as its drawing is scaled. */
  const small = [...document.querySelectorAll(".table *")].flatMap((element) => {
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim() !== "");
    const seen = words && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // A machine that is to be seen as a whole is drawn small on a phone, and anywhere once it sprawls, as those do that are built by
    // chance; a part that is looked at is shown as large as life.
    const phone = width < 500 || height < 500;
    if (!seen || element.closest(".said, .map") || ((phone || built) && element.closest("svg.machine"))) return [];
    const scale = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.d ?? 1) || 1 : 1;
    const turned =
      element instanceof SVGGraphicsElement
        ? Math.hypot(element.getScreenCTM()?.b ?? 0, element.getScreenCTM()?.d ?? 1)
        : scale;
    const px = parseFloat(getComputedStyle(element).fontSize) * turned;
    return px < 8.99 ? [`${px.toFixed(1)} ${name(element)} "${element.textContent.trim().slice(0, 20)}"`] : [];
  });
  return { box: (box.width * box.height) / (width * height), free, outside, small: [...new Set(small)] };
}

/** What is asked for, by game: what can be pressed now, and must be seen to be pressed. */
const ASKED: Record<string, string> = {
  heat: '.heat .gear[aria-disabled="false"], .heat .hand button, .heat .keys .button',
  "thunder-road":
    '.tr .dice .die[aria-disabled="false"], .tr .dashboard.open .face, .tr .commands .open, .tr .keys .button, .tr .repair',
  "steampunk-rally": ".sr .hand .cards button, .sr .keys .button, .sr .pool .die",
  "railroad-ink": ".ri .dice button.die, .ri button.special, .ri .hand .button, .ri .meteor button",
};

/** Whether so many dice can be vented. */
const vents =
  (many: number) =>
  (legal: unknown[]): boolean =>
    legal.filter((action) => typeof action === "object" && "vent" in (action as object)).length >= many;

/** Every kind of moment at which somebody is asked for something. */
const MOMENTS: Record<string, Record<string, (request: APIRequestContext) => Promise<string>>> = {
  heat: {
    garage: (request) => newRace(request, { options: { garage: "both", draft: "snake", cars: 2 } }),
    planning: (request) => newRace(request),
    react: (request) => raceAt(request, "react"),
    slipstream: (request) => raceAt(request, "slipstream"),
    discard: (request) => raceAt(request, "discard"),
  },
  "thunder-road": Object.fromEntries([
    ["entering", (request: APIRequestContext) => newChase(request, 4)],
    ...["assign", "command", "place_chopper", "drive", "shoot", "reroll"].map((question) => [
      question,
      (request: APIRequestContext) => chaseAt(request, 4, question === "reroll" ? 1 : 2, question),
    ]),
  ]) as Record<string, (request: APIRequestContext) => Promise<string>>,
  "steampunk-rally": Object.fromEntries([
    ["inventors", (request: APIRequestContext) => newRally(request, { seats: 4, options: { inventors: "choose" } })],
    ...["pick", "use", "vent", "race", "damage", "storage"].map((phase) => [
      phase,
      (request: APIRequestContext) => rallyAt(request, 2, phase, { seats: 4 }),
    ]),
    // More dice than lie one below the other on a phone.
    ["many to vent", (request: APIRequestContext) => rallyAt(request, 4, "vent", { seats: 2 }, vents(7))],
  ]) as Record<string, (request: APIRequestContext) => Promise<string>>,
  "railroad-ink": {
    drawing: (request) => newTable(request),
    meteor: (request) => newTable(request, { expansion: "meteor" }),
    lava: (request) => newTable(request, { expansion: "lava" }),
  },
};

const FIRST: Record<string, string> = {
  heat: "race",
  "thunder-road": "chase",
  "steampunk-rally": "rally draft",
  "railroad-ink": "table",
};

for (const [game, { screens }] of Object.entries(GAMES))
  test(`the picture of ${game} is the page, at every size`, async ({ page }) => {
    const screen = screens[FIRST[game]!]!;
    await page.goto(await screen.address(page.request));
    await expect(page.locator(screen.ready).first()).toBeVisible();
    const soft = expect.configure({ soft: true });
    const share = SHARES[game]!;
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      const isSmall = name.startsWith("phone") || name === "tablet";
      // A board takes a moment to lay itself out anew.
      await soft
        .poll(
          async () => {
            const { box, free, outside, small } = await page.evaluate(measure, { asked: ASKED[game]! });
            return {
              box: isSmall || box >= share.box || box,
              free: isSmall || free >= share.free || free,
              outside,
              small,
            };
          },
          { message: `${name}: shares of the window, what is asked for and not in sight, what is too small to read` },
        )
        .toEqual({ box: true, free: true, outside: [], small: [] });
    }
  });

for (const [game, moments] of Object.entries(MOMENTS))
  test(`whatever ${game} asks for is in sight and can be read, at every size`, async ({ page }) => {
    test.slow();
    const soft = expect.configure({ soft: true });
    for (const [moment, make] of Object.entries(moments)) {
      await page.setViewportSize(SIZES.desk);
      await page.goto(`/t/${await make(page.request)}`);
      await expect(page.locator(".ask.mine")).toBeVisible();
      await expect(page.locator(".table[data-seen] .board > *").first()).toBeVisible();
      for (const [name, size] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        await soft
          .poll(
            async () => {
              const { outside, small } = await page.evaluate(measure, { asked: ASKED[game]!, built: true });
              return { outside, small };
            },
            { message: `${moment}, ${name}: what is asked for and not in sight, what is too small to read` },
          )
          .toEqual({ outside: [], small: [] });
      }
    }
  });
