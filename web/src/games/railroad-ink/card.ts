import type { GameCard } from "../contract";
import Picture from "./Picture.svelte";

const catalogues = {
  en: () => import("../../../../crates/games/railroad-ink/messages/en.ftl?raw"),
  ru: () => import("../../../../crates/games/railroad-ink/messages/ru.ftl?raw"),
  uk: () => import("../../../../crates/games/railroad-ink/messages/uk.ftl?raw"),
};

export const card: GameCard = {
  id: "railroad-ink",
  Picture,
  catalogue: async (lang) => (await catalogues[lang]()).default,
  load: async () => (await import("./module")).game,
};
