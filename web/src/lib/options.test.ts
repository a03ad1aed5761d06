import { describe, expect, test } from "vitest";
import { groupsOf, presetOf, withPreset } from "./options";
import type { GameTold, OptionRow } from "./types";

const row = (id: string, kind: OptionRow["kind"], more: Partial<OptionRow> = {}): OptionRow => ({
  id,
  kind,
  clause: "X-1",
  main: true,
  on: false,
  named: null,
  seat: null,
  plain: false,
  ...more,
});

const game = {
  options: [
    row("fire", "switch"),
    row("ice", "switch", { on: true }),
    row("track", { choice: ["long", "short"] }),
    row("colour_1", { choice: ["any", "red"] }, { seat: 1 }),
  ],
  presets: [
    { id: "base", sets: [] },
    {
      id: "hot",
      sets: [
        ["fire", true],
        ["ice", false],
      ],
    },
  ],
} as unknown as GameTold;
const [base, hot] = game.presets;
const usual = { fire: false, ice: true, track: "long", colour_1: "any" };

describe("presets", () => {
  test("what a preset does not set goes back to what it is by itself", () => {
    const mixed = { ...usual, track: "short" };
    expect(withPreset(game, hot!, mixed)).toEqual({ ...usual, fire: true, ice: false });
    expect(withPreset(game, base!, withPreset(game, hot!, mixed))).toEqual(usual);
  });

  test("a preset is known again, until a switch is changed", () => {
    expect(presetOf(game, usual)).toBe(base);
    expect(presetOf(game, { ...usual, fire: true, ice: false })).toBe(hot);
    expect(presetOf(game, { ...usual, fire: true })).toBeUndefined();
  });

  test("what is about one seat is nobody else's business", () => {
    const red = { ...usual, colour_1: "red" };
    expect(presetOf(game, red)).toBe(base);
    expect(withPreset(game, hot!, red).colour_1).toBe("red");
  });
});

describe("the groups of options", () => {
  test("a switch that a preset stands for waits behind the fold, and so does what is no main option", () => {
    const fine = row("fine", "switch", { main: false });
    const own = row("own", "switch");
    const { asked, folded } = groupsOf(game, [...game.options, fine, own]);
    expect(asked.map(({ id }) => id)).toEqual(["track", "colour_1", "own"]);
    expect(folded.map(({ id }) => id)).toEqual(["fire", "ice", "fine"]);
  });
});
