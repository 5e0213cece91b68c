/** Rules beyond what `svelte-check` reports; Prettier alone decides on form. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: [".made/", "src/made/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "svelte/no-unused-svelte-ignore": "off", // svelte-check reports these, and lets a comment give its reason
      "no-undef": "off", // TypeScript knows what is defined
      "svelte/prefer-svelte-reactivity": "off", // sets and dates here are made anew, never changed in place
      "svelte/no-navigation-without-resolve": "off", // there is no SvelteKit here
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: "error",
    },
  },
  {
    files: ["src/rules/Rules.svelte"],
    rules: { "svelte/no-at-html-tags": "off" }, // the rules are our own Markdown, made into HTML when the client is built
  },
);
