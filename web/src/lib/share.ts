// Sharing the picture of a table that is over. Fetched when somebody wants to.

import type { SeatLook } from "../games/contract";
import { t } from "./language.svelte";
import { asPng, cutOut, frameOf, hand } from "./picture";
import { poster, TALL, WIDE, type PosterLine } from "./poster";
import type { TableTold } from "./types";

interface Wish {
  table: TableTold;
  looks: readonly SeatLook[];
  headline: string;
  /** Where the board is that is to be drawn. */
  stage: HTMLElement | null;
  /** Where the replay is. */
  address: string;
}

/** A colour or a length of the page as a picture can have it. */
function asDrawn(value: string): string {
  const probe = document.createElement("span");
  probe.style.color = value;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Everybody in the order in which they came. */
function linesOf(table: TableTold, looks: readonly SeatLook[]): PosterLine[] {
  const places = looks.map((look, seat) => ({ look, ended: table.outcome?.[seat] }));
  return places
    .sort((a, b) => (a.ended?.place ?? 99) - (b.ended?.place ?? 99))
    .map(({ look, ended }) => ({
      place: ended ? `${ended.place}.` : "",
      look,
      colour: asDrawn(look.colour),
      points: ended && ended.sheet.length > 0 ? String(ended.points) : "",
    }));
}

/** The drawing that stands for a table: the one that its board marks, or the largest there is. */
export function portraitOf(stage: HTMLElement): SVGSVGElement | null {
  const marked = stage.querySelector<SVGSVGElement>("svg[data-portrait]");
  if (marked) return marked;
  const all = [...stage.querySelectorAll<SVGSVGElement>("svg")];
  const area = (svg: SVGSVGElement): number => svg.clientWidth * svg.clientHeight;
  return all.sort((a, b) => area(b) - area(a))[0] ?? null;
}

/** The poster of a table as a drawing. */
export function posterOf({ table, looks, headline, stage }: Wish): string {
  const drawing = stage && portraitOf(stage);
  let board = "";
  if (drawing) {
    const copy = cutOut(drawing, frameOf(drawing));
    for (const [name, value] of Object.entries({ x: "0", y: "0", width: "100%", height: "100%" }))
      copy.setAttribute(name, value);
    copy.setAttribute("preserveAspectRatio", "xMidYMid meet");
    board = new XMLSerializer().serializeToString(copy);
  }
  const ink = (name: string): string => asDrawn(`var(--${name})`);
  const colours = { paper: ink("paper"), ink: ink("ink"), soft: ink("ink-soft"), marking: ink("marking") };
  return poster(
    {
      game: table.title,
      headline,
      lines: linesOf(table, looks),
      foot: `Crossroads · ${location.host}`,
      ink: colours,
    },
    board,
  );
}

export async function sharePicture(wish: Wish): Promise<void> {
  const picture = await asPng(posterOf(wish), WIDE, TALL);
  await hand(`crossroads-${wish.table.id}.png`, picture, t("share-title", { game: wish.table.title }), wish.address);
}
