// Pictures of clauses that tell geometry: a game that has some says of which.

import type { Component } from "svelte";

interface Figures {
  default: Component<{ clause: string }>;
  clauses: readonly string[];
}

const FIGURES: Record<string, () => Promise<Figures>> = import.meta.glob<Figures>("../games/*/ClauseFigure.svelte");

export interface ClauseFigures {
  Figure: Component<{ clause: string }>;
  clauses: readonly string[];
}

/** The pictures of a game's clauses; none for a game that has none. */
export async function figuresOf(game: string): Promise<ClauseFigures | null> {
  const found = await FIGURES[`../games/${game}/ClauseFigure.svelte`]?.();
  return found ? { Figure: found.default, clauses: found.clauses } : null;
}
