// Somebody who drives through the page: shifts, lays cards, commits, reacts.

import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { rests } from "./hands";
import { post, type Told } from "./player";

/** What the page lets its driver do now. */
interface Offer {
  over: boolean;
  /** Gears that may be chosen. */
  gears: number[];
  /** Places of cards in hand that may be played. */
  cards: number[];
  commit: boolean;
  /** Upgrades that may be taken or dropped. */
  upgrades: number[];
  /** Whether something can be ended or done beside the cards. */
  keys: number[];
}

/** Runs in the page. */
function look(): Offer {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const ready = (selector: string) =>
    all(selector).flatMap((button, place) => (button.getAttribute("aria-disabled") === "false" ? [place] : []));
  const planned = document.querySelector(".heat .slots") !== null;
  const commit = document.querySelector('.heat .keys .go[aria-disabled="false"]') !== null;
  return {
    over: document.querySelector(".heat .podium") !== null,
    gears: planned ? [] : ready(".heat .gears .gear"),
    cards: ready(".heat .hand .card.lay"),
    commit: planned && commit,
    upgrades: all(".heat .garage button.upgrade").flatMap((button, place) =>
      button.getAttribute("aria-disabled") === "true" ? [] : [place],
    ),
    keys: planned ? [] : ready(".heat .keys .button"),
  };
}

const decides = (offer: Offer): boolean =>
  offer.commit || [offer.gears, offer.cards, offer.upgrades, offer.keys].some((places) => places.length > 0);

/** Waits until the page wants something of its driver, or the race is over. */
export async function wanted(page: Page): Promise<Offer> {
  let now: Offer | undefined;
  await expect
    .poll(
      async () => {
        now = await page.evaluate(look);
        return now.over || decides(now);
      },
      { message: "the page wants something of its driver", intervals: [25, 50, 100], timeout: 60_000 },
    )
    .toBe(true);
  return now!;
}

const any = (many: number): number => Math.floor(Math.random() * many);

/** The server has answered. */
export const settled = (page: Page): Promise<void> => rests(page, ".heat .plan.busy");

/** One of these, if it is still there: what leaves no choice passes by itself, perhaps at this very moment. */
async function press(page: Page, selector: string, places: number[]): Promise<void> {
  const button = page.locator(selector).nth(places[any(places.length)]!);
  await button.click({ timeout: 2000 }).catch(() => {});
}

/** Takes one decision by mouse. Whoever can do nothing after all looks again. */
export async function step(page: Page, now: Offer): Promise<void> {
  if (now.upgrades.length > 0) await press(page, ".heat .garage button.upgrade", now.upgrades);
  else if (now.gears.length > 0) await press(page, ".heat .gears .gear", now.gears);
  else if (now.cards.length > 0) await press(page, ".heat .hand .card.lay", [0]);
  else if (now.commit) await press(page, ".heat .keys .go", [0]);
  else await press(page, ".heat .keys .button", now.keys);
  await settled(page);
}

/** Drives to the end. */
export async function drive(page: Page): Promise<void> {
  for (;;) {
    const now = await wanted(page);
    if (now.over) return;
    await step(page, now);
  }
}

export interface Race {
  options?: Record<string, unknown>;
  seats?: number;
  bots?: string[];
}

/** A table of one person and bots, made without clicks. */
export async function newRace(request: APIRequestContext, race: Race = {}): Promise<string> {
  const { options = {}, seats = 2, bots = ["random"] } = race;
  if (!(await request.get("/api/me")).ok()) await post(request, "/api/guest");
  const wish = { game: "heat", seats, bots, options: { track: "usa", laps: 1, cars: 4, ...options }, listed: false };
  const table = await post<Told>(request, "/api/tables", wish);
  await post(request, `/api/tables/${table.id}/start`);
  return table.id;
}

interface Looked {
  legal: unknown[];
  view: { round: number; phase: unknown; turn: { seat: number | null } | null; season: { race: number } | null };
}

/** Takes legal actions until something is so, or to the end. */
export async function drivenUntil(
  request: APIRequestContext,
  id: string,
  isSo: (view: Looked["view"]) => boolean,
): Promise<void> {
  for (;;) {
    const { legal, view }: Looked = await (await request.get(`/api/tables/${id}/look`)).json();
    if (view.phase === "over" || isSo(view)) return;
    const action = legal[any(legal.length)];
    if (action !== undefined) await post(request, `/api/tables/${id}/act`, { action });
  }
}

/** Takes legal actions until a round begins, or to the end. */
export const drivenTo = (request: APIRequestContext, id: string, round = Number.POSITIVE_INFINITY): Promise<void> =>
  drivenUntil(request, id, (view) => view.round >= round && view.phase === "planning");

/** Whether the person of a table of HEAT is at this step of a turn. */
function drives({ phase, turn }: Looked["view"], step: string): boolean {
  const driving = typeof phase === "object" ? (phase as { driving?: { step: string } }).driving : undefined;
  return driving?.step === step && turn?.seat === 0;
}

/** A race of three among six cars in which this step of a turn asks for something. */
export async function raceAt(request: APIRequestContext, step: string): Promise<string> {
  for (;;) {
    const id = await newRace(request, { seats: 3, bots: ["random", "random"], options: { cars: 6, laps: 2 } });
    await drivenUntil(request, id, (view) => drives(view, step));
    const { view }: Looked = await (await request.get(`/api/tables/${id}/look`)).json();
    if (drives(view, step)) return id;
  }
}
