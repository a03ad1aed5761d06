// Somebody who plays through the page: reads what it shows, picks a die, a cell, draws, finishes.

import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { rests } from "./hands";

export type Expansion = "none" | "meteor" | "lava";

/** What the page lets its player do now. The numbers are places among the buttons of the same kind. */
export interface Offer {
  over: boolean;
  round: number;
  /** Dice that must be drawn before the round can be finished. */
  dice: number[];
  /** Lava dice and the volcano. */
  lava: number[];
  specials: number[];
  /** Special routes that buy off a meteor. */
  prices: number[];
  aims: number;
  faces: boolean;
  finish: boolean;
}

/** Runs in the page. */
function look(): Offer {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const ready = (selector: string, which: (button: Element, place: number) => boolean = () => true) =>
    all(selector).flatMap((button, place) =>
      button.getAttribute("aria-disabled") === "false" && which(button, place) ? [place] : [],
    );
  const ROUTE_DICE = 4;
  const price = (button: Element) => button.classList.contains("price");
  return {
    over: document.querySelector(".ri .final") !== null,
    round: Number(/\d+/.exec(document.querySelector(".ri .round strong")?.textContent ?? "")?.[0] ?? 0),
    dice: ready(".ri .dice button.die", (_, place) => place < ROUTE_DICE),
    lava: ready(".ri .dice button.die", (_, place) => place >= ROUTE_DICE),
    specials: ready(".ri button.special", (button) => !price(button)),
    prices: ready(".ri button.special", price),
    aims: all(".ri .compass button").length,
    faces: document.querySelector(".ri .meteor > .button.sign") !== null,
    finish: document.querySelector('.ri .hand .go[aria-disabled="false"]') !== null,
  };
}

export const offer = (page: Page): Promise<Offer> => page.evaluate(look);

const decides = (offer: Offer): boolean =>
  offer.finish || offer.faces || offer.aims > 0 || offer.dice.length > 0 || offer.lava.length > 0;

/** Waits until the page wants something of its player, or the table is over. */
export async function myTurn(page: Page): Promise<Offer> {
  // The two are asked in one breath: what was offered a moment ago may be gone.
  let now: Offer | undefined;
  await expect
    .poll(
      async () => {
        now = await offer(page);
        return now.over || decides(now);
      },
      { message: "the page wants something of its player", intervals: [25, 50, 100], timeout: 60_000 },
    )
    .toBe(true);
  return now!;
}

const any = (many: number): number => Math.floor(Math.random() * many);
const oneOf = <T>(items: readonly T[]): T => items[any(items.length)]!;

/** The server has answered. */
export const settled = (page: Page): Promise<void> => rests(page, ".ri .cells.busy");

/** Draws with the picked tool somewhere, perhaps turned or mirrored before. */
async function drawAnywhere(page: Page): Promise<void> {
  const cells = page.locator(".ri .cells .open");
  const cell = cells.nth(any(await cells.count()));
  await cell.hover();
  for (let turns = any(3); turns > 0; turns--) await page.keyboard.press(oneOf(["r", "f"]));
  await cell.click();
  await settled(page);
}

export const pickDie = (page: Page, place: number): Promise<void> =>
  page.locator(".ri .dice button.die").nth(place).click();

/** Draws a die that must be drawn. */
export async function drawDie(page: Page): Promise<void> {
  const now = await myTurn(page);
  await pickDie(page, oneOf(now.dice));
  await drawAnywhere(page);
}

export async function finishRound(page: Page): Promise<void> {
  await page.locator(".ri .hand .go").click();
  await settled(page);
}

/** Takes one decision by mouse. */
export async function step(page: Page, now: Offer): Promise<void> {
  if (now.faces) {
    if (now.prices.length > 0 && Math.random() < 0.2)
      await page.locator(".ri button.special").nth(oneOf(now.prices)).click();
    else await page.locator(".ri .meteor > .button.sign").click();
    return settled(page);
  }
  if (now.aims > 0) {
    await page.locator(".ri .compass button").nth(any(now.aims)).click();
    return settled(page);
  }
  if (now.dice.length === 0 && now.finish && !(now.specials.length > 0 && Math.random() < 0.3))
    return finishRound(page);
  if (now.dice.length > 0) await pickDie(page, oneOf(now.dice));
  else if (!now.finish && now.lava.length > 0) await pickDie(page, oneOf(now.lava));
  else await page.locator(".ri button.special").nth(oneOf(now.specials)).click();
  await drawAnywhere(page);
}

/** Plays until a round begins, or to the end. */
export async function play(page: Page, untilRound = Number.POSITIVE_INFINITY): Promise<void> {
  for (;;) {
    const now = await myTurn(page);
    if (now.over || now.round >= untilRound) return;
    await step(page, now);
  }
}

/** What the final sheet says: names and totals. */
export async function finalSheet(page: Page): Promise<Record<string, number>> {
  const final = page.locator(".ri .final");
  const names = await final.locator("thead .who").allTextContents();
  const totals = await final.locator("tfoot td").allTextContents();
  return Object.fromEntries(names.map((name, place) => [name.trim(), Number(totals[place]!.replace("−", "-"))]));
}

interface Seat {
  sitter: string;
  name?: string;
}

export interface Told {
  id: string;
  status: string;
  invite: string | null;
  seats: Seat[];
  outcome: { place: number; points: number }[] | null;
}

/** The table of the page's address, as the server tells it to this page's person. */
export async function told(page: Page): Promise<Told> {
  const id = /\/[tr]\/([^/?#]+)/.exec(page.url())![1];
  return (await (await page.request.get(`/api/tables/${id}`)).json()) as Told;
}

/** What the server says of the outcome, by the names the page gives the seats. */
export async function outcome(page: Page): Promise<Record<string, number>> {
  const table = await told(page);
  expect(table.status).toBe("over");
  const tab = page.getByRole("tab", { name: "Table" });
  await tab.click();
  const shown = page.locator("aside ul[aria-label] .who");
  // What lies behind a tab is fetched when somebody looks there.
  await expect(shown).toHaveCount(table.seats.length);
  const names = await shown.allTextContents();
  await tab.click();
  return Object.fromEntries(table.outcome!.map((standing, seat) => [names[seat]!.trim(), standing.points]));
}

/** What a page of one person at one table of bots needs, made without clicks; the tests about looks start from here. */
export async function newTable(
  request: APIRequestContext,
  wish: { expansion?: Expansion; seats?: number; bots?: string[]; start?: boolean; listed?: boolean } = {},
): Promise<string> {
  const { expansion = "none", seats = 2, bots = ["random"], start = true, listed = false } = wish;
  if (!(await request.get("/api/me")).ok()) await post(request, "/api/guest");
  const options = { expansion };
  const table = await post<Told>(request, "/api/tables", { game: "railroad-ink", seats, bots, options, listed });
  if (start) await post(request, `/api/tables/${table.id}/start`);
  return table.id;
}

export async function post<T>(request: APIRequestContext, path: string, data: unknown = {}): Promise<T> {
  const response = await request.post(path, { data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** A table that has been played to its end: its person takes the first thing that is legal, again and again. */
export async function playedTable(request: APIRequestContext, expansion: Expansion = "none"): Promise<string> {
  const id = await newTable(request, { expansion });
  for (;;) {
    const { legal }: { legal: unknown[] } = await (await request.get(`/api/tables/${id}/look`)).json();
    if (legal.length === 0) {
      const table: Told = await (await request.get(`/api/tables/${id}`)).json();
      if (table.status === "over") return id;
      continue;
    }
    await post(request, `/api/tables/${id}/act`, { action: oneOf(legal) });
  }
}
