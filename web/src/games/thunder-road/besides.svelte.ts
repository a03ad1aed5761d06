// What only expansions bring is fetched when the first table needs it: how it moves, the signs of its commands, and its cards.

import type { Command } from "../../generated/thunder-road";
import { learnMotions } from "./motion";
import { COMMANDS, type Drawn } from "./symbols";

export type Shop = typeof import("./shop");

let signs = $state.raw<Partial<Record<Command, Drawn>>>(COMMANDS);
let shop = $state.raw<Shop | null>(null);

/** The sign of a command; an empty one until it is there. */
export const commandSign = (command: Command): Drawn => signs[command] ?? {};

/** Leaders, upgrades and cards; none until they are there. */
export const theShop = (): Shop | null => shop;

export async function learnBesides(): Promise<void> {
  const [motions, { SIGNS }, cards] = await Promise.all([
    import("./motionBesides"),
    import("./commandSigns"),
    import("./shop"),
  ]);
  learnMotions(motions.BESIDES);
  signs = { ...COMMANDS, ...SIGNS };
  shop = cards;
}
