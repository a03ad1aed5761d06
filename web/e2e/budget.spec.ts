// How much has to come over the line before somebody sits at a table.

import { GAMES } from "./roster";
import { expect, test } from "./server";
import type { Request } from "@playwright/test";

const MOST_BYTES = 100_000;

for (const [game, { make, ready }] of Object.entries(GAMES))
  test(`the first load of a table of ${game} is at most 100 KB`, async ({ page, newcomer }) => {
    const path = `/t/${await make(page.request)}`;
    const fresh = await newcomer({ storageState: await page.context().storageState() });
    const requests: Request[] = [];
    let open = 0;
    fresh.on("request", () => open++);
    fresh.on("requestfailed", () => open--);
    fresh.on("requestfinished", (request) => {
      requests.push(request);
      open--;
    });
    await fresh.goto(path);
    await expect(fresh.locator(ready)).toBeVisible();
    // The board in words is fetched last of all.
    await expect(fresh.locator("main pre")).not.toBeEmpty();
    await expect.poll(() => open, { message: "everything has come" }).toBe(0);
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
