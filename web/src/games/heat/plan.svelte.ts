// The own plan of a round: the gear, and the cards that are laid. Whoever changes it takes steps back and does others.

import { Carry } from "../kit/carry.svelte";
import * as scene from "./scene";
import type { BoardProps, Deed } from "../contract";
import type { Work } from "../kit/work.svelte";
import type { Action, Card, Event, View } from "../../generated/heat";

type Board = Pick<BoardProps<View, Action, Event>, "view" | "legal" | "seat" | "undo" | "play">;

/** So many steps back. */
const back = (steps: number): Deed<Action>[] => Array.from({ length: steps }, () => "undo");

export class Plan {
  /** A card of the hand, or the place of one that is laid. */
  readonly carry = new Carry<Card | number, "plan" | "hand">();
  readonly #board: () => Board;
  readonly #work: Work<Action>;

  constructor(board: () => Board, work: Work<Action>) {
    this.#board = board;
    this.#work = work;
  }

  readonly over = $derived.by(() => this.#board().view.phase === "over");
  readonly own = $derived.by(() => (this.over ? null : this.#board().view.own));
  readonly racing = $derived.by(() => {
    const { view, seat } = this.#board();
    return seat !== null && view.cars[seat]?.status === "racing";
  });
  readonly planning = $derived.by(() => this.#board().view.phase === "planning" && this.own !== null && this.racing);
  readonly gears = $derived.by(() => {
    const { view, seat } = this.#board();
    return this.own && seat !== null ? scene.gears(view, seat) : [];
  });
  readonly gear = $derived.by(() => this.gears.find((gear) => gear.chosen)?.gear ?? null);
  readonly laid = $derived.by(() => this.own?.laid ?? []);
  readonly forecast = $derived.by(() => this.own?.forecast ?? null);
  readonly retiring = $derived.by(() => this.own?.plan === "retiring");
  /** Whether it is for the others to plan. */
  readonly isMade = $derived.by(() => {
    const plan = this.own?.plan;
    return this.retiring || (typeof plan === "object" && "committed" in plan);
  });

  /** Another gear is chosen by taking the plan back; what can still be played is laid again. */
  async shift(gear: scene.GearChoice): Promise<void> {
    const { view, legal, undo, play } = this.#board();
    if (!this.planning || legal.length === 0 || gear.chosen) return;
    const action: Action = { shift_gear: gear.gear };
    const steps = scene.stepsToGear(view);
    if (steps === 0 || !gear.legal || !undo) {
      await (steps > 0 || !gear.legal ? this.#work.explain(action) : this.#work.try(action));
      return;
    }
    const cards = this.forecast?.cluttered ? [] : this.laid.slice(0, gear.gear);
    const laid = gear.fills ? cards.map((card): Deed<Action> => ({ act: { lay_card: card } })) : [];
    await this.#work.do(() => play([...back(steps), { act: action }, ...laid]));
  }

  /** Does with a card of the hand what is to be done with it now. */
  async pick(card: Card): Promise<void> {
    const { view, legal } = this.#board();
    if (this.#work.busy || legal.length === 0) return;
    const { action } = scene.useOf(legal, card);
    if (action) await this.#work.send(action);
    else await this.#work.explain(scene.attempt(view, card));
  }

  takeBack(place: number): Promise<void> {
    const { view, play } = this.#board();
    return this.#work.do(() => play(back(scene.stepsToCard(view, place))));
  }

  /** A card is carried from the hand to the plan, where a click would have put it too. */
  carryCard(event: PointerEvent, card: Card): void {
    if (this.#board().legal.length === 0 || this.#work.busy) return;
    this.carry.start(event, card, (target) => {
      if (target === "plan") void this.pick(card);
    });
  }

  /** And from the plan back to the hand. */
  carryBack(event: PointerEvent, place: number): void {
    if (!this.#board().undo || this.#work.busy) return;
    this.carry.start(event, place, (target) => {
      if (target !== "plan") void this.takeBack(place);
    });
  }

  /** The card that is carried. */
  carried(what: Card | number): Card | null {
    return typeof what === "number" ? (this.laid[what] ?? null) : what;
  }
}
