// How a game tells its turns. It is fetched with the first of them: a table that is only looked at does without.

import type { GameModule, Telling } from "../games/contract";

export class Storybook {
  cue = $state.raw<Telling | null>(null);
  readonly #game: () => Promise<GameModule> | undefined;

  constructor(game: () => Promise<GameModule> | undefined) {
    this.#game = game;
  }

  learn = async (): Promise<void> => {
    this.cue ??= (await (await this.#game())?.story()) ?? null;
  };
}
