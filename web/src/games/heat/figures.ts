/** The clauses of which there is a picture. */
export const PICTURED = ["HEAT-1.2", "HEAT-1.3", "HEAT-3.4", "HEAT-6.4", "HEAT-6.5", "HEAT-10.1", "HEAT-11.6"] as const;
export type Pictured = (typeof PICTURED)[number];
