import type { GameCard } from "../contract";

export const card: GameCard = {
  id: "steampunk-rally",
  bestSeats: 4,
  // A token is laid on a space by choice where it is known which spaces there are: on a track whose tiles are chosen too.
  applies: (option, { [option]: chosen, ...others }) =>
    !option.startsWith("token_") ||
    Number(chosen) > 0 ||
    ["middle_1", "middle_2", "middle_3"].every((middle) => others[middle] !== "lot"),
  pictured: {
    options: ["track", "middle_1", "middle_2", "middle_3"],
    picture: async () => (await import("./ChoicePicture.svelte")).default,
  },
  picture: async () => (await import("./Picture.svelte")).default,
  gallery: async () => (await import("./Gallery.svelte")).default,
  load: async () => (await import("./module")).game,
};
