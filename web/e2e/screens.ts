// Every screen there is, with something on it.

import { expect, type APIRequestContext, type Page } from "@playwright/test";
import * as chaser from "./chaser";
import { chaseAt, chasedTo, newChase } from "./chaser";
import { drivenTo, newRace, settled, wanted } from "./driver";
import * as inventor from "./inventor";
import { newRally, ralliedTo, rallyAt } from "./inventor";
import { myTurn, newTable, pickDie, playedTable, post } from "./player";

export const SCREENS = [
  "start",
  "lobby",
  "new",
  "waiting room",
  "table",
  "table in words",
  "table with meteor",
  "table with lava",
  "table over",
  "race",
  "race with weather",
  "race over",
  "chase",
  "chase with chopper",
  "chase over",
  "rally of inventors",
  "rally draft",
  "rally",
  "rally over",
  "replay",
  "replay with meteor",
  "replay with lava",
  "rules",
  "gallery",
  "gallery of heat",
  "gallery of thunder road",
  "gallery of steampunk rally",
  "profile",
  "nowhere",
  "no such table",
] as const;

export type ScreenName = (typeof SCREENS)[number];

/** Takes legal actions until the meteor or the lava is no news any more. */
async function begun(request: APIRequestContext, expansion: "none" | "meteor" | "lava"): Promise<string> {
  const id = await newTable(request, { expansion, seats: 3, bots: ["random", "greedy"] });
  for (;;) {
    const looked = await request.get(`/api/tables/${id}/look`);
    const { legal, view } = (await looked.json()) as { legal: unknown[]; view: { round: number } };
    if (view.round > 2) return id;
    const drawings = legal.filter((action) => action !== "finish");
    const action =
      drawings.length > 0 && view.round === 1 ? drawings[0] : (legal.find((a) => a === "finish") ?? legal[0]);
    if (action !== undefined) await post(request, `/api/tables/${id}/act`, { action });
  }
}

/** Picks up the first die, so that the board shows where it fits. */
async function pick(page: Page): Promise<void> {
  const { dice } = await myTurn(page);
  if (dice.length > 0) await pickDie(page, dice[0]!);
}

/** A race in its third round. */
async function racing(request: APIRequestContext, options: Record<string, unknown>): Promise<string> {
  const id = await newRace(request, {
    seats: 3,
    bots: ["random", "random"],
    options: { cars: 6, laps: 2, ...options },
  });
  await drivenTo(request, id, 3);
  return id;
}

/** Plans a gear and lays cards, so that the track shows where that leads. */
async function plan(page: Page): Promise<void> {
  for (let now = await wanted(page); now.gears.length > 0 || now.cards.length > 0; now = await wanted(page)) {
    if (now.gears.length > 0) await page.locator(".heat .gears .gear").nth(now.gears.at(-1)!).click();
    else await page.locator(".heat .hand .card.lay").last().click();
    await settled(page);
  }
}

/** Takes a die in hand, so that the road shows where it leads. */
async function holdDie(page: Page): Promise<void> {
  await chaser.asked(page);
  await page.locator(".tr .dice .die").first().click();
}

/** Holds a card or a die, so that the machine shows where it fits. */
async function holdCard(page: Page): Promise<void> {
  const now = await inventor.asked(page);
  if (now.card > 0) await page.locator(".sr .hand .card").first().click();
  else if (now.die > 0) await page.locator(".sr .pool .die.useful").first().click();
}

