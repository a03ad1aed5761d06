// What the own hands do: the card and the die they hold, what they carry, what lies on the bench, and what is to be done with the
// pick once all have picked.

import { isLegal, kindOf, same } from "../kit/actions";
import { Carry } from "../kit/carry.svelte";
import type { Bench } from "./bench.svelte";
import type { Look } from "./look.svelte";
import * as scene from "./scene";
import type { BoardProps } from "../contract";
import type { Work } from "../kit/work.svelte";
import type {
  Action,
  Card as CardId,
  Cell,
  Deck,
  Die as FaceUp,
  Effect,
  Event,
  Part,
  View,
} from "../../generated/steampunk-rally";

type Board = Pick<BoardProps<View, Action, Event>, "view" | "legal" | "seat" | "act" | "why">;
type Carried = { die: scene.Die } | { card: CardId; deck: Deck } | { part: scene.Place; card: CardId };
type Target = { cell: number } | { part: scene.Place };

export class Hands {
  /** The die and the card in hand. */
  die = $state.raw<scene.Die | null>(null);
  held = $state<Deck | null>(null);
  /** What is to be done with the pick once all have picked. */
  #intent = $state.raw<Action | null>(null);
  readonly carry = new Carry<Carried, Target>();
  readonly bench: Bench;
  readonly #board: () => Board;
  readonly #look: Look;
  readonly #work: Work<Action>;

  constructor(board: () => Board, look: Look, bench: Bench, work: Work<Action>) {
    this.#board = board;
    this.#look = look;
    this.bench = bench;
    this.#work = work;
  }

