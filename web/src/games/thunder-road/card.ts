import type { GameCard } from "../contract";

const catalogues = {
  en: () => import("../../../../crates/games/thunder-road/messages/en.ftl?raw"),
  ru: () => import("../../../../crates/games/thunder-road/messages/ru.ftl?raw"),
  uk: () => import("../../../../crates/games/thunder-road/messages/uk.ftl?raw"),
};

export const card: GameCard = {
  id: "thunder-road",
  picture: async () => (await import("./Picture.svelte")).default,
  gallery: async () => (await import("./Gallery.svelte")).default,
  catalogue: async (lang) => (await catalogues[lang]()).default,
  load: async () => (await import("./module")).game,
};
