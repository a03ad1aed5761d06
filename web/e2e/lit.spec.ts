// What is lit is true: whatever a board lights is pressed hundreds of times in each game, and what comes of it is compared with what
// the board had shown before. Presses are events in the page, so that a thousand of them take no longer than a game.

import { expect, test } from "./server";
import { chaseAt, newChase } from "./chaser";
import { newRace, raceAt } from "./driver";
import { newRally, rallyAt } from "./inventor";
import { newTable } from "./player";
import type { APIRequestContext, Page } from "@playwright/test";
import type { View as HeatView } from "../src/generated/heat";
import type { View as InkView } from "../src/generated/railroad-ink";
import type { View as RallyView } from "../src/generated/steampunk-rally";
import type { View as RoadView } from "../src/generated/thunder-road";

/** A thousand where there is time, as in `cargo xtask test --long`. */
const PRESSES = process.env.CROSSROADS_LONG ? 1000 : 200;
/** What seldom comes up is waited for, but not for ever. */
const MOST_PRESSES = 2000;
/** So many presses are made before the test looks at what they brought. */
const BATCH = 50;
/** And so many at a table that is made for what seldom comes up. */
const FEW = 12;

/** What came of a batch of presses. */
interface Report {
  presses: number;
  /** How often each promise was kept, and how often nobody could tell. */
  kept: Record<string, number>;
  open: Record<string, number>;
  lies: string[];
  over: boolean;
}

/** What the server says of a table to whoever sits there. */
interface Looked<View> {
  seat: number;
  view: View;
  legal: unknown[];
  can_undo: boolean;
}

/** Whether what was promised came true; null if nobody can tell, as when dice fell in between. */
type Check<View> = (after: Looked<View>) => boolean | null;
/** What a thing promises before it is pressed: the name of the promise, and how to tell whether it was kept. */
type Promises<View> = (thing: Element, before: Looked<View>) => [string, Check<View>] | null;

interface Views {
  heat: HeatView;
  "thunder-road": RoadView;
  "steampunk-rally": RallyView;
  "railroad-ink": InkView;
}
type Game = keyof Views;

interface Soak {
  game: Game;
  batch: number;
  /** So often a promise is to be put to the test at least. */
  enough: number;
  table: string;
  /** How often each promise has been kept before. */
  before: Record<string, number>;
}