  readonly kind = $derived.by(() => scene.phaseKind(this.#board().view.open.phase));
  readonly own = $derived.by(() => (this.#look.over ? null : scene.racerOf(this.#board().view, this.#board().seat)));
  readonly #forecast = $derived.by(() => this.#board().view.own?.forecast ?? null);
  /** The same, while the own machine is looked at. */
  readonly forecast = $derived.by(() => (this.#look.isOwn ? this.#forecast : null));
  /** Whether cards may be moved and parts discarded now. */
  readonly mayBuild = $derived.by(() => this.#board().legal.length > 0 && (this.#forecast?.may_build ?? false));
  /** The machine that is looked at, as it lies here. */
  readonly machine = $derived.by((): Part[] => {
    const machine = this.#look.racer?.machine ?? [];
    return this.#look.isOwn ? this.bench.laid(machine) : machine;
  });
  readonly lit = $derived.by(() => {
    if (!this.#look.isOwn) return null;
    const lawful = scene.litOf(this.#board().legal, this.#forecast);
    return this.bench.scrapping ? scene.scrapOf(lawful, this.machine) : lawful;
  });
  /** Where the card in hand would be joined. */
  readonly ghosts = $derived.by(() => {
    const fits = this.#look.isOwn && this.held !== null && this.kind === "pick";
    return fits ? (scene.fitOf(this.#board().view, this.held)?.cells ?? []) : [];
  });
  /** The parts that would take the die in hand. */
  readonly takers = $derived.by(() => {
    const { view, legal } = this.#board();
    const found = this.#look.isOwn && this.die ? scene.takers(view, legal, this.die) : null;
    return found ? new Map(found.map(({ part, ...gives }) => [part, gives])) : null;
  });
  readonly placing = $derived.by(() => {
    const frame = scene.lastFrame(this.own);
    return this.#look.isOwn && frame !== null && typeof frame === "object" && "placing" in frame ? frame.placing : null;
  });
  /** What was meant when the card was picked, as soon as it may be done. */
  readonly #next = $derived.by(() => {
    const may = this.kind === "use" && this.#intent !== null && isLegal(this.#board().legal, this.#intent);
    return may ? this.#intent : null;
  });
  readonly busy = $derived.by(() => this.#work.busy || this.#next !== null);
  /** What it costs to be done with damage. */
  readonly #cost = $derived.by(() => scene.costOfDone(this.#board().view, this.#board().seat));
  /** What was pressed once, though it costs parts; nobody is done so with one careless click. */
  readonly folly = $derived.by(() => {
    const { doubted } = this.#work;
    return doubted !== null && this.#cost !== null ? { action: doubted, ...this.#cost } : null;
  });

  /** The table has spoken: what was in hand, and what forbade something, is forgotten as soon as something else is asked. */
  hear(): void {
    this.#work.forget();
    const { die, own, kind } = this;
    const isStillThere = die && own && scene.poolDice(own.pool).some((other) => same(other, die));
    if (!isStillThere) this.die = null;
    if (kind !== "pick") this.held = null;
    if (kind !== "pick" && kind !== "use") this.#intent = null;
    this.bench.hear(own?.machine ?? [], this.mayBuild);
  }

  /** What was meant when the card was picked is done as soon as it may be done. */
  goOn(): void {
    const then = this.#next;
    if (then === null || this.#work.busy) return;
    this.#intent = null;
    void this.#work.send(then);
  }

  /** Nothing is to be done with the pick any more. */
  forgetIntent(): void {
    this.#intent = null;
  }

  try(action: Action): Promise<void> {
    // Whoever may build may discard any part, so that is not listed.
    if (kindOf(action) === "discard") return this.#work.send(action);
    return this.#work.try(action, action === "done" && this.#cost !== null);
  }

  /** Takes a card in hand, or puts it back. */
  hold(deck: Deck | null): void {
    this.held = deck;
    this.#look.chosen = null;
  }

  /** Takes a card as the pick, and remembers what is to be done with it. */
  async pick(deck: Deck, then: Action | null): Promise<void> {
    this.held = null;
    this.#intent = then;
    if (this.#board().view.own?.pick === deck) return;
    await this.#work.send({ pick: deck });
  }

  /** The card in hand becomes the pick, to be built here. */
  async build(cell: Cell): Promise<void> {
    if (this.held) await this.pick(this.held, { construct: cell });
  }

  /** Applies an effect as often as it is left, until something else is asked. */
  applyAll(effect: Effect): Promise<void> {
    const left = (): number => scene.leftOf(this.#board().view, this.#board().seat, effect);
    return this.#work.do(async () => {
      const action: Action = { apply: effect };
      for (let more = left(); more > 0 && isLegal(this.#board().legal, action); more--) {
        await this.#board().act(action);
        if (left() !== more - 1) return;
      }
    });
  }

  /** Takes pips off one die, as many as the cogs are worth. */
  vent(part: scene.Place, { colour, value }: FaceUp, pips: number): Promise<void> {
    return this.#work.do(async () => {
      for (let off = 0; off < pips; off++) {
        const action: Action = { vent: { part, colour, value: value - off } };
        if (!isLegal(this.#board().legal, action)) return;
        await this.#board().act(action);
      }
    });
  }

  /** Whether a die can be put somewhere or changed. */
  isUseful(die: scene.Die): boolean {
    const { view, legal } = this.#board();
    return scene.isUseful(view, legal, die);
  }

  holdDie(next: scene.Die | null): void {
    this.#work.note = null;
    if (next && !this.isUseful(next) && this.#board().legal.length > 0) {
      void this.#work.explain({ place: { part: 1, colour: next.colour, value: next.value } });
      return;
    }
    this.die = next;
    if (next) this.#look.chosen = null;
  }

  /** Puts the die in hand on a part. */
  async place(part: scene.Place): Promise<void> {
    if (this.die) await this.#put(this.die, part);
  }

  #put(die: scene.Die, part: scene.Place): Promise<void> {
    return this.try(scene.placing(this.#board().legal, die, part));
  }

  carryDie(event: PointerEvent, die: scene.Die): void {
    if (this.busy || this.#board().legal.length === 0) return;
    const drop = (target: Target | null): void => {
      if (target && "part" in target) void this.#put(die, target.part);
    };
    this.carry.start(event, { die }, drop, () => {
      this.die = die;
      this.#look.chosen = null;
    });
  }

  carryCard(event: PointerEvent, card: CardId, deck: Deck): void {
    if (this.busy || this.#board().legal.length === 0 || event.pointerType !== "mouse") return;
    const drop = (target: Target | null): void => {
      if (target && "cell" in target) void this.#dropCard(deck, target.cell);
    };
    this.carry.start(event, { card, deck }, drop, () => this.hold(deck));
  }

  async #dropCard(deck: Deck, cell: Cell): Promise<void> {
    if (this.kind === "pick") await this.pick(deck, { construct: cell });
    else if (this.bench.cells !== null && this.own) await this.#settle(this.bench.plan(this.own.machine, cell));
    else await this.try({ construct: cell });
  }

  /** Lays the machine out if it may lie so; else it stays on the bench, and the page says why. */
  async #settle(action: Action): Promise<void> {
    const refusal = await this.#board().why(action);
    if (refusal === null) await this.#work.send(action);
    this.#work.note = refusal;
  }

  lift(place: scene.Place): void {
    this.#work.note = null;
    this.bench.lifted = this.bench.lifted === place ? null : place;
  }

  async layDown(cell: Cell | null): Promise<void> {
    if (!this.own) return;
    this.bench.drop(this.own.machine, cell);
    if (this.bench.cells === null) this.#work.note = null;
    else await this.#settle(this.bench.plan(this.own.machine));
  }

  /** A part is lifted as soon as it has left its place; let go where it cannot lie, it is where it was. */
  carryPart(event: PointerEvent, from: scene.Place): void {
    const card = this.own?.machine[from]?.card;
    const may = this.mayBuild && (this.bench.moving || event.pointerType === "mouse");
    if (!this.#look.isOwn || this.busy || !may || card === undefined) return;
    const drop = (target: Target | null): void => void this.layDown(this.#cellOf(target));
    this.carry.start(event, { part: from, card }, drop, () => (this.bench.lifted = from));
  }

  #cellOf(target: Target | null): Cell | null {
    if (target === null) return null;
    return "cell" in target ? target.cell : (this.machine[target.part]?.cell ?? null);
  }

  /** All cards lie as the table has them. */
  putBack(): void {
    this.#work.note = null;
    this.bench.putBack();
  }

  /** Whether there is anything to put down. */
  get holds(): boolean {
    const inHand = this.die !== null || this.held !== null || this.#work.doubted !== null;
    return inHand || this.#look.chosen !== null || this.bench.isInUse;
  }

  putDown(): void {
    this.bench.putBack();
    this.#work.forget();
    [this.die, this.held, this.#look.chosen] = [null, null, null];
  }
}
