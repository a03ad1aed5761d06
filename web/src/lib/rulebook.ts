// The texts of clauses, for whoever explains a card where it lies. A book is fetched once for each language.

import { api } from "./api";
import type { Lang } from "./catalogues";

const books = new Map<string, Promise<Map<string, string>>>();

function bookOf(game: string, lang: Lang): Promise<Map<string, string>> {
  const key = `${game}/${lang}`;
  const known = books.get(key);
  if (known) return known;
  const book = api
    .rules(game, lang)
    .then(
      ({ chapters }) => new Map(chapters.flatMap(({ clauses }) => clauses.map(({ id, text }) => [id, text] as const))),
    );
  books.set(key, book);
  // Who asks again after a lost line shall have another try.
  book.catch(() => books.delete(key));
  return book;
}

/** What a clause says; nothing if it cannot be had now. */
export const clauseText = (game: string, lang: Lang, id: string): Promise<string | null> =>
  bookOf(game, lang).then(
    (book) => book.get(id) ?? null,
    () => null,
  );
