// What only expansions bring is fetched when the first table needs it: how it moves, and the signs of its commands.

import type { Command } from "../../generated/thunder-road";
import { learnMotions } from "./motion";
import { COMMANDS, type Drawn } from "./symbols";

let signs = $state.raw<Partial<Record<Command, Drawn>>>(COMMANDS);

/** The sign of a command; an empty one until it is there. */
export const commandSign = (command: Command): Drawn => signs[command] ?? {};

export async function learnBesides(): Promise<void> {
  const [motions, { SIGNS }] = await Promise.all([import("./motionBesides"), import("./commandSigns")]);
  learnMotions(motions.BESIDES);
  signs = { ...COMMANDS, ...SIGNS };
}
