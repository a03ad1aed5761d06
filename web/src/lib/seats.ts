// How the seats of a table look and what they are called.

import type { SeatLook } from "../games/contract";
import { knows, t } from "./language.svelte";
import type { SeatTold, Sitter } from "./types";

const SHAPES: SeatLook["shape"][] = ["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "moon"];

/** What a bot is called. */
export function botName(name: string): string {
  return knows(`bot-${name}`) ? t(`bot-${name}`) : t("bot-other", { name });
}

/** The names at a table; bots of a kind are numbered. */
export function seatNames(sitters: readonly Sitter[]): string[] {
  const bots = sitters.map((sitter) => (sitter.sitter === "bot" ? sitter.name : null));
  return sitters.map((sitter, place) => {
    if (sitter.sitter === "nobody") return t("seat-free");
    if (sitter.sitter === "gone") return t("seat-gone");
    if (sitter.sitter === "person") return sitter.name;
    const same = bots.filter((bot) => bot === sitter.name).length;
    const number = bots.slice(0, place + 1).filter((bot) => bot === sitter.name).length;
    return same > 1 ? `${botName(sitter.name)} ${number}` : botName(sitter.name);
  });
}

/** Where a person sits, if anywhere. */
export function seatOf(sitters: readonly Sitter[], person: string | null): number | null {
  const seat = sitters.findIndex((sitter) => sitter.sitter === "person" && sitter.id === person);
  return seat < 0 ? null : seat;
}

/** A seat's sign: the colour of what is its own on the board, and a shape. */
export function seatSign(seat: number, colour: string): Pick<SeatLook, "colour" | "shape"> {
  return { colour: `var(--seat-${colour})`, shape: SHAPES[seat % SHAPES.length] ?? "circle" };
}

/** How the seats of a table look. */
export function seatLooks(seats: readonly SeatTold[]): SeatLook[] {
  return seatNames(seats).map((name, seat) => ({ name, ...seatSign(seat, seats[seat]!.colour) }));
}
