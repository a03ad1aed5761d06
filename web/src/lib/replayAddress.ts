// The address of a replay: which table, with whose eyes, at which position. Positions are counted by whoever sees them, so that
// an address without eyes means another moment for everybody who opens it: what the page writes always names them.

/** With whose eyes: a seat's, or a spectator's. */
export type Eyes = number | "spectator";

export interface Spot {
  /** Nothing if the address does not say. */
  eyes: Eyes | null;
  at: number;
}

const number = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** What an address says; those that earlier pages wrote (`?seat=1#7`) are understood too. */
export function readSpot(query: URLSearchParams, hash: string): Spot {
  const as = query.get("as");
  return {
    eyes: as === "spectator" ? as : number(as ?? query.get("seat")),
    at: number(query.get("at")) ?? number(hash) ?? 0,
  };
}

export function addressOf(id: string, eyes: Eyes | null, at: number): string {
  const said = [...(at > 0 ? [`at=${at}`] : []), ...(eyes === null ? [] : [`as=${eyes}`])];
  return `/r/${id}${said.length > 0 ? "?" : ""}${said.join("&")}`;
}
