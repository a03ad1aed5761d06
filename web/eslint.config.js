import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Our own words for what the strict rules would have otherwise; each says why. */
const OURS = {
  // The compiler knows every name of the browser and of Node already.
  "no-undef": "off",
  // With `noUncheckedIndexedAccess` this is how one says that a row is known to be there.
  "@typescript-eslint/no-non-null-assertion": "off",
  // A line break in a text that no formatter may move.
  "svelte/no-useless-mustaches": ["error", { ignoreStringEscape: true }],
  // A map that nobody draws needs nobody to watch it.
  "svelte/prefer-svelte-reactivity": "off",
  // What a name stands for is often skipped: `(_, place) => place`.
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
};

/** What needs types to be known; for plain modules only, as components would take a minute. */
const TYPED = {
  // Numbers in texts are what texts of a board are made of.
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowNullish: true }],
  // `() => (x = y)` and `return this.skip()` are how we write a step that has nothing to say.
  "@typescript-eslint/no-confusing-void-expression": "off",
  // What comes over the line is cast to its generated type where it comes in.
  "@typescript-eslint/no-unsafe-assignment": "off",
};

export default defineConfig(
  globalIgnores(["dist", "src/generated", "e2e/test-results", "e2e/playwright-report", "e2e/screenshots"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { rules: OURS },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: TYPED,
  },
  {
    // A fixture that needs no other fixture still has to take the object apart.
    files: ["e2e/server.ts"],
    rules: { "no-empty-pattern": "off" },
  },
);
