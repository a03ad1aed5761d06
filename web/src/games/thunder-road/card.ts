import type { GameCard } from "../contract";

export const card: GameCard = {
  id: "thunder-road",
  bestSeats: 4,
  // Bikes and the rig have a seat each, beside four crews of cars.
  mostSeats: ({ final_five, big_rig }) => 4 + Number(final_five === true) + Number(big_rig === true),
  pictured: {
    options: ["start"],
    picture: async () => (await import("./ChoicePicture.svelte")).default,
  },
  picture: async () => (await import("./Picture.svelte")).default,
  gallery: async () => (await import("./Gallery.svelte")).default,
  load: async () => (await import("./module")).game,
};
