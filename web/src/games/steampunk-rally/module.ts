import type { GameModule } from "../contract";
import Board from "./Board.svelte";

export const game: GameModule = { id: "steampunk-rally", Board, story: async () => (await import("./story")).cue };
