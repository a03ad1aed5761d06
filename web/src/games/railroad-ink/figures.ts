// The boards beside clauses. They are data of the rules, where a test counts what is lit on them.

import figures from "../../../../crates/games/railroad-ink/rules/figures.json";
import type { Expansion, Marks } from "../../generated/railroad-ink";
import type { Line } from "./scene";

export interface Figure {
  /** What is drawn, and where craters are, between spaces. */
  drawings?: string;
  craters?: string;
  expansion?: Expansion;
  line?: Line;
  marks: Marks;
  /** The cells that a meteor goes over from the centre. */
  meteor?: string;
}

export const FIGURES = figures as unknown as Readonly<Record<string, Figure>>;

/** The clauses of which there is a picture. */
export const PICTURED: readonly string[] = Object.keys(FIGURES);
