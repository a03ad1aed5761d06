/** The clauses of which there is a picture. */
export const PICTURED = ["TR-4.2", "TR-4.3", "TR-4.4", "TR-4.5"] as const;
