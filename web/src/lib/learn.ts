// To a first game with a coach.

import { progress } from "../coach/progress";
import { api } from "./api";
import { go } from "./location.svelte";
import { session } from "./session.svelte";

/** One click to a first game: to the one that was left, or else to a new one. */
export async function learn(game: string): Promise<void> {
  await session.someone();
  const { id } = await api.learn(game);
  progress.begin(id, game);
  go(`/t/${id}`);
}
