// Which clause says what a thing on the table does. A test looks each of them up in the rulebook.

import type { Line } from "./scene";

export const CLAUSES = {
  die: "RI-4.1",
  volcano: "RI-9.1",
  meteor: "RI-8.1",
  special: "RI-5.1",
  score: "RI-7.1",
} as const;

export const LINES: Record<Line, string> = {
  networks: "RI-7.3",
  highway: "RI-7.7",
  railway: "RI-7.8",
  centre: "RI-7.14",
  errors: "RI-7.16",
  expansion: "RI-7.21",
};

/** All of them, for the test that looks them up. */
export const ALL: readonly string[] = [...Object.values(CLAUSES), ...Object.values(LINES)];
