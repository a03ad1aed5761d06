// Looking something up in a rulebook: by the words of the rules, or by those that people use for them.

import type { Lang } from "./catalogues";
import { alike } from "./synonyms";
import type { RulesTold } from "./types";

export type Chapter = RulesTold["chapters"][number];

/** The chapters with those clauses that say what is wanted; all of them if nothing is. */
export function found(book: RulesTold, wanted: string, lang: Lang): Chapter[] {
  const needles = alike(wanted.trim().toLocaleLowerCase(lang), lang);
  const fits = (text: string): boolean => {
    const small = text.toLocaleLowerCase(lang);
    return needles.some((needle) => small.includes(needle));
  };
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(({ id, text, section }) => fits(id) || fits(text) || fits(section ?? "")),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** "RI-4 Drawing routes" has an id and a name. */
export function titleOf(chapter: Chapter): { id: string; name: string } {
  const [, id = "", name = chapter.title] = /^(\S+-\d+)\s+(.*)$/.exec(chapter.title) ?? [];
  return { id, name };
}
