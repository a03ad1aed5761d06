// The pictures that messengers show beside a link: one of each game, drawn by the page itself. They are committed, since those who
// read them run no script; with CROSSROADS_WRITE_PREVIEWS they are written anew.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "./roster";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

const [WIDTH, HEIGHT] = [1200, 630];
const FOLDER = fileURLToPath(new URL("../public/previews", import.meta.url));

/** The drawing of a game on the start page, as large as a preview. */
async function draw(page: Page, place: number): Promise<Buffer> {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/");
  const drawing = page.locator(".game .picture").nth(place).locator("svg").first();
  await drawing.waitFor();
  await drawing.evaluate((svg) => {
    svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
    Object.assign((svg as SVGSVGElement).style, {
      position: "fixed",
      inset: "0",
      zIndex: "1000",
      width: "100vw",
      height: "100vh",
      maxWidth: "none",
      background: "var(--paper)",
    });
    document.body.append(svg);
  });
  return page.screenshot();
}

test("every game has a picture for those who show a link, and so has the house", async ({ page, request }) => {
  const names = [...Object.keys(GAMES), "crossroads"];
  if (process.env.CROSSROADS_WRITE_PREVIEWS) {
    await mkdir(FOLDER, { recursive: true });
    await page.goto("/");
    const games = ((await (await request.get("/api/games")).json()) as { id: string }[]).map(({ id }) => id);
    for (const name of names)
      await writeFile(join(FOLDER, `${name}.png`), await draw(page, Math.max(0, games.indexOf(name))));
    return;
  }
  for (const name of names) {
    const answer = await request.get(`/previews/${name}.png`);
    expect(answer.headers()["content-type"], name).toBe("image/png");
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], name).toEqual([WIDTH, HEIGHT]);
  }
  // The head of the page names it with a whole address, as those who show links want it.
  await page.goto("/how/heat");
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(picture).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/previews\/heat\.png$/);
  expect((await request.get(picture!)).ok()).toBe(true);
});
