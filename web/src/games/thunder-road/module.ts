import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { learnMotions } from "./motion";

export const game: GameModule = {
  id: "thunder-road",
  Board,
  story: async () => {
    const [{ cue }, { USUAL }] = await Promise.all([import("./story"), import("./motionUsual")]);
    learnMotions(USUAL);
    return cue;
  },
};
