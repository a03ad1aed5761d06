import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";

/** Catalogues travel without what only translators read. */
const catalogues: Plugin = {
  name: "catalogues",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const source = await this.fs.readFile(id.slice(0, -"?raw".length), { encoding: "utf8" });
    return `export default ${JSON.stringify(source.replaceAll(/^(#.*)?\n/gm, ""))}`;
  },
};

/** Beside every file that never changes lies the same as brotli: smaller by a fifth than what a server presses in passing. */
const pressed: Plugin = {
  name: "pressed",
  apply: "build",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => name.startsWith("assets/"))) {
      const file = `${dir}/${name}`;
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  },
};

export default defineConfig({
  plugins: [catalogues, svelte(), licences(), pressed],
  build: { target: "es2022", modulePreload: { polyfill: false } },
  server: {
    // The games' catalogues lie in their crates, next to the rules that speak them.
    fs: { allow: [".", "../crates/games"] },
    proxy: { "/api": { target: "http://127.0.0.1:8101", ws: true }, "/licences.txt": "http://127.0.0.1:8101" },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
