// Every screen, visited once: in every language nothing is missing and nothing is left in another one; in both themes and in the
// widths of a desk, a tablet and a phone nothing sticks out sideways and nothing keeps anybody out. With CROSSROADS_PICTURES=1
// there is also a picture of each to look at.

import AxeBuilder from "@axe-core/playwright";
import type { AxeResults } from "axe-core";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GAMES, type Screen } from "./roster";
import { open, openAt, ready, SCREENS } from "./screens";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const soft = expect.configure({ soft: true });

test("every game of the server is tested here", async ({ page }) => {
  const games = (await (await page.request.get("/api/games")).json()) as { id: string }[];
  expect(Object.keys(GAMES).sort()).toEqual(games.map(({ id }) => id).sort());
  for (const [id, { screens }] of Object.entries(GAMES)) expect(Object.keys(screens), id).not.toEqual([]);
});

// Words

/** The languages that have a catalogue; English, which the tests speak, comes last. */
const LANGUAGES = readdirSync(here("../src/messages"))
  .flatMap((file) => /^([\w-]+)\.ftl$/.exec(file)?.[1] ?? [])
  .sort((a, b) => Number(a === "en") - Number(b === "en"));

/** A message of the page that needs nothing put into it. */
function message(lang: string, id: string): string {
  const source = readFileSync(here(`../src/messages/${lang}.ftl`), "utf8");
  return new RegExp(`^${id} = (.*)$`, "m").exec(source)![1]!;
}

/** The ids of all messages: none of them is a word that a person should read. */
function messageIds(): Set<string> {
  const files = Object.keys(GAMES).map((game) => here(`../../crates/games/${game}/messages/en.ftl`));
  const sources = [here("../src/messages/en.ftl"), ...files].map((file) => readFileSync(file, "utf8"));
  const ids = sources.flatMap((source) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!));
  return new Set(ids.filter((id) => id.includes("-")));
}

const ids = messageIds();

/** All that a page says, to eyes and to screen readers. */
function allWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      // Code is the notation of the rules, the same in every language; so is what its author wrote in one, and what people call
      // themselves.
      const foreign = texts.currentNode.parentElement?.closest(
        "noscript, script, style, code, [translate=no], a[href^='/people/']",
      );
      if (!foreign) said.push(texts.currentNode.nodeValue ?? "");
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name) ?? "");
    }
    return said.map((text) => text.trim()).filter((text) => text !== "");
  });
}

/** What stays as it is in every language: names of guests, of games and of languages, keys, addresses, drawings, clauses. */
const NAMES =
  /[A-Z][a-z]+ [A-Z][a-z]+ \d+|Crossroads|Railroad Ink|Blazing Red|HEAT: Pedal to the Metal|Thunder Road: Vendetta|Steampunk Rally|English|Enter|Esc|https?:\S+|\b[0-9a-f]{64}\b|\b(?:\d\d)?[HRL-]{4}|\bx-[hr]{4}\b|\b[NESW]{4}\b|\b[A-Z]{2,}-\d+\.\d+/g;

const isForeign = (text: string): boolean => /[A-Za-z]{4,}/.test(text.replaceAll(NAMES, ""));

/** Chooses a language as a person does: below the page, or, where a board has the whole window, in the profile. */
async function choose(page: Page, lang: string): Promise<void> {
  const button = page.locator(`footer button[lang="${lang}"]`);
  const away = /^\/[tr]\//.test(new URL(page.url()).pathname);
  if (away) await page.locator("header a.me").click();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  // The page says which language it speaks when it speaks it.
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  if (away) await page.goBack();
  await expect(page.locator("header a.home")).toHaveAccessibleName(message(lang, "nav-home"));
}

/** Nothing is missing, nothing is left in another language, and nothing is loaded anew. */
async function speaksEveryLanguage(page: Page, screen: Screen): Promise<void> {
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  for (const lang of LANGUAGES) {
    await choose(page, lang);
    await ready(page, screen);
    const said = await allWords(page);
    const holes = said.filter((text) => /[{}]/.test(text));
    soft(holes, `holes in ${lang}`).toEqual([]);
    const raw = said.filter((text) => text.split(/[^\w-]+/).some((word) => ids.has(word)));
    soft(raw, `raw ids in ${lang}`).toEqual([]);
    if (lang !== "en") soft(said.filter(isForeign), `not ${lang}`).toEqual([]);
  }
  expect(await page.evaluate(() => "samePage" in window)).toBe(true);
}

// Looks

