// What the shell and a game's folder know of each other. The shell never looks into a view; a game never opens a socket.

import type { Component } from "svelte";
import type * as protocol from "../generated/protocol";

/** Why the rules forbid something. */
export interface Refusal {
  clause: string;
  reason: protocol.Message;
}

/** An event as this viewer may know it, with what the game itself tells in it. */
export type SeenEvent<E = unknown> = Omit<protocol.SeenEvent, "event"> & { event: E };

/** Who sits in a seat, as far as a board has to know. */
export interface SeatLook {
  /** The name to show. */
  name: string;
  /** A CSS colour of the palette, and a shape, so that colour is never the only sign. */
  colour: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star" | "cross" | "moon";
}

/** What a game's board is given. All of it can change at any time; a board is a function of it. */
export interface BoardProps<View = unknown, Action = unknown, Event = unknown> {
  view: View;
  /** What the own seat may do now; empty for spectators, in replays, and while an earlier move is studied. */
  legal: Action[];
  /** The events that led to this view, for motion. Empty for a fresh view. */
  events: SeenEvent<Event>[];
  /** All positions of the table that are known, the newest last: for what a board tells of the whole game. */
  past: readonly { view: View; events: SeenEvent<Event>[] }[];
  /** The own seat. */
  seat: number | null;
  seats: SeatLook[];
  /** Whether the table is over. */
  over: boolean;
  /** What a bot would do, to be shown on the board. */
  hint: Action | null;
  /** Sends an action; settles when the server has answered. */
  act(action: Action): Promise<void>;
  /** Takes the own last step back; null if there is none that can be taken back. */
  undo: (() => Promise<void>) | null;
  /** Why an action cannot be taken now; null if it can. */
  why(action: Action): Promise<Refusal | null>;
  /** Puts a message of the game's own catalogue into words. */
  say(id: string, args?: Record<string, unknown>): string;
}

/** What is fetched when somebody opens a table of a game. */
export interface GameModule {
  id: string;
  /**
   * The surface of a table: board, dice, hand, score sheet, final sheet. It fills the space it is given, which is a size
   * container: `100cqw` and `100cqh` are its width and height.
   */
  // Only the game itself knows what is in its views and actions; the shell hands them through.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any, any, any>>;
}

/** What the shell needs of a game before anybody opens a table of it. Kept small: it is in the first load. */
export interface GameCard {
  id: string;
  /** The most seats with these options, where options bring seats of their own; the server has the last word. */
  mostSeats?(options: Record<string, unknown>): number;
  /** A drawing for the start page, about 16:10, that shows what the game feels like. */
  picture(): Promise<Component>;
  /** Every die, route, board, card, tile: the page of the gallery. */
  gallery(): Promise<Component<{ say(id: string, args?: Record<string, unknown>): string }>>;
  load(): Promise<GameModule>;
}
