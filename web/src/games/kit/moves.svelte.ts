import { untrack } from "svelte";
import type { BoardProps, Motion } from "../contract";

/** Lets a board move: everything is where its view has it, until the director shows what comes next. */
export function moves<View, Event>(
  motion: Motion<View, Event>,
  board: () => Pick<BoardProps<View, unknown, Event>, "view" | "perform">,
): void {
  $effect.pre(() => {
    const { view } = board();
    untrack(() => motion.end(view));
  });
  $effect(() => {
    const { perform } = board();
    return perform(motion);
  });
}
