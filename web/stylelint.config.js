/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-standard",
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  reportNeedlessDisables: true,
  rules: {
    // Air between rules is a matter of taste and of the file: tight in the parts of a board, loose in the shell.
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    // A part says how it looks at rest and then how its states look; the states of one part stand before the next part.
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Faces have names.
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--face/", "/^font/"] }],
    // A nought that is handed to `calc()` must have a unit.
    "length-zero-no-unit": [true, { ignoreFunctions: ["var"] }],
    // Safari knows it by this name only.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["text-size-adjust"] }],
  },
};
