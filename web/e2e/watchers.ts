// Somebody who sits with bots, moves behind the page's back, and watches what the page tells of it.

import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { post, type Told } from "./player";

/** Tables at which somebody sits with three bots. */
export const TABLES: Record<string, { options: unknown; seats: number; bot: string }> = {
  heat: { options: { track: "usa" }, seats: 4, bot: "random" },
  "thunder-road": { options: {}, seats: 4, bot: "random" },
  "steampunk-rally": { options: { inventors: "deal" }, seats: 4, bot: "random" },
  // A game is short: only who draws much of much fills it with more than there is to be missed.
  "railroad-ink": { options: { expansion: "lava" }, seats: 6, bot: "greedy" },
};

export async function newTable(request: APIRequestContext, game: string): Promise<string> {
  if (!(await request.get("/api/me")).ok()) await post(request, "/api/guest");
  const { options, seats, bot } = TABLES[game]!;
  const bots = Array.from({ length: seats - 1 }, () => bot);
  const table = await post<Told>(request, "/api/tables", { game, seats, bots, options });
  await post(request, `/api/tables/${table.id}/start`);
  return table.id;
}

/** Settles when something is asked of whoever sits there. */
export const waitsForMe = (page: Page, id: string): Promise<void> =>
  expect
    .poll(async () => {
      const { legal } = (await (await page.request.get(`/api/tables/${id}/look`)).json()) as { legal: unknown[] };
      return legal.length;
    })
    .toBeGreaterThan(0);

/** Does what a bot would do, behind the page's back. */
export async function act(page: Page, id: string): Promise<void> {
  await waitsForMe(page, id);
  const { action } = (await (await page.request.get(`/api/tables/${id}/hint`)).json()) as { action: unknown };
  await page.request.post(`/api/tables/${id}/act`, { data: { action } });
}
