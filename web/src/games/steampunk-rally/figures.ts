/** The clauses of which there is a picture. */
export const PICTURED = ["SR-12.1", "SR-12.2", "SR-12.3"] as const;
export type Pictured = (typeof PICTURED)[number];
