// The games that have a folder here, each by its card. A folder with a card is all that a new game needs.

import type { GameCard } from "./contract";

const found = import.meta.glob<{ card: GameCard }>("./*/card.ts", { eager: true });

export const cards: GameCard[] = Object.values(found).map((module) => module.card);

export function cardOf(id: string): GameCard | null {
  return cards.find((card) => card.id === id) ?? null;
}
