import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Gallery from "./Gallery.svelte";

export const game: GameModule = { id: "heat", Board, Gallery };
