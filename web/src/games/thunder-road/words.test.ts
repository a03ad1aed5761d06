import { testCatalogue } from "../catalogueTests";
import { card } from "./card";

const sources = import.meta.glob<string>(["./**/*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

testCatalogue(card, sources, {
  numbers: "moves count laid last row column percent pushed topout bottomout steering tokens",
  texts:
    "size state kind value face car die damage command name names final two step hand chosen meets vehicle direction target top bottom how ground hazard section place bike crew leader",
});
