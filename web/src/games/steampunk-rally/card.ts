import type { GameCard } from "../contract";

const catalogues = {
  en: () => import("../../../../crates/games/steampunk-rally/messages/en.ftl?raw"),
  ru: () => import("../../../../crates/games/steampunk-rally/messages/ru.ftl?raw"),
  uk: () => import("../../../../crates/games/steampunk-rally/messages/uk.ftl?raw"),
};

export const card: GameCard = {
  id: "steampunk-rally",
  picture: async () => (await import("./Picture.svelte")).default,
  gallery: async () => (await import("./Gallery.svelte")).default,
  catalogue: async (lang) => (await catalogues[lang]()).default,
  load: async () => (await import("./module")).game,
};
