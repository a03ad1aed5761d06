// How much has to come over the line before somebody sits at a table.

import { newChase } from "./chaser";
import { newRace } from "./driver";
import { newRally } from "./inventor";
import { newTable } from "./player";
import { expect, test } from "./server";
import type { APIRequestContext, Request } from "@playwright/test";

const MOST_BYTES = 100_000;

const TABLES: [string, (request: APIRequestContext) => Promise<string>, string][] = [
  ["Railroad Ink", newTable, ".ri .hand"],
  ["HEAT", newRace, ".heat .hand"],
  ["Thunder Road", newChase, ".tr .dice"],
  ["Steampunk Rally", (request) => newRally(request, { options: { inventors: "choose" } }), ".sr .inventors"],
];

for (const [game, make, ready] of TABLES)
  test(`the first load of a table of ${game} is at most 100 KB`, async ({ page, newcomer }) => {
    const path = `/t/${await make(page.request)}`;
    const fresh = await newcomer({ storageState: await page.context().storageState() });
    const requests: Request[] = [];
    fresh.on("requestfinished", (request) => requests.push(request));
    await fresh.goto(path);
    await expect(fresh.locator(ready)).toBeVisible();
    await fresh.waitForLoadState("networkidle");
    const sizes = await Promise.all(
      requests.map(async (request) => ({
        path: new URL(request.url()).pathname,
        bytes: (await request.sizes()).responseBodySize,
        encoding: (await request.response())?.headers()["content-encoding"],
      })),
    );
    const told = sizes.map(({ path, bytes, encoding }) => `${bytes} ${encoding ?? "plain"} ${path}`).join("\n");
    expect(sizes.find(({ path }) => path.endsWith(".js"))?.encoding, told).toMatch(/gzip|br|zstd/);
    const whole = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    test.info().annotations.push({ type: "bytes", description: String(whole) });
    expect(whole, told).toBeGreaterThan(10_000);
    expect(whole, told).toBeLessThanOrEqual(MOST_BYTES);
  });
