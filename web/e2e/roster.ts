// Which games there are, as far as the tests have to know: the one list of them here. A game that the server has and this list
// has not fails a test of screens.spec.ts.

import type { APIRequestContext, Page } from "@playwright/test";
import * as chaser from "./chaser";
import { chaseAt, chasedTo, newChase } from "./chaser";
import { drivenTo, newRace, settled, wanted } from "./driver";
import * as inventor from "./inventor";
import { newRally, ralliedTo, rallyAt } from "./inventor";
import { myTurn, newTable, pickDie, playedTable, post, type Expansion } from "./player";

/** A screen with something on it. */
export interface Screen {
  /** Where it is, for the person of a page; a table is made for it if it needs one. */
  address: (request: APIRequestContext) => Promise<string>;
  /** What is to be seen when it is all there, and on no other screen. */
  ready: string;
  /** What somebody does to see more of it. */
  look?: (page: Page) => Promise<void>;
  /** Whether the board is there in words too, to be heard if not to be seen. */
  inWords?: boolean;
  /** Whether it shows nothing that other screens do not show as well, but says other words. */
  onlyRead?: boolean;
  /** Whether it is so long, and so plain, that one search for barriers has to do. */
  long?: boolean;
}

interface Game {
  /** A table where somebody may decide something at once, and what they see then. */
  make: (request: APIRequestContext) => Promise<string>;
  ready: string;
  /** What its gallery shows when it is all there. */
  gallery: string;
  screens: Record<string, Screen>;
}

const table = (
  make: (request: APIRequestContext) => Promise<string>,
  ready: string,
  look?: (page: Page) => Promise<void>,
): Screen => ({ address: async (request) => `/t/${await make(request)}`, ready, look, inWords: true });

const replay = (position: number, expansion: Expansion, onlyRead = false): Screen => ({
  address: async (request) => `/r/${await playedTable(request, expansion)}?at=${position}`,
  ready: ".ri .board",
  onlyRead,
});

/** Takes legal actions until the meteor or the lava is no news any more. */
async function begun(request: APIRequestContext, expansion: Expansion): Promise<string> {
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

async function showWords(page: Page): Promise<void> {
  const tab = page.getByRole("tab", { name: "Table" });
  await tab.click();
  await page.getByRole("checkbox", { name: "The board in words" }).check();
  await page.getByRole("region", { name: "The board in words" }).getByText("Round 3 of 7").waitFor();
  // The drawer would cover it.
  await tab.click();
}

/** A race in its third round. */
async function racing(request: APIRequestContext, options: Record<string, unknown> = {}): Promise<string> {
  const id = await newRace(request, {
    seats: 3,
    bots: ["random", "random"],
    options: { cars: 6, laps: 2, ...options },
  });
  await drivenTo(request, id, 3);
  return id;
}

async function raced(request: APIRequestContext): Promise<string> {
  const id = await newRace(request, { seats: 3, bots: ["random", "random"], options: { cars: 6 } });
  await drivenTo(request, id);
  return id;
}

/** Plans a gear and lays cards, so that the track shows where that leads; who has planned already has nothing left to do. */
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

const EXPANSIONS = { carnage: true, final_five: true, big_rig: true };

async function chased(request: APIRequestContext): Promise<string> {
  const id = await newChase(request, 4);
  await chasedTo(request, id, Number.POSITIVE_INFINITY, "");
  return id;
}

/** Holds a card or a die, so that the machine shows where it fits. */
async function holdCard(page: Page): Promise<void> {
  const now = await inventor.asked(page);
  if (now.card > 0) await page.locator(".sr .hand .card").first().click();
  else if (now.die > 0) await page.locator(".sr .pool .die.useful").first().click();
}

async function rallied(request: APIRequestContext): Promise<string> {
  const id = await newRally(request, { seats: 4, options: { round_limit: 5 } });
  await ralliedTo(request, id, Number.POSITIVE_INFINITY, "");
  return id;
}

/** The games, by their ids. */
export const GAMES: Record<string, Game> = {
  "railroad-ink": {
    make: newTable,
    ready: ".ri .hand",
    gallery: ".page svg",
    screens: {
      table: table((request) => begun(request, "none"), ".ri .hand", pick),
      "table in words": table((request) => begun(request, "none"), ".ri .hand", showWords),
      "table with meteor": table((request) => begun(request, "meteor"), ".ri .board"),
      "table with lava": table((request) => begun(request, "lava"), ".ri .board"),
      "table over": table((request) => playedTable(request), ".final"),
      replay: replay(9, "none"),
      // A replay of an expansion has nothing to look at that its table or another replay has not.
      "replay with meteor": replay(19, "meteor", true),
      "replay with lava": replay(19, "lava", true),
    },
  },
  heat: {
    make: newRace,
    ready: ".heat .hand",
    gallery: ".tracks svg .road",
    screens: {
      race: table((request) => racing(request), ".heat .hand", plan),
      "race with weather": table((request) => racing(request, { track: "japan", weather: true }), ".heat .hand", plan),
      "race over": table(raced, ".heat .podium"),
    },
  },
  "thunder-road": {
    make: newChase,
    ready: ".tr .dice",
    gallery: ".tiles svg .borders",
    screens: {
      chase: table((request) => chaseAt(request, 4, 2, "assign"), ".tr .dice", holdDie),
      "chase with chopper": table((request) => chaseAt(request, 4, 1, "place_chopper"), ".tr .lit"),
      "chase of bikes": table(
        (request) => chaseAt(request, 6, 2, "assign", { options: EXPANSIONS, seat: 4, bot: "greedy" }),
        ".tr .rows",
        holdDie,
      ),
      "chase of the rig": table(
        (request) => chaseAt(request, 6, 2, "rig_die", { options: EXPANSIONS, seat: 5, bot: "greedy" }),
        ".tr .rig",
        holdDie,
      ),
      "chase over": table(chased, ".tr .final"),
    },
  },
  "steampunk-rally": {
    make: (request) => newRally(request, { options: { inventors: "choose" } }),
    ready: ".sr .inventors",
    gallery: ".tiles svg circle",
    screens: {
      "rally of inventors": table(
        (request) => newRally(request, { seats: 4, options: { inventors: "choose" } }),
        ".sr .inventors",
      ),
      "rally draft": table((request) => rallyAt(request, 2, "pick", { seats: 4 }), ".sr .hand", holdCard),
      rally: table(
        (request) => rallyAt(request, 3, "race", { seats: 6, options: { tokens: 3 } }),
        ".sr .console",
        holdCard,
      ),
      "rally over": table(rallied, ".sr .podium"),
    },
  },
};
