import type { GameCard } from "../contract";
import Picture from "./Picture.svelte";

const catalogues = {
  en: () => import("../../../../crates/games/heat/messages/en.ftl?raw"),
  ru: () => import("../../../../crates/games/heat/messages/ru.ftl?raw"),
  uk: () => import("../../../../crates/games/heat/messages/uk.ftl?raw"),
};

export const card: GameCard = {
  id: "heat",
  Picture,
  catalogue: async (lang) => (await catalogues[lang]()).default,
  load: async () => (await import("./module")).game,
};
