// What is in hand: a die or a special route, how it is turned, and where it would be drawn. The table knows nothing of it before it
// is drawn.

import { isLegal } from "../kit/actions";
import { Carry } from "../kit/carry.svelte";
import { PRINTED } from "./geometry";
import type { Look } from "./look.svelte";
import { attempt, flipped, momentOf, nearest, neighbour, rotated, stillFitting, tools, type Tool } from "./scene";
import type { BoardProps } from "../contract";
import type { Work } from "../kit/work.svelte";
import type { Action, Cell, Event, Side, View } from "../../generated/railroad-ink";

/** So long a pointer stays where a tool does not fit before the rules are asked why. */
const ASK_WHY_MS = 250;

type Board = Pick<BoardProps<View, Action, Event>, "view" | "legal" | "seat" | "act" | "why">;

export class Pencil {
  /** The key of the tool that was picked, and the way round that is wished for. */
  picked = $state<string | null>(null);
  wish = $state("");
  /** The cell in which it lies, to be drawn there. */
  placed = $state<Cell | null>(null);
  hovered = $state<Cell | null>(null);
  /** The cell with the keyboard's focus, if it is on the board, and the one to which the focus comes back. */
  focused = $state<Cell | null>(null);
  cursor = $state<Cell>("33");
  /** Whether the dice of the round are still being thrown. */
  rolling = $state(false);
  readonly carry = new Carry<Tool, Cell>();
  readonly #board: () => Board;
  readonly #look: Look;
  readonly #work: Work<Action>;

  constructor(board: () => Board, look: Look, work: Work<Action>) {
    this.#board = board;
    this.#look = look;
    this.#work = work;
  }

  readonly tray = $derived.by(() => {
    const { view, seat, legal } = this.#board();
    return tools(view, seat, legal);
  });
  /** Whether something can be drawn on what is looked at. */
  readonly live = $derived.by(() => {
    const { view, legal } = this.#board();
    return legal.length > 0 && momentOf(view) === "drawing" && this.#look.isOwn && !this.#work.busy;
  });
  readonly tool = $derived.by(() => {
    const isPicked = ({ key, fits }: Tool): boolean => key === this.picked && fits.size > 0;
    return this.live ? (this.tray.find(isPicked) ?? null) : null;
  });
  /** Where the tool is held. */
  readonly spot = $derived.by(() =>
    this.carry.what ? this.carry.target : (this.hovered ?? this.placed ?? this.focused),
  );
  /** The ways round it fits there, and the one that would be drawn. */
  readonly choices = $derived.by(() => (this.spot && this.tool?.fits.get(this.spot)) || []);
  readonly ghost = $derived.by(() => nearest(this.choices, this.wish));
  /** The cells in which it can be drawn. */
  readonly open = $derived.by(() => new Set(this.tool?.fits.keys()));
  readonly canFinish = $derived.by(() => isLegal(this.#board().legal, "finish"));
  /** How many dice have to be drawn yet. */
  readonly owed = $derived.by(() => stillFitting(this.tray));

  /** Where the tool does not fit, the rules are asked why; not while the pointer only passes by. */
  asksWhy(): void {
    $effect(() => {
      const { tool, spot, ghost, wish } = this;
      // The answer stays when the board is left, or nobody could ever follow its link.
      if (!tool) this.#work.note = null;
      if (!tool || !spot) return;
      const action = ghost ? null : attempt(tool, spot, wish);
      let stale = false;
      const timer = setTimeout(async () => {
        const refusal = action && (await this.#board().why(action));
        if (!stale) this.#work.note = refusal;
      }, ASK_WHY_MS);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }

  /** Whoever is in a hurry picks a die before it lies still. */
  pick(next: Tool): void {
    this.rolling = false;
    if (!this.live) return;
    this.#work.note = null;
    if (next.fits.size === 0) return this.#refuse(next);
    this.picked = this.picked === next.key ? null : next.key;
    this.wish = PRINTED[next.piece] ?? "";
  }

  /** Carried over the board, it shows how it would lie; let go, it waits there to be drawn. */
  lift(event: PointerEvent, next: Tool): void {
    if (!this.live || next.fits.size === 0) return;
    const drop = (cell: Cell | null): void => {
      this.hovered = null;
      this.placed = cell;
    };
    this.carry.start(event, next, drop, () => {
      if (this.picked !== next.key) this.pick(next);
    });
  }

  /** Why something in the tray cannot be used any more. What merely fits nowhere says so itself. */
  #refuse(unused: Tool): void {
    if (unused.spent || unused.group === "special") void this.#work.explain(attempt(unused, this.cursor, this.wish));
  }

  /** Whether there is anything to put down. */
  get holds(): boolean {
    return this.picked !== null || this.placed !== null || this.#look.pinned !== null;
  }

  drop(): void {
    if (this.placed === null && this.picked === null) this.#look.pinned = null;
    if (this.ghost === null || this.hovered !== null) this.picked = null;
    this.placed = null;
    this.hovered = null;
  }

  rotate(back = false): void {
    if (this.ghost) this.wish = rotated(this.choices, this.ghost, back).shape;
  }

  flip(): void {
    if (this.ghost) this.wish = flipped(this.choices, this.ghost).shape;
  }

  send(action: Action): Promise<void> {
    return this.#work.do(async () => {
      await this.#board().act(action);
      this.picked = null;
      this.placed = null;
    });
  }

  /** Draws what is shown. */
  draw(): void {
    if (this.ghost) void this.send(this.ghost.action);
  }

  finish(): Promise<void> {
    return this.canFinish ? this.send("finish") : this.#work.explain("finish");
  }

  /** A click of a mouse or a key draws; a finger turns the ghost, and a button draws it. */
  choose(cell: Cell, byFinger: boolean): void {
    if (!this.live) return;
    if (this.ghost && this.spot === cell && (!byFinger || this.placed === cell)) {
      if (byFinger && this.choices.length > 1) this.rotate();
      else this.draw();
      return;
    }
    this.placed = cell;
  }

  /** The keyboard goes on to the next cell. */
  move(side: Side): Cell {
    this.hovered = null;
    this.placed = null;
    this.cursor = neighbour(this.cursor, side);
    return this.cursor;
  }
}
