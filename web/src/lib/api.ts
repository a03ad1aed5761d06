// The HTTP side of the server.

import type { Lang } from "./catalogues";
import type { Eyes } from "./replayAddress";
import type {
  FaultTold,
  GameTold,
  HindsightTold,
  HintTold,
  HistoryTold,
  MomentTold,
  NewTable,
  PersonTold,
  RatingTold,
  RematchTold,
  RulesTold,
  SessionTold,
  TableListed,
  TableTold,
  TextTold,
  Update,
} from "./types";

/** What I add to the dice of a table when I sit down, so that its server does not choose them alone. */
function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What was asked for was not done, and the server said why. */
export class Fault extends Error {
  constructor(readonly told: FaultTold) {
    super(told.text);
  }
}

/** The fault behind whatever was thrown. */
export function faultOf(thrown: unknown): FaultTold {
  return thrown instanceof Fault ? thrown.told : { code: "offline", text: String(thrown) };
}

/** How far the server's time of day is ahead of ours, in milliseconds. */
let ahead = 0;

/** The server's time of day. */
export function serverNow(): number {
  return Date.now() + ahead;
}

function noteTime(response: Response, askedAt: number): void {
  const date = Date.parse(response.headers.get("date") ?? "");
  // The header counts whole seconds, so only a larger gap means that the clocks differ.
  const gap = date + 500 - (askedAt + Date.now()) / 2;
  if (!Number.isNaN(date)) ahead = Math.abs(gap) > 1500 ? gap : 0;
}

/** The fault that an answer tells of. */
function told(response: Response, said: unknown): Fault {
  const unknown = { code: "offline", text: response.statusText };
  return new Fault(said !== null && typeof said === "object" && "code" in said ? (said as FaultTold) : unknown);
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const askedAt = Date.now();
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) });
  noteTime(response, askedAt);
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return said as T;
  throw told(response, said);
}

/** What is no JSON but a text for people. */
async function read(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw told(response, await response.json().catch(() => null));
  return response.text();
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export function withQuery(path: string, query: Record<string, string | null>): string {
  const said = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`;
}

/** With whose eyes something is asked: one's own if nothing is said. */
const as = (eyes: Eyes | null): Record<string, string | null> =>
  eyes === "spectator" ? { spectator: "true" } : { seat: eyes === null ? null : String(eyes) };

/** Every update of a viewer. A long table comes a piece at a time. */
async function history(id: string, eyes: Eyes | null): Promise<Update[]> {
  const updates: Update[] = [];
  for (let from: number | null = 0; from !== null;) {
    const asked = { ...as(eyes), from: from.toString() };
    const piece: HistoryTold = await get<HistoryTold>(withQuery(`${at(id)}/history`, asked));
    updates.push(...piece.updates);
    from = piece.next;
  }
  return updates;
}

export const api = {
  games: () => get<GameTold[]>("/games"),
  rules: (game: string, lang: Lang) => get<RulesTold>(withQuery(`/rules/${game}`, { lang })),

  licences: () => read("/licences.txt"),

  guest: () => post<PersonTold>("/guest"),
  signIn: (name: string, password: string) => post<PersonTold>("/sign-in", { name, password }),
  signOut: () => post<unknown>("/sign-out"),
  me: () => get<PersonTold>("/me"),
  rename: (name: string) => ask<PersonTold>("PATCH", "/me", { name }),
  keep: (password: string, old: string | null) =>
    post<PersonTold>("/me/password", { password, ...(old === null ? {} : { old }) }),
  forgetMe: () => ask<unknown>("DELETE", "/me"),
  myTables: () => get<TableListed[]>("/me/tables"),
  myRatings: () => get<RatingTold[]>("/me/ratings"),
  mySessions: () => get<SessionTold[]>("/me/sessions"),
  endSession: (id: string) => ask<unknown>("DELETE", `/me/sessions/${id}`),
  exportMe: () => get<unknown>("/me/export"),

  lobby: (game: string | null, status: "open" | "running") =>
    get<TableListed[]>(withQuery("/tables", { game, status })),
  quickMatch: (game: string, seats: number) => post<TableTold>("/quick-match", { game, seats, nonce: nonce() }),
  create: (wish: NewTable) => post<TableTold>("/tables", { ...wish, nonce: nonce() }),
  learn: (game: string) => post<TableTold>(`/lessons/${encodeURIComponent(game)}`),
  table: (id: string) => get<TableTold>(at(id)),
  sit: (id: string, seat: number | null, invite: string | null) =>
    post<unknown>(`${at(id)}/sit`, {
      ...(seat === null ? {} : { seat }),
      ...(invite === null ? {} : { invite }),
      nonce: nonce(),
    }),
  standUp: (id: string) => post<unknown>(`${at(id)}/stand-up`),
  place: (id: string, seat: number, bot: string | null) =>
    post<unknown>(`${at(id)}/place`, bot === null ? { seat } : { seat, bot }),
  paint: (id: string, colour: string) => post<unknown>(`${at(id)}/paint`, { colour }),
  start: (id: string) => post<unknown>(`${at(id)}/start`),
  rematch: (id: string) => post<RematchTold>(`${at(id)}/rematch`, { nonce: nonce() }),
  why: (id: string, action: unknown) => post<unknown>(`${at(id)}/why`, { action }),
  hint: (id: string) => get<HintTold>(`${at(id)}/hint`),
  text: (id: string) => get<TextTold>(`${at(id)}/text`),
  history,
  /** What decided a table that is over, and its figures. */
  hindsight: (id: string, eyes: Eyes | null) => get<HindsightTold>(withQuery(`${at(id)}/hindsight`, as(eyes))),
  /** The number that a position of one viewer has for another. */
  moment: async (id: string, from: Eyes, number: number, to: Eyes): Promise<number> => {
    const asked = { ...as(from), number: String(number), to: to === "spectator" ? null : String(to) };
    return (await get<MomentTold>(withQuery(`${at(id)}/moment`, asked))).number;
  },
  record: (id: string) => get<unknown>(`${at(id)}/record`),
};
