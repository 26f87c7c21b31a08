import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The server during development: `ludoteca serve` beside `npm run dev`. */
const SERVER = process.env.LUDOTECA_SERVER ?? "http://127.0.0.1:8000";

/** What travels in one file: on a slow line each file costs a round trip, whatever its size. */
const TOGETHER = [
  { name: "house", test: /node_modules|src\/(?:wire|browser|words|ui|pages\/common)\/[^?]*\.(?:ts|svelte|css)/ },
  { name: "around", test: /src\/(?:table|games\/common)\// },
];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ludoteca/server/web",
    emptyOutDir: true,
    /* The server reads in it what a table needs, and says so in the document. */
    manifest: "made.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } },
  },
});
