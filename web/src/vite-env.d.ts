/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.md" {
  import type { Section } from "../build/rulebook.ts";
  const sections: Section[];
  export default sections;
}
