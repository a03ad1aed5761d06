// What the options of a table are if nobody says otherwise, and what people know by one name.

import type { GameTold, OptionRow, Preset } from "./types";

export function defaultOf(row: OptionRow): unknown {
  if (row.kind === "switch") return row.on;
  return "choice" in row.kind ? row.kind.choice[0] : row.kind.number.default;
}

/** A preset says nothing of what is about a single seat. */
const ofTheTable = (game: GameTold): OptionRow[] => game.options.filter((row) => row.seat === null);

const settingOf = (preset: Preset, row: OptionRow): unknown =>
  preset.sets.find(([id]) => id === row.id)?.[1] ?? defaultOf(row);

/** The options with those of a preset in their place. */
export const withPreset = (
  game: GameTold,
  preset: Preset,
  options: Record<string, unknown>,
): Record<string, unknown> => ({
  ...options,
  ...Object.fromEntries(ofTheTable(game).map((row) => [row.id, settingOf(preset, row)])),
});

/** The preset that these options are; none if they are a mix of one's own. */
export const presetOf = (game: GameTold, options: Record<string, unknown>): Preset | undefined =>
  game.presets.find((preset) => ofTheTable(game).every((row) => options[row.id] === settingOf(preset, row)));

/**
 * The options of a table in two groups: what everybody who opens one is asked, and what can wait behind a fold. A switch that a
 * preset stands for can: whoever wants a box chooses the box.
 */
export function groupsOf(game: GameTold, rows: readonly OptionRow[]): { asked: OptionRow[]; folded: OptionRow[] } {
  const isOfBox = (row: OptionRow): boolean =>
    row.kind === "switch" && game.presets.some(({ sets }) => sets.some(([id]) => id === row.id));
  const isAsked = (row: OptionRow): boolean => row.main && !isOfBox(row);
  return { asked: rows.filter(isAsked), folded: rows.filter((row) => !isAsked(row)) };
}
