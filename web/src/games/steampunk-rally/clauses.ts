// Which clause says what a thing of the machine or the track does. A test looks each of them up in the rulebook.

export const CLAUSES = {
  terrain: "SR-15.1",
  challenge: "SR-17.1",
  part: "SR-1.7",
  boost: "SR-11.1",
  die: "SR-7.1",
  gauge: "SR-1.9",
  cogs: "SR-14.11",
  bulb: "SR-7.17",
  valves: "SR-17.14",
  inventor: "SR-3.1",
  fire: "SR-7.8",
  damage: "SR-14.7",
  breakdown: "SR-14.8",
  explosion: "SR-9.1",
  motion: "SR-14.12",
  owes: "SR-8.2",
  lastRound: "SR-18.3",
} as const;

/** All of them, for the test that looks them up. */
export const ALL: readonly string[] = Object.values(CLAUSES);
