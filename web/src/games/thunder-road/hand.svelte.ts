// What is in hand: a die or what waits for one, which vehicle is meant, and the way that would be the end of an own car. Nothing of it
// is known to the table before it is done.

import { isLegal, keyOf, same } from "../kit/actions";
import { Carry } from "../kit/carry.svelte";
import { CARD_FACES, CARD_VALUES } from "./box";
import * as scene from "./scene";
import { crewsOf } from "./vehicles";
import type { BoardProps } from "../contract";
import type { Work } from "../kit/work.svelte";
import type { Action, Meets, ShotFace, Told, VehicleId, View } from "../../generated/thunder-road";

type Board = Pick<BoardProps<View, Action, Told>, "view" | "legal" | "seat" | "hint" | "act" | "why" | "say">;

/** What would be the end of an own car, until somebody says whether it is meant. */
export interface Doom {
  words: string;
  go(): void;
}

/** A die that is left, or a card in hand, which is a die with a face for a shot. */
interface Piece {
  die: number;
  card: number | null;
  face: ShotFace | null;
}

export class Hand {
  /** The die in hand, by its place, or what waits for a die. */
  place = $state<number | null>(null);
  chosen = $state<scene.Target | null>(null);
  /** The vehicle that is looked at. */
  looked = $state<VehicleId | null>(null);
  /** The eliminated bike that is to come back, or what a card is to move. */
  wanted = $state<VehicleId | null>(null);
  doom = $state.raw<Doom | null>(null);
  readonly carry = new Carry<number, scene.Target>();
  readonly #board: () => Board;
  readonly #work: Work<Action>;

  constructor(board: () => Board, work: Work<Action>) {
    this.#board = board;
    this.#work = work;
  }

  readonly crews = $derived.by(() => crewsOf(this.#board().view.open));
  readonly gang = $derived.by(() => {
    const { view, seat } = this.#board();
    return seat === null ? null : (view.open.gangs[seat] ?? null);
  });
  readonly pieces = $derived.by((): Piece[] => {
    const cards = scene.bitsOf(this.#board().view.own?.secret.hand ?? 0, CARD_VALUES.length);
    return cards.length > 0
      ? cards.map((card) => ({ die: CARD_VALUES[card] ?? 0, card, face: CARD_FACES[card] ?? null }))
      : (this.gang?.dice ?? []).map((die) => ({ die, card: null, face: null }));
  });
  readonly #piece = $derived.by(() => (this.place === null ? undefined : this.pieces[this.place]));
  readonly die = $derived.by(() => this.#piece?.die ?? null);
  readonly asks = $derived.by(() => scene.asksForDie(this.#board().legal));
  /** Of several vehicles that could come back or be moved the one that is meant. */
  readonly back = $derived.by(() => {
    const { legal, hint } = this.#board();
    const vehicles = [...scene.respawns(legal), ...scene.movable(legal)];
    if (hint !== null && typeof hint === "object" && "respawn" in hint && this.wanted === null)
      return hint.respawn.bike;
    return this.wanted !== null && vehicles.includes(this.wanted) ? this.wanted : (vehicles[0] ?? null);
  });
  readonly lit = $derived.by(() => {
    const { view, legal } = this.#board();
    return this.#work.busy ? [] : scene.lit(view, legal, this.back);
  });
  readonly marks = $derived.by(() => {
    const { view, legal } = this.#board();
    if (legal.length === 0) return [];
    const { chosen } = this;
    const picked = chosen !== null && typeof chosen === "object" && "car" in chosen ? chosen.car : this.looked;
    const taken = new Set(this.lit.map(({ spot }) => keyOf(spot)));
    return scene.marks(view, this.die, picked).filter(({ spot }) => !taken.has(keyOf(spot)));
  });

  /** What was in hand is forgotten as soon as something else is asked. */
  forget(): void {
    this.putDown();
    this.wanted = null;
  }

  get holds(): boolean {
    return this.place !== null || this.chosen !== null || this.doom !== null;
  }

  putDown(): void {
    this.place = null;
    this.chosen = null;
    this.doom = null;
  }

  async try(action: Action): Promise<void> {
    if (!isLegal(this.#board().legal, action)) {
      this.place = null;
      this.chosen = null;
    }
    await this.#work.try(action);
  }

  #put(piece: Piece, target: scene.Target): Promise<void> {
    return this.try(scene.placing(this.#board().view, piece.die, target, piece.card));
  }

  /** Whether nothing can be taken in hand now. */
  get #rests(): boolean {
    return this.#work.busy || this.#board().legal.length === 0;
  }

  /** A die and a place for it make an action, in whatever order they were chosen. */
  async pickDie(place: number): Promise<void> {
    const piece = this.pieces[place];
    if (this.#rests || piece === undefined) return;
    this.#work.note = null;
    if (this.chosen) await this.#put(piece, this.chosen);
    else this.place = this.place === place ? null : place;
  }

  pickTarget = async (target: scene.Target): Promise<void> => {
    if (this.#rests) return;
    this.#work.note = null;
    if (this.#piece) return this.#put(this.#piece, target);
    const { view, legal } = this.#board();
    if (typeof target === "object" && "car" in target && scene.respawns(legal).includes(target.car)) {
      this.wanted = target.car;
    } else if (scene.takes(legal, target, null)) {
      this.chosen = same(this.chosen, target) ? null : target;
    } else {
      const [first] = this.pieces;
      await this.#work.explain(scene.placing(view, first?.die ?? 1, target, first?.card ?? null));
    }
  };

  /** A die is carried to where it belongs. */
  lift(event: PointerEvent, place: number): void {
    if (this.#work.busy) return;
    const drop = (target: scene.Target | null): void => {
      const piece = this.pieces[place];
      if (piece !== undefined && target !== null && !this.#work.busy) void this.#put(piece, target);
    };
    this.carry.start(event, place, drop, () => {
      if (this.place !== place) void this.pickDie(place);
    });
  }

  look = (who: VehicleId, looks: boolean): void => {
    this.looked = looks ? who : this.looked === who ? null : this.looked;
  };

  take(item: scene.Lit): void {
    const go = (): void => void this.#work.send(item.action);
    if (item.kind !== "step") go();
    else this.#mind(item.sign, item.meets, this.#board().view.open.turn.drive.moves === 1, go);
  }

  /** Drives the way that is drawn. Where its owner is asked on the way, as for what breaks, it waits for the answer. */
  walk(mark: scene.Mark): void {
    const follow = (): Promise<void> =>
      this.#work.do(async () => {
        for (const { action } of mark.way) {
          if (!isLegal(this.#board().legal, action)) return;
          await this.#board().act(action);
        }
      });
    this.#mind(mark.meets, mark.waits, true, () => void follow());
  }

  /** Who would drive a car to its end is asked whether that is meant, as long as there is another way. */
  #mind(meets: scene.MeetsKind, waits: Meets, ends: boolean, go: () => void): void {
    const { view, say } = this.#board();
    const isFatal = (kind: scene.MeetsKind): boolean => scene.isFatal(view, kind, ends);
    const spares = this.lit.some(({ kind, sign }) => kind === "step" && !isFatal(sign));
    if (!isFatal(meets) || !spares) return go();
    this.doom = { words: scene.meetsWords(meets, waits, say), go };
  }
}
