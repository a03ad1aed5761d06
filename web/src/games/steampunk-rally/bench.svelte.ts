// The own machine under the hands: cards are moved here, and the table hears of it once everything hangs together.

import { same } from "../kit/actions";
import type { Action, Cell, Part } from "../../generated/steampunk-rally";
import { freeCells, moved } from "./layout";
import { type Place } from "./scene";

export class Bench {
  /** Whether parts are lifted by a click. */
  moving = $state(false);
  /** Whether a click discards a part. */
  scrapping = $state(false);
  /** The card in hand. */
  lifted = $state<Place | null>(null);
  /** Where the cards are to lie, as long as the table does not know. */
  cells = $state.raw<Cell[] | null>(null);
  #known: Part[] = [];

  /** Whether somebody is moving cards. */
  get isInUse(): boolean {
    return this.lifted !== null || this.cells !== null;
  }

  /** The machine as it lies on this bench. */
  laid(machine: readonly Part[]): Part[] {
    const cells = this.cells;
    return cells === null ? [...machine] : machine.map((part, place) => ({ ...part, cell: cells[place] ?? part.cell }));
  }

  /** Where the lifted card could be laid down. */
  spots(machine: readonly Part[]): Cell[] {
    return this.lifted === null ? [] : freeCells(this.laid(machine).map(({ cell }) => cell));
  }

  /** The table has spoken: what was begun on another machine than this is forgotten. */
  hear(machine: readonly Part[], may: boolean): void {
    const changed = !same(
      machine.map(({ card, cell }) => [card, cell]),
      this.#known.map(({ card, cell }) => [card, cell]),
    );
    this.#known = [...machine];
    if (changed || !may) this.putBack();
    if (!may) this.moving = false;
    if (changed || !may) this.scrapping = false;
  }

  /** All cards lie as the table has them. */
  putBack(): void {
    this.cells = null;
    this.lifted = null;
  }

  /** The lifted card is laid here; what lay there changes places with it. */
  drop(machine: readonly Part[], cell: Cell | null): void {
    const place = this.lifted;
    this.lifted = null;
    if (place === null || cell === null) return;
    const now = machine.map((part) => part.cell);
    const next = moved(this.cells ?? now, place, cell);
    this.cells = same(next, now) ? null : next;
  }

  /** The act that lays the machine out so, with the part in use if it is dropped too. */
  plan(machine: readonly Part[], built: Cell | null = null): Action {
    const cells = this.cells ?? machine.map(({ cell }) => cell);
    return { lay: built === null ? cells : [...cells, built] };
  }
}
