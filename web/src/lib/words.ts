// Messages put into words: the same rules as in the terminal, so that a log line reads the same everywhere.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./catalogues";
import type { Arg, Message, OptionRow, Span } from "./types";

/** What a page may hand over as an argument: plain values, or what the engine wrote. */
export type Args = Record<string, unknown>;

export class Words {
  readonly #bundle: FluentBundle;
  readonly #lang: Lang;
  readonly #names: readonly string[];
  readonly #mine: number | null;

  /** A mistake in a catalogue leaves a hole that is seen; it never stops a table. `mine` is the seat of who reads. */
  constructor(lang: Lang, sources: readonly string[], names: readonly string[] = [], mine: number | null = null) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#lang = lang;
    this.#names = names;
    this.#mine = mine;
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The name of a seat. */
  name(seat: number): string {
    return this.#names[seat] ?? `#${seat}`;
  }

  /** A message in words. What is missing shows as its id between braces. */
  say(message: Message): string {
    return this.id(message.id, Object.fromEntries(message.args));
  }

  /** A message as a line of its own. It may begin with a thing, whose name is written small within sentences. */
  line(message: Message): string {
    const said = this.say(message);
    return said.charAt(0).toLocaleUpperCase(this.#lang) + said.slice(1);
  }

  /** A piece of a text twin. */
  span(span: Span): string {
    return "drawn" in span.piece ? span.piece.drawn : this.say(span.piece.said);
  }

  /** The message with this id in words. */
  id(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return `{${id}}`;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, this.#variables(args), errors);
    return errors.length === 0 ? said : `{${id}}`;
  }

  /** Beside every seat stands whether it is the reader's own: `$seat-mine` is "yes" or "no". */
  #variables(args: Args): Record<string, FluentVariable> {
    const variables = Object.entries(args).flatMap(([name, arg]): [string, FluentVariable][] => [
      [name, this.#value(arg)],
      ...(isArg(arg) && "seat" in arg
        ? [[`${name}-mine`, arg.seat === this.#mine ? "yes" : "no"] as [string, FluentVariable]]
        : []),
    ]);
    return Object.fromEntries(variables);
  }

  #value(arg: unknown): FluentVariable {
    if (typeof arg === "number" || typeof arg === "string") return arg;
    if (!isArg(arg)) return String(arg);
    if ("number" in arg) return arg.number;
    if ("code" in arg) return arg.code;
    if ("seat" in arg) return this.name(arg.seat);
    return this.say(arg.message);
  }
}

function isArg(arg: unknown): arg is Arg {
  if (arg === null || typeof arg !== "object") return false;
  return ["number", "code", "seat", "message"].some((kind) => kind in arg);
}

/** The message that names a choice of an option: the thing's own name, or one after the option. */
export const choiceMessage = (row: OptionRow, choice: string): string => `${row.named ?? `option-${row.id}`}-${choice}`;

/** The options that mean something at a table with so many seats. */
export const optionsFor = (rows: readonly OptionRow[], seats: number): OptionRow[] =>
  rows.filter((row) => row.seat === null || row.seat <= seats);
