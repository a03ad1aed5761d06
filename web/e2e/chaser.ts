// Somebody who plays Thunder Road through the page, cars, bikes or the rig: puts dice on them and on commands, drives, shoots.

import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { clickStill } from "./hands";
import { rests } from "./hands";
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
  /** Damage that can be taken off, and commands of the rig that can be picked. */
  repairs: number;
}

const DIE = '.tr .dice .die[aria-disabled="false"]';
const KEY = '.tr .keys .button[aria-disabled="false"]';
const LIT = ".tr .lit";
const SAFE = ".tr .lit:not(.edge, .crash, .off-ramp)";
const REPAIR = ".tr .repair, .tr .rig .pick";
/** Where the die in hand may be put. */
const PLACE = ".tr .dashboard.open .face, .tr .rows .open .face, .tr .commands .open, .tr .rig .open";

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
export const settled = (page: Page): Promise<void> => rests(page, ".tr .desk.busy");

/** Takes one decision by mouse: whatever can be done with a die comes first, and nobody drives to death who need not. */
export async function step(page: Page, now: Offer): Promise<void> {
  if (now.dice > 0 && (now.keys === 0 || Math.random() < 0.5)) {
    await page.locator(DIE).nth(any(now.dice)).click();
    const places = page.locator(PLACE);
    await places.nth(any(await places.count())).click();
  } else if (now.lit > 0) {
    await clickStill(page.locator(now.safe > 0 ? SAFE : LIT).nth(any(now.safe || now.lit)));
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

/** What a table is to be like. */
export interface Wish {
  options?: { carnage?: boolean; final_five?: boolean; big_rig?: boolean };
  /** Where its person sits; all others are bots. */
  seat?: number;
  bot?: string;
}

/** A table of one person and bots, made without clicks. */
export async function newChase(
  request: APIRequestContext,
  seats = 2,
  { options = {}, seat = 0, bot = "random" }: Wish = {},
): Promise<string> {
  if (!(await request.get("/api/me")).ok()) await post(request, "/api/guest");
  const { id } = await post<Told>(request, "/api/tables", { game: "thunder-road", seats, options, listed: false });
  if (seat > 0) {
    await post(request, `/api/tables/${id}/stand-up`);
    await post(request, `/api/tables/${id}/sit`, { seat });
  }
  for (let other = 0; other < seats; other++)
    if (other !== seat) await post(request, `/api/tables/${id}/place`, { seat: other, bot });
  await post(request, `/api/tables/${id}/start`);
  return id;
}

interface Looked {
  legal: unknown[];
  view: { open: { phase: unknown; round: number; turn: { step: string }; stack: { frame: { ask?: unknown } }[] } };
}

/** What is asked: by the work that comes next, or by the station of the turn. */
function questionOf({ turn, stack }: Looked["view"]["open"]): string {
  const ask = stack.at(-1)?.frame.ask;
  if (ask === undefined) return turn.step;
  return typeof ask === "string" ? ask : Object.keys(ask as object)[0]!;
}

/** Takes legal actions until this is asked in this round or a later one, or to the end. */
export async function chasedTo(request: APIRequestContext, id: string, round: number, question: string): Promise<void> {
  for (;;) {
    const { legal, view }: Looked = await (await request.get(`/api/tables/${id}/look`)).json();
    const { open } = view;
    if (open.phase !== "racing" || (legal.length > 0 && open.round >= round && questionOf(open) === question)) return;
    const action = legal[any(legal.length)];
    if (action !== undefined) await post(request, `/api/tables/${id}/act`, { action });
  }
}

/** A table where this is asked; a gang that is out before is forgotten. */
export async function chaseAt(
  request: APIRequestContext,
  seats: number,
  round: number,
  question: string,
  wish: Wish = {},
): Promise<string> {
  for (;;) {
    const id = await newChase(request, seats, wish);
    await chasedTo(request, id, round, question);
    const { view }: Looked = await (await request.get(`/api/tables/${id}/look`)).json();
    if (view.open.phase === "racing") return id;
  }
}
