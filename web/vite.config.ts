import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { fonts } from "./build/fonts.ts";
import { rulebook } from "./build/rulebook.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const server = process.env["TATAMI_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [fonts(), rulebook(), svelte()],
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    outDir: path("../src/tatami/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows nothing inline
    modulePreload: { polyfill: false },
  },
});
