import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

/** Sentences to compare with, which `tests/web/test_speech.py` brings. */
const told = process.env.LUDOTECA_TOLD ? [] : ["tests/words/told.test.ts"];

/** The logic's tests: in Node, with a stand-in for the browser. What is drawn is tested in a real one, by tests/web. */
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    // Files share a process and a stand-in: to start one for each takes longer than all their tests.
    // A busy machine is no failure: what takes a minute never comes.
    test: {
      environment: "happy-dom",
      isolate: false,
      setupFiles: ["tests/served.ts"],
      include: ["tests/**/*.test.ts"],
      exclude: told,
      testTimeout: 60_000,
    },
  }),
);
