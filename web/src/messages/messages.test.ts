import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const raw = (glob: Record<string, unknown>) => glob as Record<string, string>;
const CATALOGUES = raw(import.meta.glob("./*.ftl", { query: "?raw", import: "default", eager: true }));
const SOURCES = raw(
  import.meta.glob(
    [
      "../lib/*.ts",
      "../coach/*.svelte",
      "../screens/*.svelte",
      "../ui/*.svelte",
      "../App.svelte",
      "../games/kit/*.{ts,svelte}",
      "../games/*/*.svelte",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);

/** The ids of a catalogue with the variables each of them uses. */
function variables(source: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const message of source.split(/\n(?=[a-z])/).filter((text) => /^[a-z]/.test(text))) {
    const id = message.slice(0, message.indexOf(" "));
    found[id] = [...new Set(message.match(/\$\w+/g) ?? [])].sort();
  }
  return found;
}

describe("the page's catalogues", () => {
  const english = variables(CATALOGUES["./en.ftl"] ?? "");

  it("hold the same messages in every language", () => {
    expect(Object.keys(english).length).toBeGreaterThan(100);
    for (const [name, source] of Object.entries(CATALOGUES)) {
      expect(variables(source), name).toEqual(english);
      expect(new FluentResource(source).body.length, name).toBe(Object.keys(english).length);
    }
  });

  it("have words for everything the page says", () => {
    for (const [name, source] of Object.entries(SOURCES)) {
      for (const [, id] of source.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)) {
        expect(english, `${name}: ${id}`).toHaveProperty(id!);
      }
    }
  });

  it("say nothing that no page asks for", () => {
    const all = Object.values(SOURCES).join("\n");
    const made =
      /^(pace|stride|fault|bot|game|colour|stand-in|status|lobby|clock|new|theme|me-session|seat|log|chat|table|unrated|deed|banned)-?/;
    const unused = Object.keys(english).filter((id) => !all.includes(`"${id}"`) && !made.test(id));
    expect(unused).toEqual([]);
  });
});
