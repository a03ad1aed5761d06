// Somebody who plays Thunder Road through the page: puts dice on cars and commands, drives, shoots.

import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { post, type Told } from "./player";

/** What the page lets its player do now. */
interface Offer {
  over: boolean;
  dice: number;
  /** Buttons beside the road. */
  keys: number;
  /** Places on the road that can be clicked, and those of them that are not the end of a car. */
  lit: number;
  safe: number;
  repairs: number;
}

const DIE = '.tr .dice .die[aria-disabled="false"]';
const KEY = '.tr .keys .button[aria-disabled="false"]';
const LIT = ".tr .lit";
const SAFE = ".tr .lit:not(.edge, .crash)";
const REPAIR = ".tr .repair";
/** Where the die in hand may be put. */
const PLACE = ".tr .dashboard.open .face, .tr .commands .open";

/** Waits until the page wants something of its player, or the game is over. */
export async function asked(page: Page): Promise<Offer> {
  let now: Offer | undefined;
  await expect
    .poll(
      async () => {
        now = await page.evaluate(
          ([die, key, lit, safe, repair]) => {
            const many = (selector: string) => document.querySelectorAll(selector).length;
            const busy = many(".tr .desk.busy") > 0;
            const count = (selector: string) => (busy ? 0 : many(selector));
            return {
              over: many(".tr .final") > 0,
              dice: count(die!),
              keys: count(key!),
              lit: count(lit!),
              safe: count(safe!),
              repairs: count(repair!),
            };
          },
          [DIE, KEY, LIT, SAFE, REPAIR],
        );
        return now.over || now.dice + now.keys + now.lit + now.repairs > 0;
      },
      { message: "the page wants something of its player", intervals: [25, 50, 100], timeout: 60_000 },
    )
    .toBe(true);
  return now!;
}

const any = (many: number): number => Math.floor(Math.random() * many);

/** The server has answered. */
export const settled = (page: Page): Promise<void> => expect(page.locator(".tr .desk.busy")).toHaveCount(0);

/** Takes one decision by mouse: whatever can be done with a die comes first, and nobody drives to death who need not. */
export async function step(page: Page, now: Offer): Promise<void> {
  if (now.dice > 0 && (now.keys === 0 || Math.random() < 0.5)) {
    await page.locator(DIE).nth(any(now.dice)).click();
    const places = page.locator(PLACE);
    await places.nth(any(await places.count())).click();
  } else if (now.lit > 0) {
    await page
      .locator(now.safe > 0 ? SAFE : LIT)
      .nth(any(now.safe || now.lit))
      .click({ force: true });
  } else if (now.repairs > 0) {
    await page.locator(REPAIR).first().click();
  } else {
    await page.locator(KEY).nth(any(now.keys)).click();
  }
  await settled(page);
}

/** Plays to the end. */
export async function chase(page: Page): Promise<void> {
  for (let now = await asked(page); !now.over; now = await asked(page)) await step(page, now);
}

/** A table of one person and bots, made without clicks. */
export async function newChase(request: APIRequestContext, seats = 2): Promise<string> {
  if (!(await request.get("/api/me")).ok()) await post(request, "/api/guest");
  const bots = Array.from({ length: seats - 1 }, () => "random");
  const table = await post<Told>(request, "/api/tables", {
    game: "thunder-road",
    seats,
    bots,
    options: {},
    listed: false,
  });
  await post(request, `/api/tables/${table.id}/start`);
  return table.id;
}

interface Looked {
  legal: unknown[];
  view: { open: { phase: unknown; round: number; turn: { step: string } } };
}

/** Takes legal actions until this step of a turn is asked for in this round or a later one, or to the end. */
export async function chasedTo(request: APIRequestContext, id: string, round: number, step: string): Promise<void> {
  for (;;) {
    const { legal, view }: Looked = await (await request.get(`/api/tables/${id}/look`)).json();
    const { open } = view;
    if (open.phase !== "racing" || (legal.length > 0 && open.round >= round && open.turn.step === step)) return;
    const action = legal[any(legal.length)];
    if (action !== undefined) await post(request, `/api/tables/${id}/act`, { action });
  }
}

/** A table where this step of a turn is asked for; a gang that is out before is forgotten. */
export async function chaseAt(request: APIRequestContext, seats: number, round: number, step: string): Promise<string> {
  for (;;) {
    const id = await newChase(request, seats);
    await chasedTo(request, id, round, step);
    const { view }: Looked = await (await request.get(`/api/tables/${id}/look`)).json();
    if (view.open.phase === "racing") return id;
  }
}
