import type { GameCard } from "../contract";

export const card: GameCard = {
  id: "railroad-ink",
  applies: (option, { expansion }) =>
    option === "spare_craters" ? expansion === "meteor" : option === "lava_apart" ? expansion === "lava" : true,
  picture: async () => (await import("./Picture.svelte")).default,
  gallery: async () => (await import("./Gallery.svelte")).default,
  load: async () => (await import("./module")).game,
};
