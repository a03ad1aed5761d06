import type { GameCard } from "../contract";

export const card: GameCard = {
  id: "heat",
  bestSeats: 4,
  // A season brings its own tracks; its events are only asked for where somebody mixes their own, and a draft needs a garage.
  applies: (option, { season, garage }) => {
    if (/^race_\d$/.test(option)) return season === "own";
    if (option === "track" || option === "laps") return season === "off" || season === "own";
    if (["draft", "heavy_rain", "tunnel_vision"].includes(option)) return garage !== "off" || season !== "off";
    return true;
  },
  pictured: {
    options: ["track"],
    picture: async () => (await import("./ChoicePicture.svelte")).default,
  },
  picture: async () => (await import("./Picture.svelte")).default,
  gallery: async () => (await import("./Gallery.svelte")).default,
  load: async () => (await import("./module")).game,
};
