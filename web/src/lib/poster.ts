// The picture of a table that is over: its board in small, who came where, which game. It shows what the final sheet shows, and
// that is everything: at a table that is over nothing is secret.

import { SEAT_SHAPES } from "../games/kit/seatShapes";
import type { SeatLook } from "../games/contract";

/** As large as messengers show a link. */
export const [WIDE, TALL] = [1200, 630];
const MARGIN = 44;
/** What the names take; the rest is the board's. */
const COLUMN = 420;
const MOST_LINES = 8;

export interface PosterLine {
  /** What stands before the name: a place. */
  place: string;
  look: SeatLook;
  /** The colour as such: a picture knows no style sheet. */
  colour: string;
  /** What stands behind it: points, if the game counts them. */
  points: string;
}

export interface Poster {
  game: string;
  /** How it ended. */
  headline: string;
  /** From first to last. */
  lines: readonly PosterLine[];
  /** What stands at the foot: where it was played. */
  foot: string;
  ink: { paper: string; ink: string; soft: string; marking: string };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** A text that fits a width, about: letters are not measured. */
const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const FACE = "'Segoe UI', 'Noto Sans', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The poster as the text of an SVG, with a board that has been made a file of its own. */
export function poster({ game, headline, lines, foot, ink }: Poster, board: string): string {
  const text = (x: number, y: number, size: number, fill: string, words: string, more = ""): string =>
    `<text x="${x}" y="${y}" font-family="${FACE}" font-size="${size}" fill="${fill}" ${more}>${escaped(words)}</text>`;
  const step = Math.min(56, 330 / Math.max(1, Math.min(lines.length, MOST_LINES)));
  const rows = lines.slice(0, MOST_LINES).map(({ place, look, colour, points }, row) => {
    const y = 232 + row * step;
    const size = Math.min(28, step * 0.62);
    return (
      text(MARGIN, y, size, ink.ink, place, 'font-weight="800"') +
      `<path d="${SEAT_SHAPES[look.shape]}" fill="${colour}" transform="translate(${MARGIN + 66} ${y - size * 0.34}) scale(${size / 24})"/>` +
      text(MARGIN + 90, y, size, ink.ink, short(look.name, points ? 18 : 22)) +
      (points ? text(COLUMN - 8, y, size, ink.soft, points, 'text-anchor="end"') : "")
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}">
<rect width="${WIDE}" height="${TALL}" fill="${ink.paper}"/>
<rect width="${WIDE}" height="12" fill="${ink.marking}"/>
${text(MARGIN, 84, 24, ink.soft, short(game, 34))}
${text(MARGIN, 142, 38, ink.ink, short(headline, 21), 'font-weight="800"')}
${rows.join("\n")}
${text(MARGIN, TALL - 34, 22, ink.soft, foot)}
<svg x="${COLUMN + 24}" y="36" width="${WIDE - COLUMN - 24 - MARGIN}" height="${TALL - 72}">${board}</svg>
</svg>`;
}
