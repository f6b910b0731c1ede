import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8765"; // gugong serve
// Nothing comes from another host; Python is WebAssembly.
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** What the page of the static edition says in its head, as it has no server that would. */
const alone: Plugin = {
  name: "static",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
    { tag: "link", attrs: { rel: "manifest", href: "manifest.webmanifest" }, injectTo: "head" },
    { tag: "link", attrs: { rel: "apple-touch-icon", href: "icon-192.png" }, injectTo: "head" },
    { tag: "meta", attrs: { name: "theme-color", content: "#b8321f" }, injectTo: "head" },
  ],
};

// The page is built into the Python package, which serves it; with `--mode static`, into a folder for any web server.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === "static" ? [alone] : [])],
  base: "./",
  define: {
    __VERSION__: JSON.stringify(/^version = "(.+)"/m.exec(readFileSync("../pyproject.toml", "utf8"))?.[1]),
    __PYTHON__: JSON.stringify(process.env.GUGONG_PYTHON ?? ""), // see static/build.mjs
  },
  build: {
    outDir: mode === "static" ? "../dist/static" : "../src/gugong/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy allows no data: address
    modulePreload: { polyfill: false },
    // All words of a language in one file: one request, and they compress better together.
    rolldownOptions: { output: { codeSplitting: { groups: [{ test: /\.ftl/, name: (id) => /words.(\w+)/.exec(id)![1]! }] } } },
  },
  worker: { format: "es" },
  resolve: {
    alias: { $host: fileURLToPath(new URL(`src/host/${mode === "static" ? "static" : "server"}/index.ts`, import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  server: {
    // The host is left as it is: the server answers only pages of its own.
    proxy: { "/api": { target: SERVER, changeOrigin: false }, "/ws": { target: SERVER, ws: true, changeOrigin: false } },
    fs: { allow: [".."] },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
}));