/** Runs in the page. */
async function press({ game, batch, enough, table, before: earlier }: Soak): Promise<Report> {
  const report: Report = { presses: 0, kept: {}, open: {}, lies: [], over: false };
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const first = (selector: string): Element | null => document.querySelector(selector);
  const any = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;
  const frame = (): Promise<void> => new Promise((go) => requestAnimationFrame(() => go()));
  const label = (thing: Element): string =>
    (thing.getAttribute("aria-label") ?? thing.textContent).replaceAll(/\s+/g, " ").trim();
  const look = async (): Promise<Looked<Views[Game]>> =>
    (await (await fetch(`/api/tables/${table}/look`)).json()) as Looked<Views[Game]>;
  const busy = (): boolean => first(".desk.busy, .plan.busy, .cells.busy, .console.busy") !== null;
  const seen = (): string => first(".table")?.getAttribute("data-seen") ?? "";

  /** Waits until this is so, for as long as a busy machine may need. */
  async function until(isSo: () => boolean): Promise<boolean> {
    for (let frames = 0; frames < 1500; frames++) {
      if (isSo()) return true;
      await frame();
    }
    return false;
  }

  const OVER = ".tr .final, .heat .podium, .sr .podium, .ri .final";
  /** Whatever is lit, by kind; a game tells what it promises before it is pressed, and whether that came true after. */
  const LIT: Record<Game, readonly string[]> = {
    heat: [
      '.heat .gears .gear[aria-disabled="false"][aria-pressed="false"]',
      ".heat .hand .card.lay",
      '.heat .keys .button[aria-disabled="false"]',
    ],
    "thunder-road": [
      ".tr .lit",
      ".tr .walk",
      '.tr .dice .die[aria-disabled="false"]',
      ".tr .dashboard.open .face",
      ".tr .commands .open",
      '.tr .keys .button[aria-disabled="false"]',
      ".tr .repair",
    ],
    "steampunk-rally": [
      ".sr .cell.joins",
      ".sr .space.way",
      ".sr .part.take",
      ".sr .part.lose",
      ".sr .pool .die.useful:not(.hand)",
      ".sr .hand .uses .button",
      ".sr .hand .cards:not(:has(.picked)) .card",
      ".sr .keys .button:not(.all)",
    ],
    "railroad-ink": [
      '.ri .dice button.die[aria-disabled="false"]',
      '.ri button.special[aria-disabled="false"]',
      ".ri .cells .open",
      '.ri .keys .go[aria-disabled="false"]',
    ],
  };
  /** How often a promise has been kept; what promises nothing has nothing to keep. */
  const tried = (name: string | undefined): number =>
    name === undefined ? Infinity : (earlier[name] ?? 0) + (report.kept[name] ?? 0);
  /** Of each kind that is lit all things. */
  const lit = (): Element[][] => LIT[game].map(all).filter((things) => things.length > 0);

  /** The columns of the road. */
  const COLUMNS = 24;
  const spaceOf = (thing: Element): number => {
    const [row, column] = thing.getAttribute("data-to")!.split(" ").map(Number);
    return row! * COLUMNS + column!;
  };
  const PROMISES: { [G in Game]: Promises<Views[G]> } = {
    heat(thing, { view, seat }) {
      const own = view.own;
      if (own === null) return null;
      if (thing.matches(".gear")) {
        const gear = /\d/.exec(label(thing))?.[0] ?? "none";
        return ["gear", ({ view }) => view.own === null || JSON.stringify(view.own.plan).includes(gear)];
      }
      if (thing.matches(".card.lay") && view.phase === "planning") {
        const many = own.laid.length;
        return ["card", ({ view }) => view.own?.laid.length === many + 1];
      }
      const way = /^Slipstream (\d), to (\d+)/.exec(label(thing));
      if (way) {
        // Who flies off in the corner after it does not stay there.
        const doomed = thing.matches(".folly");
        return ["slipstream", ({ view }) => (doomed ? null : view.cars[seat]!.at.space === Number(way[2]))];
      }
      if (/^Boost/.test(label(thing))) {
        const engine = view.drivers[seat]!.engine - Number(/\d/.exec(label(thing))?.[0] ?? 1);
        // Where nothing is left to be decided, the turn goes on at once, perhaps through a corner that costs more.
        const reacts = ({ phase, turn }: HeatView) =>
          typeof phase === "object" && "driving" in phase && phase.driving.step === "react" && turn?.seat === seat;
        return ["boost", ({ view }) => (reacts(view) ? view.drivers[seat]!.engine === engine : null)];
      }
      return null;
    },
    "thunder-road"(thing, { view, legal, seat }) {
      const mover = view.open.turn.mover;
      const mayStep = legal.some((action) => typeof action === "object" && "step" in action!);
      if (thing.matches(".walk") && mayStep && mover !== null) {
        const to = spaceOf(thing);
        // Dice may have fallen on the way, or something is asked there, and then nobody knows where it ends; and when others have
        // their turn, they may have pushed it on.
        return [
          "way",
          ({ view: { open }, can_undo }) =>
            !can_undo || open.stack.length > 0 || open.turn.mover !== mover
              ? null
              : open.at[mover] === to && open.turn.drive.moves === 0,
        ];
      }
      if (thing.matches(".lit.step") && / free$/.test(label(thing)) && mover !== null) {
        const to = spaceOf(thing);
        return ["step", ({ view: { open } }) => (open.turn.mover === mover ? open.at[mover] === to : null)];
      }
      const die = Number(
        /\d/.exec(first(".tr .dice .die[aria-pressed=true]")?.getAttribute("aria-label") ?? "")?.[0] ?? 0,
      );
      const drop = thing.closest("[data-drop]")?.getAttribute("data-drop") ?? "";
      if (thing.matches(".face") && die > 0 && drop.includes("car")) {
        const { car } = JSON.parse(drop) as { car: number };
        const coasts = view.open.cars[car]!.coasts;
        return ["die", ({ view: { open } }) => open.cars[car]!.die === die || open.cars[car]!.coasts > coasts];
      }
      if (/^chopper to lane/.test(label(thing))) {
        const to = spaceOf(thing);
        return ["chopper", ({ view: { open } }) => open.gangs[seat]!.chopper === to];
      }
      return null;
    },
    "steampunk-rally"(thing, { view, seat }) {
      const parts = (view: RallyView) => view.open.racers[seat]!.machine;
      if (thing.matches(".cell.joins")) {
        const { cell } = JSON.parse(thing.getAttribute("data-drop")!) as { cell: number };
        // A pick is built when all have picked.
        if (typeof view.open.phase === "object" && "pick" in view.open.phase) return null;
        return ["cell", ({ view }) => parts(view).some((part) => part.cell === cell)];
      }
      if (thing.matches(".part.lose")) {
        const many = parts(view).length;
        return ["lose", ({ view }) => parts(view).length < many];
      }
      const gives = /^(\d+) → ×(\d+)$/.exec(thing.querySelector(".preview text")?.textContent ?? "");
      if (thing.matches(".part.take") && gives) {
        const [power, times] = [Number(gives[1]), Number(gives[2])];
        return [
          "power",
          ({ view }) => {
            const firing = view.own?.forecast.firing;
            return firing?.power === power && firing.times === times;
          },
        ];
      }
      return null;
    },
    "railroad-ink"(thing, { view, seat }) {
      if (!thing.matches(".open") || first(".ri .board .thought .turning") === null) return null;
      const cell = JSON.parse(thing.getAttribute("data-drop")!) as string;
      const many = view.sheets[seat]!.drawings.length;
      return [
        "route",
        ({ view }) => {
          const { drawings } = view.sheets[seat]!;
          return drawings.length === many + 1 && drawings.some(([drawing]) => drawing.startsWith(cell));
        },
      ];
    },
  };

  for (let failures = 0; report.presses < batch && failures < 20;) {
    const ready = await until(() => first(OVER) !== null || (!busy() && lit().length > 0));
    if (first(OVER) !== null) {
      report.over = true;
      break;
    }
    if (!ready) {
      report.lies.push("nothing is lit, and nothing is over");
      break;
    }
    const before = await look();
    const promises = (thing: Element) => (PROMISES[game] as Promises<Views[Game]>)(thing, before);
    // Chance alone would try the same few keys again and again; what has hardly been tried yet comes first, half of the time.
    const kinds = lit();
    if (kinds.length === 0) continue;
    const rare = kinds.flat().filter((thing) => tried(promises(thing)?.[0]) < enough);
    const thing = rare.length > 0 && Math.random() < 0.5 ? any(rare) : any(any(kinds));
    if (game === "railroad-ink" && thing.matches(".open")) {
      // Whoever points at a square sees how the route would lie.
      thing.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
      await frame();
    }
    const promise = promises(thing);
    const [number, what] = [seen(), label(thing)];
    const pressed = thing.getAttribute("aria-pressed");
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    report.presses += 1;
    await frame();
    const done = await until(
      () =>
        first(OVER) !== null ||
        (!busy() && (seen() !== number || !thing.isConnected || thing.getAttribute("aria-pressed") !== pressed)) ||
        first(".doom, .folly, .refused") !== null ||
        !busy(),
    );
    if (!done) report.lies.push(`nothing comes of: ${what}`);
    const refused = first(".note.refused");
    if (refused) report.lies.push(`${what}: refused, ${label(refused)}`);
    // What kills is asked for again.
    const danger = first(".tr .doom .danger");
    if (danger) {
      danger.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await frame();
      await until(() => !busy());
      continue;
    }
    if (promise === null || first(".folly") !== null) continue;
    const [name, isKept] = promise;
    if (seen() === number && !(await until(() => seen() !== number || first(OVER) !== null))) {
      report.lies.push(`${name}: nothing comes of ${what}`);
      continue;
    }
    const kept = isKept(await look());
    const count = kept === true ? report.kept : report.open;
    if (kept !== false) count[name] = (count[name] ?? 0) + 1;
    if (kept === false) {
      failures += 1;
      report.lies.push(`${name}: ${what}`);
    }
  }
  return report;
}

