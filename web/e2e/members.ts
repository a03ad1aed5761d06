// People with names of their own, whose tables are rated.

import { expect, request as playwright, type APIRequestContext } from "@playwright/test";
import { post, type Told } from "./player";

export const PASSWORD = "correct horse";
let many = 0;

/** Somebody with a name of their own. Two words and a number are a name, and no foreign words, in every language. */
export async function member(request: APIRequestContext, name: string): Promise<string> {
  const own = `${name} ${process.pid}${many++}`;
  await post(request, "/api/guest", { name: own });
  await post(request, "/api/me/password", { password: PASSWORD });
  return own;
}

/** Everybody at a table takes the first thing that is legal, again and again, until it is over. */
export async function playOut(id: string, people: readonly APIRequestContext[]): Promise<void> {
  for (;;) {
    for (const person of people) {
      const { legal }: { legal: unknown[] } = await (await person.get(`/api/tables/${id}/look`)).json();
      if (legal.length > 0) await post(person, `/api/tables/${id}/act`, { action: legal[0] });
    }
    const table: Told = await (await people[0]!.get(`/api/tables/${id}`)).json();
    if (table.status === "over") return;
  }
}

/** Two people sit down at a table, which starts. */
export async function tableOf(
  host: APIRequestContext,
  other: APIRequestContext,
  wish: Record<string, unknown> = {},
): Promise<string> {
  const { id } = await post<Told>(host, "/api/tables", { game: "railroad-ink", seats: 2, listed: true, ...wish });
  await post(other, `/api/tables/${id}/sit`);
  await post(host, `/api/tables/${id}/start`);
  return id;
}

/** A table that this browser's person, who has a name from now on, has played to its end against somebody else. */
export async function ratedTable(request: APIRequestContext): Promise<string> {
  await member(request, "Ana Fair");
  // The address of the server is that of the context.
  const { origin } = new URL((await request.get("/api/health")).url());
  const other = await playwright.newContext({ baseURL: origin });
  await member(other, "Bo Fair");
  const id = await tableOf(request, other);
  await playOut(id, [request, other]);
  await other.dispose();
  return id;
}

/** The id of the other person at a table of two. */
export async function somebodyElse(request: APIRequestContext, table: string): Promise<string> {
  const me: { id: string } = await (await request.get("/api/me")).json();
  const { seats }: { seats: { id: string }[] } = await (await request.get(`/api/tables/${table}`)).json();
  const other = seats.find(({ id }) => id !== me.id);
  expect(other).toBeDefined();
  return other!.id;
}
