import type { GameCard } from "../contract";

export const card: GameCard = {
  id: "thunder-road",
  // Bikes and the rig have a seat each, beside four crews of cars.
  mostSeats: ({ final_five, big_rig }) => 4 + Number(final_five === true) + Number(big_rig === true),
  picture: async () => (await import("./Picture.svelte")).default,
  gallery: async () => (await import("./Gallery.svelte")).default,
  load: async () => (await import("./module")).game,
};
