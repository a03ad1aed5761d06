import type { View } from "../../generated/heat";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";

export const game: GameModule = {
  id: "heat",
  Board,
  starters: (view: View) => view.cars.length,
  story: async () => (await import("./story")).cue,
};
