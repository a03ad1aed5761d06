import type { GameCard } from "../contract";

export const card: GameCard = {
  id: "steampunk-rally",
  picture: async () => (await import("./Picture.svelte")).default,
  gallery: async () => (await import("./Gallery.svelte")).default,
  load: async () => (await import("./module")).game,
};