type Make = (request: APIRequestContext) => Promise<string>;

/** How to make a table of each game, and the promises that have to be put to the test, with tables at which they come up. */
const GAMES: Record<Game, { make: Make; promises: Record<string, Make> }> = {
  heat: {
    make: (request) => newRace(request, { seats: 3, bots: ["random", "random"], options: { cars: 6, laps: 2 } }),
    promises: {
      gear: (request) => newRace(request),
      card: (request) => newRace(request),
      slipstream: (request) => raceAt(request, "slipstream"),
      boost: (request) => raceAt(request, "react"),
    },
  },
  "thunder-road": {
    make: (request) => newChase(request, 2),
    promises: {
      die: (request) => chaseAt(request, 2, 2, "assign"),
      way: (request) => chaseAt(request, 2, 2, "drive"),
      step: (request) => chaseAt(request, 2, 2, "drive"),
      chopper: (request) => chaseAt(request, 2, 2, "place_chopper"),
    },
  },
  "steampunk-rally": {
    make: (request) => newRally(request, { options: { round_limit: 6 } }),
    promises: {
      cell: (request) => newRally(request),
      lose: (request) => rallyAt(request, 1, "damage"),
      power: (request) => rallyAt(request, 2, "race"),
    },
  },
  "railroad-ink": { make: (request) => newTable(request), promises: { route: (request) => newTable(request) } },
};

