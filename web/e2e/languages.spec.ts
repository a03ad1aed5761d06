// Every screen in every language: nothing is missing, nothing is left in another one, and nothing is loaded anew.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { open, ready, SCREENS } from "./screens";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

const LANGUAGES = { ru: "Русский", uk: "Українська", en: "English" };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A message of the page that needs nothing put into it. */
function message(lang: string, id: string): string {
  const source = readFileSync(here(`../src/messages/${lang}.ftl`), "utf8");
  return new RegExp(`^${id} = (.*)$`, "m").exec(source)![1]!;
}

/** The ids of all messages: none of them is a word that a person should read. */
function messageIds(): Set<string> {
  const games = here("../../crates/games");
  const files = [
    here("../src/messages/en.ftl"),
    ...readdirSync(games).map((game) => `${games}/${game}/messages/en.ftl`),
  ];
  const ids = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!),
  );
  return new Set(ids.filter((id) => id.includes("-")));
}

/** All that a page says, to eyes and to screen readers. */
function allWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      // Code is the notation of the rules, the same in every language.
      const foreign = texts.currentNode.parentElement?.closest("noscript, script, style, code");
      if (!foreign) said.push(texts.currentNode.nodeValue ?? "");
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name) ?? "");
    }
    return said.map((text) => text.trim()).filter((text) => text !== "");
  });
}

/** What stays as it is in every language: names of guests, of games and of languages, keys, addresses, drawings. */
const NAMES =
  /[A-Z][a-z]+ [A-Z][a-z]+ \d+|Crossroads|Railroad Ink|Blazing Red|HEAT: Pedal to the Metal|Thunder Road: Vendetta|Steampunk Rally|English|Enter|Esc|https?:\S+|\b[0-9a-f]{64}\b|\b(?:\d\d)?[HRL-]{4}|\bx-[hr]{4}\b|\b[NESW]{4}\b/g;

const isForeign = (text: string): boolean => /[A-Za-z]{4,}/.test(text.replaceAll(NAMES, ""));

/** Chooses a language as a person does: below the page, or, where a board has the whole window, in the profile. */
async function choose(page: Page, language: string): Promise<void> {
  const button = page.locator("footer").getByRole("button", { name: language });
  const away = !(await button.isVisible());
  if (away) await page.locator("header a.me").click();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  if (away) await page.goBack();
}

const ids = messageIds();

for (const name of SCREENS) {
  test(`${name} speaks every language`, async ({ page }) => {
    await open(page, name);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    for (const [lang, language] of Object.entries(LANGUAGES)) {
      await choose(page, language);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("header a.home")).toHaveAccessibleName(message(lang, "nav-home"));
      await ready(page, name);
      const said = await allWords(page);
      expect
        .soft(
          said.filter((text) => /[{}]/.test(text)),
          `holes in ${lang}`,
        )
        .toEqual([]);
      const raw = said.filter((text) => text.split(/[^\w-]+/).some((word) => ids.has(word)));
      expect.soft(raw, `raw ids in ${lang}`).toEqual([]);
      if (lang !== "en") expect.soft(said.filter(isForeign), `not ${lang}`).toEqual([]);
    }
    expect(await page.evaluate(() => "samePage" in window)).toBe(true);
  });
}
