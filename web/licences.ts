// Whose work is in the built client. Asked of the bundle itself, so that nothing bundled can be forgotten.

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The folder of the package that a module comes from; nothing for our own. */
const packageOf = (module: string): string | undefined =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll("\\", "/"))?.[1];

/** Name, version and terms of a package, and the text that it wants to be told with them. */
function told(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((file) => /^licen[sc]e/i.test(file));
  // Some packages name a licence and leave its text out. This one is the same for everybody.
  const text = file !== undefined ? `${folder}/${file}` : license === "Apache-2.0" ? "../LICENSE-APACHE" : undefined;
  if (text === undefined) throw new Error(`${name} comes without the text of its licence`);
  return `${name} ${version} (${license})\n\n${readFileSync(text, "utf8").trim()}\n`;
}

/** Writes `licences.txt` beside the client. */
export const licences = (): Plugin => ({
  name: "licences",
  apply: "build",
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
    const folders = new Set(modules.map(packageOf).filter((folder) => folder !== undefined));
    const source = [...folders]
      .sort()
      .map(told)
      .join(`\n${"-".repeat(80)}\n\n`);
    this.emitFile({ type: "asset", fileName: "licences.txt", source });
  },
});
