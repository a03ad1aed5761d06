// Which clause says what a thing on the track does. A test looks each of them up in the rulebook.

export const CLAUSES = {
  corner: "HEAT-11.3",
  gear: "HEAT-4.1",
  card: "HEAT-5.1",
  engine: "HEAT-14.1",
  deck: "HEAT-13.1",
  discard: "HEAT-12.1",
  driver: "HEAT-3.1",
  legend: "LEG-1",
  slipstream: "HEAT-10.1",
  adrenaline: "HEAT-8.1",
  plus: "HEAT-7.1",
  react: "HEAT-9.1",
  cluttered: "HEAT-5.5",
  price: "HEAT-11.3",
  spinOut: "HEAT-11.5",
  finish: "HEAT-16.1",
} as const;

/** All of them, for the test that looks them up. */
export const ALL: readonly string[] = Object.values(CLAUSES);
