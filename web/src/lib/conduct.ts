// What the server is asked of people and their conduct; a table does without.

import { get, post } from "./api";
import type { ModerationTold, PardonWish, PersonTold, ProfileTold, RatedTold, SentenceWish } from "./types";

export const conduct = {
  resign: (id: string) => post<unknown>(`/tables/${encodeURIComponent(id)}/resign`),
  person: (id: string) => get<ProfileTold>(`/people/${encodeURIComponent(id)}`),
  block: (id: string, blocked: boolean) => post<unknown>(`/people/${encodeURIComponent(id)}/block`, { blocked }),
  myBlocks: () => get<PersonTold[]>("/me/blocks"),
  report: (about: string, table: string | null, reason: string) =>
    post<unknown>("/reports", { about, reason, ...(table === null ? {} : { table }) }),
  ladder: (game: string) => get<RatedTold[]>(`/ratings/${encodeURIComponent(game)}`),

  moderation: () => get<ModerationTold>("/moderation"),
  closeReport: (id: string, reason: string) =>
    post<unknown>(`/moderation/reports/${encodeURIComponent(id)}/close`, { reason }),
  sentence: (wish: SentenceWish) => post<unknown>("/moderation/sentences", wish),
  pardon: (wish: PardonWish) => post<unknown>("/moderation/pardons", wish),
};
