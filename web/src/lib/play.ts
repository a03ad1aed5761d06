// Ways to a table.

import { cardOf } from "../games/registry";
import { api } from "./api";
import { go } from "./location.svelte";
import { session } from "./session.svelte";
import type { GameTold } from "./types";

/** How many play a game best, as far as the page knows it. */
export const bestSeats = (game: GameTold): number =>
  Math.min(game.most_seats, Math.max(game.least_seats, cardOf(game.id)?.bestSeats ?? 2));

/** One click to a running table against bots of middling strength. */
export async function playBot(game: GameTold): Promise<void> {
  await session.someone();
  const bot = game.bots.includes("greedy") ? "greedy" : game.bots.at(-1);
  const seats = bestSeats(game);
  const bots = bot === undefined ? [] : Array<string>(seats - 1).fill(bot);
  const { id } = await api.create({ game: game.id, seats, bots });
  await api.start(id);
  go(`/t/${id}`);
}

/** Sits down at the first table of this kind. */
export async function quickMatch(game: string, seats: number): Promise<void> {
  await session.someone();
  const { id } = await api.quickMatch(game, seats);
  go(`/t/${id}?quick`);
}