/** A promise has been put to the test when it has been kept so often. */
const ENOUGH = 4;

/** Presses what is lit, first at a table as it comes, and then where something comes up that has hardly been tried. */
async function soak(page: Page, game: Game): Promise<Report> {
  const { make, promises } = GAMES[game];
  const sum: Report = { presses: 0, kept: {}, open: {}, lies: [], over: false };
  const untried = () => Object.keys(promises).find((name) => (sum.kept[name] ?? 0) < ENOUGH);
  const isDone = () => sum.presses >= PRESSES && untried() === undefined;
  while (!isDone() && sum.presses < MOST_PRESSES) {
    const wanted = sum.presses < PRESSES ? undefined : untried();
    const table = await (wanted === undefined ? make : promises[wanted]!)(page.request);
    await page.goto(`/t/${table}`);
    await expect(page.locator(".table[data-seen] .board > *").first()).toBeVisible();
    do {
      const report = await page.evaluate(press, {
        game,
        batch: wanted === undefined ? BATCH : FEW,
        enough: ENOUGH,
        table,
        before: sum.kept,
      });
      sum.presses += report.presses;
      for (const count of ["kept", "open"] as const)
        for (const [name, times] of Object.entries(report[count])) sum[count][name] = (sum[count][name] ?? 0) + times;
      sum.lies.push(...report.lies);
      sum.over = report.over;
      expect(sum.lies, `after ${sum.presses} presses at ${page.url()}`).toEqual([]);
    } while (wanted === undefined && !sum.over && sum.presses < PRESSES);
  }
  return sum;
}

for (const [game, { promises }] of Object.entries(GAMES) as [Game, (typeof GAMES)[Game]][])
  test(`what ${game} lights is what happens, a thousand times`, async ({ page }) => {
    test.setTimeout(900_000);
    const { kept, open } = await soak(page, game);
    for (const name of Object.keys(promises))
      expect(kept[name] ?? 0, `${name} was put to the test: ${JSON.stringify({ kept, open })}`).toBeGreaterThanOrEqual(
        ENOUGH,
      );
  });