const THEMES = ["light", "dark"] as const;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Settles when the page has been laid out and painted as it now is, boards that measure themselves included. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** How far the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whoever speaks to the page says what they read. What is written in drawings is no name, and hidden meanwhile. */
async function unspoken(page: Page): Promise<AxeResults["violations"]> {
  await page.evaluate(() => {
    const blank = new CSSStyleSheet();
    blank.replaceSync("[aria-hidden='true'] { display: none !important }");
    document.adoptedStyleSheets.push(blank);
  });
  const axe = new AxeBuilder({ page }).withRules(["label-content-name-mismatch"]);
  const { violations } = await axe.setLegacyMode().analyze();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return violations;
}

/** What can bar somebody in one theme and not in the other. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

async function barriers(page: Page, rules: "all" | "of colours"): Promise<string[]> {
  // A drawing is hidden from assistive technology as a whole; to walk through its thousands of lines only takes time.
  const axe = new AxeBuilder({ page }).exclude("svg[aria-hidden=true] > *").options({ resultTypes: ["violations"] });
  if (rules === "of colours") axe.withRules(OF_COLOURS);
  const { violations } = await axe.setLegacyMode().analyze();
  // What is called how, is the same on a phone.
  if (rules === "all" && page.viewportSize()!.width > PHONE.viewport.width) violations.push(...(await unspoken(page)));
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`));
}

/**
 * A picture of a screen. The rules are shown as far as their first window: the rest looks the same. So are other long pages in
 * the dark: to paint all of a gallery anew without a graphics card takes its time.
 */
async function takePicture(page: Page, name: string, width: number, theme: string): Promise<void> {
  if (!process.env.CROSSROADS_PICTURES) return;
  const path = here(`screenshots/${name.replaceAll(" ", "-")}-${width}-${theme}.png`);
  const fullPage = name !== "rules" && name !== "licences" && theme === "light";
  await page.screenshot({ path, animations: "disabled", fullPage, timeout: 90_000 });
}

/** Looks at the page as wide as it is, in one theme. */
async function looks(page: Page, name: string, theme: (typeof THEMES)[number]): Promise<void> {
  const { width } = page.viewportSize()!;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await painted(page);
  await takePicture(page, name, width, theme);
  soft(await overhang(page), `${name} at ${width} sticks out`).toBeLessThanOrEqual(0);
}

async function letsEverybodyIn(page: Page, name: string, theme: (typeof THEMES)[number]): Promise<void> {
  soft(
    await barriers(page, theme === "light" ? "all" : "of colours"),
    `${name} at ${page.viewportSize()!.width}`,
  ).toEqual([]);
}

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`${name}, in every language, theme and width`, async ({ page, newcomer }) => {
    const path = await open(page, screen);
    if (!screen.onlyRead) {
      for (const theme of THEMES) {
        // Colours make nothing wider; in the dark a tablet is looked at where somebody wants to see it.
        if (theme === "light" || process.env.CROSSROADS_PICTURES) {
          await page.setViewportSize({ width: 1024, height: 768 });
          await looks(page, name, theme);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
        await looks(page, name, theme);
        if (theme === "light" || !screen.long) await letsEverybodyIn(page, name, theme);
      }
    }
    await speaksEveryLanguage(page, screen);
    if (screen.onlyRead) return;

    // The same person picks up a phone.
    const phone = await newcomer({ ...PHONE, storageState: await page.context().storageState() });
    await page.close();
    await openAt(phone, path, screen);
    for (const theme of THEMES) {
      await looks(phone, name, theme);
      if (!screen.long) await letsEverybodyIn(phone, name, theme);
    }
  });
}

test("the colours are changed on the page itself, and it remembers them", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/lobby");
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Dark colours" }).click();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect(page.getByRole("button", { name: "Light colours" })).toBeVisible();
  expect(await ground()).not.toBe(light);
});

test("by finger: a tap shows, a tap turns, a button draws", async ({ newcomer }) => {
  const page = await newcomer(PHONE);
  await open(page, SCREENS.table!);
  const drawn = page.locator(".ri .board .number");
  const before = await drawn.count();
  const ghost = page.locator(".ri .thought .turning");
  for (const cell of await page.locator(".ri .cells .open").all()) {
    await cell.tap();
    await expect(ghost).toBeVisible();
    // What fits in one way only cannot be turned.
    if ((await page.locator(".ri .thought .turns").count()) === 0) continue;
    const shape = await ghost.innerHTML();
    await cell.tap();
    await expect.poll(() => ghost.innerHTML()).not.toBe(shape);
    break;
  }
  await expect(drawn).toHaveCount(before);
  await page.getByRole("button", { name: "Draw", exact: true }).tap();
  await expect(drawn).toHaveCount(before + 1);
});
