import { testCatalogue } from "../catalogueTests";
import { card } from "./card";

const sources = import.meta.glob<string>(["./**/*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

testCatalogue(card, sources, {
  numbers: "round rounds points left cells dice row column exits ends place count",
  texts: "name names state what shape kind side piece letter",
  fixed: { closed: "yes" },
});
