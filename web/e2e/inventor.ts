// Somebody who plays Steampunk Rally through the page: drafts, builds, places dice, fires, loses parts.

import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { rests } from "./hands";
import { post, type Told } from "./player";

/** What can be clicked, in the order in which a player looks for it. */
const CLICKS = {
  inventor: '.sr .inventors button[aria-disabled="false"]',
  ghost: ".sr .cell.ghost",
  cell: ".sr .cell.joins:not(.ghost)",
  use: ".sr .hand .uses .button:not(.quiet)",
  card: ".sr .hand .cards:not(:has(.picked)) .card",
  way: ".sr .space.way",
  take: ".sr .part.take",
  lose: ".sr .part.lose",
  slotted: ".sr .lit-die",
  die: ".sr .pool .die.useful:not(.hand)",
  key: ".sr .keys .button:not(.quiet, .all)",
} as const;
type Click = keyof typeof CLICKS;
export type Offer = Record<Click, number> & { over: boolean };

/** Waits until the page wants something of its player, or the race is over. */
export async function asked(page: Page): Promise<Offer> {
  let now: Offer | undefined;
  await expect
    .poll(
      async () => {
        now = await page.evaluate((clicks) => {
          const many = (selector: string) => document.querySelectorAll(selector).length;
          // A player who is not waited for may do something, but nobody wants it.
          const busy = many(".sr .desk:is(.busy, .waiting)") > 0;
          const counts = Object.entries(clicks).map(([kind, selector]) => [kind, busy ? 0 : many(selector)]);
          return { ...Object.fromEntries(counts), over: many(".sr .podium") > 0 } as Offer;
        }, CLICKS);
        return now.over || (Object.keys(CLICKS) as Click[]).some((kind) => now![kind] > 0);
      },
      { message: "the page wants something of its player", intervals: [25, 50, 100], timeout: 60_000 },
    )
    .toBe(true);
  return now!;
}

const any = (many: number): number => Math.floor(Math.random() * many);

/** The server has answered. */
export const settled = (page: Page): Promise<void> => rests(page, ".sr .desk.busy");

/** One of these, if it is still there: what was meant with a picked card is done by itself, perhaps at this very moment. */
export const press = async (page: Page, kind: Click, place = 0): Promise<void> => {
  await page
    .locator(CLICKS[kind])
    .nth(place)
    .click({ force: true, timeout: 2000 })
    .catch(() => {});
  await settled(page);
};

/** What a player would do first: build if it can be built, fire what is placed, lose what is owed. */
function choice(now: Offer): Click {
  if (now.ghost > 0 && Math.random() < 0.3) return now.use > 0 ? "use" : "ghost";
  const order: Click[] = ["inventor", "ghost", "cell", "use", "card", "way", "take", "lose", "slotted"];
  const first = order.find((kind) => now[kind] > 0 && !(kind === "slotted" && Math.random() < 0.5 && now.key > 0));
  if (first) return first;
  if (now.die > 0 && (now.key === 0 || Math.random() < 0.8)) return "die";
  return "key";
}

/** Takes one decision by mouse. */
export async function step(page: Page, now: Offer): Promise<void> {
  const kind = choice(now);
  await press(page, kind, any(now[kind]));
}

/** Plays to the end. */
export async function race(page: Page): Promise<void> {
  for (let now = await asked(page); !now.over; now = await asked(page)) await step(page, now);
}

export interface Rally {
  seats?: number;
  options?: Record<string, unknown>;
}

/** A table of one person and bots, made without clicks. */
export async function newRally(request: APIRequestContext, { seats = 2, options = {} }: Rally = {}): Promise<string> {
  if (!(await request.get("/api/me")).ok()) await post(request, "/api/guest");
  const bots = Array.from({ length: seats - 1 }, () => "random");
  const wish = { game: "steampunk-rally", seats, bots, options: { inventors: "deal", ...options }, listed: false };
  const table = await post<Told>(request, "/api/tables", wish);
  await post(request, `/api/tables/${table.id}/start`);
  return table.id;
}

interface Looked {
  legal: unknown[];
  seat: number;
  to_act: number[];
  view: { open: { phase: unknown; round: number } };
}

const phaseOf = (phase: unknown): string => (typeof phase === "string" ? phase : Object.keys(phase as object)[0]!);

/** Takes legal actions until this phase of this round or a later one asks for something, or to the end. */
export async function ralliedTo(request: APIRequestContext, id: string, round: number, phase: string): Promise<void> {
  for (;;) {
    const { legal, view, seat, to_act }: Looked = await (await request.get(`/api/tables/${id}/look`)).json();
    const now = phaseOf(view.open.phase);
    const asked = to_act.includes(seat);
    if (now === "over" || (asked && view.open.round >= round && now === phase)) return;
    // Whoever builds has something to show.
    const built = legal.filter((action) => typeof action === "object" && "construct" in (action as object));
    const from = !asked ? [] : built.length > 0 ? built : legal;
    const action = from[any(from.length)];
    if (action !== undefined) await post(request, `/api/tables/${id}/act`, { action });
  }
}

/** A table where this phase of this round asks for something, and leaves the choices that are wanted. */
export async function rallyAt(
  request: APIRequestContext,
  round: number,
  phase: string,
  rally: Rally = {},
  isWanted: (legal: unknown[]) => boolean = () => true,
): Promise<string> {
  for (;;) {
    const id = await newRally(request, rally);
    await ralliedTo(request, id, round, phase);
    const { legal, seat, to_act }: Looked = await (await request.get(`/api/tables/${id}/look`)).json();
    if (to_act.includes(seat) && isWanted(legal)) return id;
  }
}
