// What the shell and a game's folder know of each other. The shell never looks into a view; a game never opens a socket.

import type { Component, Snippet } from "svelte";
import type * as protocol from "../generated/protocol";

/** Puts a message of a catalogue into words. */
export type Say = (id: string, args?: Record<string, unknown>) => string;

/** Why the rules forbid something. */
export interface Refusal {
  clause: string;
  reason: protocol.Message;
}

/** An event as this viewer may know it, with what the game itself tells in it. */
export type SeenEvent<E = unknown> = Omit<protocol.SeenEvent, "event"> & { event: E };

/** What an event is in the story that is told of a turn. */
export interface Cue {
  /** Whose turn it belongs to: null for what is nobody's, as a round that begins; left out, it is of the turn that is under way. */
  seat?: number | null;
  /** What it adds to the headline of the turn, in a few words of the game's catalogue. */
  brief?: protocol.Message;
  /** How long it wants to be looked at, in milliseconds at the usual pace, its motion included; 0 if it goes without saying. */
  lasts: number;
  /** Another turn begins with it, though it may be of the same seat. */
  opens?: boolean;
  /** Nobody should miss it: somebody is out, somebody has won. It is never folded. */
  grave?: boolean;
  sound?: Sound;
  /** Which clause says what it does, for who reads the log. */
  clause?: string;
}

/** What can be heard. */
export type Sound =
  | "card"
  | "dice"
  | "engine"
  | "brake"
  | "slide"
  | "slam"
  | "shot"
  | "boom"
  | "fire"
  | "steam"
  | "gear"
  | "pencil"
  | "chime"
  | "flag"
  | "out";

/**
 * How a board shows what happened, while the director says when. Between `begin` and `end` the board still has the view of before;
 * with `end` it gets the new one.
 */
export interface Motion<View = unknown, Event = unknown> {
  begin(before: View | undefined, after: View, events: readonly SeenEvent<Event>[]): void;
  /** How long the event at this place takes to be seen, in milliseconds at the usual pace; 0 if nothing moves. */
  lasts(at: number): number;
  /** Draws the event at this place at a time between 0 and 1. It ends with 1, once. */
  draw(at: number, time: number): void;
  /** Everything is where this view has it. */
  end(after: View): void;
}

/** One of several things that are done in one go. */
export type Deed<Action = unknown> = { act: Action } | "undo";

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
  /** The events that led to this view. Empty for a fresh view. */
  events: SeenEvent<Event>[];
  /** Takes how the board moves, until the answer is called: the director says when what is shown. */
  perform(motion: Motion<View, Event>): () => void;
  /** All positions of the table, the newest last, for what a board tells of the whole game; none as long as some are not known. */
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
  /** Does several things one after the other, all or none, in one go; settles when the server has answered. */
  play(deeds: Deed<Action>[]): Promise<void>;
  /** Takes the own last step back; null if there is none that can be taken back. */
  undo: (() => Promise<void>) | null;
  /** Why an action cannot be taken now; null if it can. */
  why(action: Action): Promise<Refusal | null>;
  /** What a clause of the game's rulebook says; nothing if it cannot be had now. */
  rule(clause: string): Promise<string | null>;
  /** Puts a message of the game's own catalogue into words. */
  say: Say;
  /** Whether a table is shown again, at which nothing can be done and nothing chosen. */
  replay?: boolean;
  /** What the shell tells of a table that is over: what decided it, its figures, what can be done with it. Below the final sheet. */
  after?: Snippet;
  /** What only the table knows of a seat: its clock, whether it is waited for, whether anybody is there. Beside the name. */
  badge?: Snippet<[number]>;
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
  /** How many took part, if not only those in seats: an automated car can be in front of a person. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  starters?(view: any): number;
  /** How its turns are told, and all that it takes to show them; fetched when the first one is told. */
  story(): Promise<Telling>;
}

/** What an event is in the story of a turn; the view is the one that it led to. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Telling = (seen: SeenEvent<any>, view: any) => Cue;

/** What the shell needs of a game before anybody opens a table of it. Kept small: it is in the first load. */
export interface GameCard {
  id: string;
  /** The most seats with these options, where options bring seats of their own; the server has the last word. */
  mostSeats?(options: Record<string, unknown>): number;
  /** Whether an option means anything together with these; what is not said applies. */
  applies?(option: string, options: Record<string, unknown>): boolean;
  /** The options whose choices are looked at rather than read, and what each of them looks like. */
  pictured?: {
    options: readonly string[];
    picture(): Promise<Component<{ option: string; value: string; options: Record<string, unknown> }>>;
  };
  /** How many seats it is best with; two if nothing is said. */
  bestSeats?: number;
  /** A drawing for the start page, about 16:10, that shows what the game feels like. */
  picture(): Promise<Component>;
  /** Every die, route, board, card, tile: the page of the gallery. */
  gallery(): Promise<Component<{ say: Say }>>;
  load(): Promise<GameModule>;
}
