// Who is signed in, and what the server offers.

import { api, faultOf } from "./api";
import type { GameTold, PersonTold } from "./types";

class Session {
  me = $state.raw<PersonTold | null>(null);
  games = $state.raw<GameTold[]>([]);
  /** Whether the server has said who we are. */
  known = $state(false);

  async load(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (thrown) {
      if (faultOf(thrown).code !== "not_signed_in") throw thrown;
      this.me = null;
    } finally {
      this.known = true;
    }
  }

  async loadGames(): Promise<GameTold[]> {
    if (this.games.length === 0) this.games = await api.games();
    return this.games;
  }

  /** Whoever does something without being signed in becomes a guest by it. */
  async someone(): Promise<PersonTold> {
    this.me ??= await api.guest();
    return this.me;
  }
}

export const session = new Session();
