// Plain words that people search rules by, and the words that the rules use for them (`docs/glossary.md`). A search for the one
// finds the other.

import type { Lang } from "./catalogues";

/** In each row whatever means the same to somebody who searches; beginnings of words are enough. */
const ALIKE: Record<Lang, readonly (readonly string[])[]> = {
  en: [
    ["crash", "ram", "collision", "slam", "spin out"],
    ["broken", "destroyed", "dead", "inoperable", "eliminated"],
    ["helicopter", "chopper", "airstrike"],
    ["hexagon", "hex", "square", "field", "space", "cell"],
    ["tarmac", "asphalt", "road"],
    ["brake", "slow down", "shift", "gear"],
    ["overtake", "draft", "slipstream"],
    ["curve", "bend", "corner"],
    ["heart", "life", "health", "damage", "gauge"],
    ["coin", "money", "cog"],
    ["street", "highway"],
    ["train", "rail", "railway"],
    ["dead end", "loose end", "error"],
    ["bridge", "overpass"],
    ["reroll", "roll again"],
    ["win", "victory", "end of the game"],
  ],
  ru: [
    ["авария", "таран", "столкновени", "вылет"],
    ["сломан", "разбит", "неисправн", "уничтож"],
    ["шестиугольник", "гекс", "поле", "ячейк", "делени", "участок", "клетк"],
    ["асфальт", "дорог"],
    ["тормоз", "скорост", "передач"],
    ["обгон", "слипстрим", "воздушный мешок"],
    ["жар", "перегрев", "нагрев"],
    ["жизн", "здоровь", "повреждени", "датчик"],
    ["монет", "деньги", "шестерён"],
    ["поезд", "рельс", "железн"],
    ["тупик", "ошибк"],
    ["мост", "эстакад"],
    ["ничья", "поровну"],
    ["победа", "побежда", "конец"],
  ],
  uk: [
    ["аварія", "таран", "зіткненн", "виліт"],
    ["зламан", "розбит", "несправн", "знищен"],
    ["шестикутник", "гекс", "поле", "клітинк", "поділк", "ділянк"],
    ["асфальт", "дорог"],
    ["гальм", "швидк", "передач"],
    ["обгін", "сліпстрім", "аеродинамік"],
    ["спека", "перегрів", "турбо"],
    ["житт", "здоров", "пошкоджен", "датчик"],
    ["монет", "гроші", "шестерн"],
    ["потяг", "рейк", "залізниц"],
    ["тупик", "помилк"],
    ["міст", "естакад"],
    ["нічия", "порівну"],
    ["перемог", "перемага", "кінець"],
  ],
};

/** What is looked for with this: the words themselves, and what the rules say instead. */
export function alike(wanted: string, lang: Lang): readonly string[] {
  if (wanted.length < 3) return [wanted];
  const rows = (ALIKE[lang] ?? []).filter((row) =>
    row.some((word) => word.startsWith(wanted) || wanted.startsWith(word)),
  );
  return [...new Set([wanted, ...rows.flat()])];
}
