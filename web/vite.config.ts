import { readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";

/** What stands below this line is said only where somebody has chosen it, and travels by itself. */
const BESIDES = /^### Besides/m;

/** Catalogues travel without what only translators read, and those of games in two pieces. */
const catalogues: Plugin = {
  name: "catalogues",
  enforce: "pre",
  async load(id) {
    const [, path, piece] = /^(.*\.ftl)\?(raw|always|besides)$/.exec(id) ?? [];
    if (path === undefined) return null;
    const source = await this.fs.readFile(path, { encoding: "utf8" });
    const [always = "", besides = ""] = piece === "raw" ? [source] : source.split(BESIDES);
    const words = (piece === "besides" ? besides : always).replaceAll(/^(#.*)?\n/gm, "");
    return `export default ${JSON.stringify(words)}`;
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

/** Where the service worker is: above everything that it is to keep. */
const WORKER = "worker.js";

/** The service worker is another one in every build: that is how browsers notice that there is a newer page. */
const stamped: Plugin = {
  name: "stamped",
  apply: "build",
  generateBundle(_, bundle) {
    const names = Object.keys(bundle).filter((name) => name !== WORKER);
    const build = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 12);
    const worker = bundle[WORKER];
    if (worker?.type !== "chunk") throw new Error("there is no service worker");
    worker.code = worker.code.replaceAll("__BUILD__", JSON.stringify(build));
  },
};

/** What every table needs and no other screen. */
const OF_TABLES = new RegExp(
  [
    "games/kit/(Carried|Desk|Refusal|SeatShape|Viewport|actions|camera|carry|haze|moves|seatShapes|steady|work|keys|story)",
    "screens/Table",
    "lib/(room|situation|socket|director|timeline|storybook|rulebook|seats)",
    "ui/(Play|Bar|Drawer|Notes|Headline|Tabs|Steps|Countdown|Presence|TextTwin|Ask)",
  ]
    .map((path) => `/src/${path}\\.`)
    .join("|"),
);

export default defineConfig({
  plugins: [catalogues, svelte(), licences(), stamped, pressed],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    // One file for what every table needs, instead of twenty small ones that compress badly.
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "table", test: OF_TABLES }] },
      },
    },
  },
  server: {
    // The games' catalogues lie in their crates, next to the rules that speak them.
    fs: { allow: [".", "../crates/games"] },
    proxy: { "/api": { target: "http://127.0.0.1:8101", ws: true }, "/licences.txt": "http://127.0.0.1:8101" },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
