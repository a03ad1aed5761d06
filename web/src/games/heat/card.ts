import type { GameCard } from "../contract";

export const card: GameCard = {
  id: "heat",
  picture: async () => (await import("./Picture.svelte")).default,
  gallery: async () => (await import("./Gallery.svelte")).default,
  load: async () => (await import("./module")).game,
};