/** Where a screen is, for the person of this page; tables are made for it as they are needed. */
async function addressOf(page: Page, name: ScreenName): Promise<string> {
  const { request } = page;
  switch (name) {
    case "start":
      await newTable(request, { start: false });
      return "/";
    case "lobby":
      await newTable(request, { bots: [], start: false, listed: true });
      return "/lobby";
    case "new":
      return "/new";
    case "waiting room":
      return `/t/${await newTable(request, { bots: ["greedy"], seats: 3, start: false, listed: true })}`;
    case "table":
    case "table in words":
      return `/t/${await begun(request, "none")}`;
    case "table with meteor":
      return `/t/${await begun(request, "meteor")}`;
    case "table with lava":
      return `/t/${await begun(request, "lava")}`;
    case "table over":
      return `/t/${await playedTable(request)}`;
    case "race":
      return `/t/${await racing(request, {})}`;
    case "race with weather":
      return `/t/${await racing(request, { track: "japan", weather: true, cars: 6 })}`;
    case "race over": {
      const id = await newRace(request, { seats: 3, bots: ["random", "random"], options: { cars: 6 } });
      await drivenTo(request, id);
      return `/t/${id}`;
    }
    case "chase":
      return `/t/${await chaseAt(request, 4, 2, "assign")}`;
    case "chase with chopper":
      return `/t/${await chaseAt(request, 4, 1, "place_chopper")}`;
    case "chase over": {
      const id = await newChase(request, 4);
      await chasedTo(request, id, Number.POSITIVE_INFINITY, "");
      return `/t/${id}`;
    }
    case "rally of inventors":
      return `/t/${await newRally(request, { seats: 4, options: { inventors: "choose" } })}`;
    case "rally draft":
      return `/t/${await rallyAt(request, 2, "pick", { seats: 4 })}`;
    case "rally":
      return `/t/${await rallyAt(request, 3, "race", { seats: 6, options: { tokens: 3 } })}`;
    case "rally over": {
      const id = await newRally(request, { seats: 4, options: { round_limit: 5 } });
      await ralliedTo(request, id, Number.POSITIVE_INFINITY, "");
      return `/t/${id}`;
    }
    case "replay":
      return `/r/${await playedTable(request)}#9`;
    case "replay with meteor":
      return `/r/${await playedTable(request, "meteor")}#19`;
    case "replay with lava":
      return `/r/${await playedTable(request, "lava")}#19`;
    case "rules":
      return "/rules/railroad-ink#RI-4.1";
    case "gallery":
      return "/gallery/railroad-ink";
    case "gallery of heat":
      return "/gallery/heat";
    case "gallery of thunder road":
      return "/gallery/thunder-road";
    case "gallery of steampunk rally":
      return "/gallery/steampunk-rally";
    case "profile":
      await playedTable(request);
      return "/me";
    case "nowhere":
      return "/no/such/road";
    case "no such table":
      return "/t/nowhere";
  }
}

/** What is to be seen when a screen is all there. */
const READY: Partial<Record<ScreenName, string>> = {
  start: ".game .picture svg",
  lobby: ".tables li",
  new: ".options details",
  "waiting room": ".invite",
  table: ".ri .hand",
  "table in words": ".ri .hand",
  "table with meteor": ".ri .board",
  "table with lava": ".ri .board",
  "table over": ".final",
  race: ".heat .hand",
  "race with weather": ".heat .hand",
  "race over": ".heat .podium",
  chase: ".tr .dice",
  "chase with chopper": ".tr .lit",
  "chase over": ".tr .final",
  "rally of inventors": ".sr .inventors",
  "rally draft": ".sr .hand",
  rally: ".sr .console",
  "rally over": ".sr .podium",
  replay: ".ri .board",
  "replay with meteor": ".ri .board",
  "replay with lava": ".ri .board",
  rules: "article.here",
  gallery: ".page svg",
  "gallery of heat": ".tracks svg .road",
  "gallery of thunder road": ".tiles svg .borders",
  "gallery of steampunk rally": ".tiles svg circle",
  profile: ".tables li",
};

/** Waits until a screen is all there. */
export async function ready(page: Page, name: ScreenName): Promise<void> {
  await expect(page.locator(READY[name] ?? "h1").first()).toBeVisible();
  // The board in words follows a moment later, to be heard if not to be seen.
  if (name.startsWith("table")) await expect(page.locator("main pre")).not.toBeEmpty();
}

export async function open(page: Page, name: ScreenName): Promise<void> {
  await page.goto(await addressOf(page, name));
  await ready(page, name);
  if (name === "table") await pick(page);
  if (name === "chase") await holdDie(page);
  if (name === "rally draft" || name === "rally") await holdCard(page);
  if (name === "race" || name === "race with weather") await plan(page);
  if (name === "table in words") await showWords(page);
  if (name === "new") await page.locator("details summary").click();
}

async function showWords(page: Page): Promise<void> {
  const drawer = page.locator(".thumb").getByRole("button", { name: "Table" });
  const phone = await drawer.isVisible();
  await (phone ? drawer : page.getByRole("tab", { name: "Table" })).click();
  await page.getByRole("checkbox", { name: "The board in words" }).check();
  await expect(page.getByRole("region", { name: "The board in words" })).toContainText("Round 3 of 7");
  // The drawer would cover it.
  if (phone) await page.getByRole("button", { name: "Close" }).click();
}
