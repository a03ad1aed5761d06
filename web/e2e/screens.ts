// Every screen there is: those of the shell, and those of each game.

import { expect, type Page } from "@playwright/test";
import { ratedTable, somebodyElse } from "./members";
import { newTable, playedTable, post, type Told } from "./player";
import { GAMES, type Screen } from "./roster";
import { STEWARD } from "./server";

const at =
  (path: string): Screen["address"] =>
  () =>
    Promise.resolve(path);

const SHELL: Record<string, Screen> = {
  start: {
    address: async (request) => {
      await newTable(request, { start: false });
      return "/";
    },
    ready: ".game .picture svg",
  },
  lobby: {
    address: async (request) => {
      await newTable(request, { bots: [], start: false, listed: true });
      return "/lobby";
    },
    ready: ".tables li",
  },
  new: { address: at("/new"), ready: ".options details", look: (page) => page.locator("details summary").click() },
  "waiting room": {
    address: async (request) =>
      `/t/${await newTable(request, { bots: ["greedy"], seats: 3, start: false, listed: true })}`,
    ready: ".invite",
  },
  how: { address: at("/how/heat"), ready: "[data-how] .figure svg" },
  lesson: {
    address: async (request) => {
      if (!(await request.get("/api/me")).ok()) await post(request, "/api/guest");
      return `/t/${(await post<Told>(request, "/api/lessons/railroad-ink")).id}`;
    },
    ready: ".ri .board",
    inWords: true,
  },
  "rules beside the table": {
    address: async (request) => `/t/${await newTable(request, { seats: 2, bots: ["random"] })}`,
    ready: ".ri .board",
    look: async (page) => {
      await page.getByRole("tab", { name: "Table" }).click();
      await page.getByRole("link", { name: "Rules" }).click();
      await page.getByRole("region", { name: "Railroad Ink" }).waitFor();
    },
  },
  rules: { address: at("/rules/railroad-ink#RI-4.1"), ready: "article.here" },
  profile: {
    address: async (request) => {
      await playedTable(request);
      return "/me";
    },
    ready: ".tables li",
  },
  person: {
    address: async (request) => {
      const id = await ratedTable(request);
      return `/people/${await somebodyElse(request, id)}?table=${id}`;
    },
    ready: ".tables li",
  },
  ladder: {
    address: async (request) => {
      await ratedTable(request);
      return "/ladder/railroad-ink";
    },
    ready: "tbody tr",
  },
  moderation: {
    address: async (request) => {
      const id = await ratedTable(request);
      const about = await somebodyElse(request, id);
      await post(request, "/api/reports", { about, table: id, reason: "They never stop swearing." });
      await post(request, "/api/sign-in", STEWARD);
      await post(request, "/api/moderation/sentences", { person: about, kind: "mute", hours: 24, reason: "Swears." });
      return "/moderation";
    },
    ready: "article",
  },
  "the end of a rated table": {
    address: async (request) => `/t/${await ratedTable(request)}`,
    ready: ".aftermath li",
  },
  licences: { address: at("/licences"), ready: "pre[translate=no]", long: true },
  nowhere: { address: at("/no/such/road"), ready: 'main p > a[href="/lobby"]' },
  "no such table": { address: at("/t/nowhere"), ready: 'main p > a[href="/lobby"]' },
};

const GALLERIES = Object.entries(GAMES).map(([id, { gallery }]): [string, Screen] => [
  `gallery of ${id}`,
  { address: at(`/gallery/${id}`), ready: gallery },
]);

export const SCREENS: Record<string, Screen> = {
  ...SHELL,
  ...Object.fromEntries(GALLERIES),
  ...Object.assign({}, ...Object.values(GAMES).map(({ screens }) => screens)),
};

/** Waits until a screen is all there. */
export async function ready(page: Page, screen: Screen): Promise<void> {
  await expect(page.locator(screen.ready).first()).toBeVisible();
  // The board in words follows a moment later.
  if (screen.inWords) await expect(page.locator("main pre")).not.toBeEmpty();
}

/** Opens a screen at its address, and looks at it closely. */
export async function openAt(page: Page, path: string, screen: Screen): Promise<void> {
  await page.goto(path);
  await ready(page, screen);
  await screen.look?.(page);
}

/** Opens a screen with something on it; returns where it is. */
export async function open(page: Page, screen: Screen): Promise<string> {
  const path = await screen.address(page.request);
  await openAt(page, path, screen);
  return path;
}
