import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8765"; // gugong serve

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  define: { __VERSION__: JSON.stringify(/^version = "(.+)"/m.exec(readFileSync("../pyproject.toml", "utf8"))?.[1]) },
  build: {
    outDir: "../src/gugong/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy allows no data: address
    modulePreload: { polyfill: false },
    // All words of a language in one file: one request, and they compress better together.
    rolldownOptions: { output: { codeSplitting: { groups: [{ test: /\.ftl/, name: (id) => /words.(\w+)/.exec(id)![1]! }] } } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    // The host is left as it is: the server answers only pages of its own.
    proxy: { "/api": { target: SERVER, changeOrigin: false }, "/ws": { target: SERVER, ws: true, changeOrigin: false } },
    fs: { allow: [".."] },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
