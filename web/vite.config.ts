import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";

export default defineConfig({
  plugins: [svelte(), licences()],
  build: { target: "es2022", modulePreload: { polyfill: false } },
  server: {
    // The games' catalogues lie in their crates, next to the rules that speak them.
    fs: { allow: [".", "../crates/games"] },
    proxy: { "/api": { target: "http://127.0.0.1:8101", ws: true }, "/licences.txt": "http://127.0.0.1:8101" },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
