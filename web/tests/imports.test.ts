/** The check of imports finds what it is there for. */
import { describe, expect, test } from "vitest";
import { allowed, circles, faults, importsOf } from "../check/imports";

const FILES = new Set(["table/Shell.svelte", "table/room.ts", "table/state/table.svelte.ts", "games/index.ts"]);

describe("what a file imports", () => {
  test("types count, packages do not, endings are found", () => {
    const text = 'import type { Room } from "../room";\nimport { tick } from "svelte";\nexport { x } from "../../games";';
    expect(importsOf("table/state/table.svelte.ts", text, FILES)).toEqual(["table/room.ts", "games/index.ts"]);
  });
  test("a component's scripts are read, and what it fetches later", () => {
    const text = '<script lang="ts">\n  const later = () => import("./state/table.svelte");\n</script>\n<p>import "./room"</p>';
    expect(importsOf("table/Shell.svelte", text, FILES)).toEqual(["table/state/table.svelte.ts"]);
  });
});

test("a circle is told with all its files", () => {
  const graph = new Map([["a", ["b"]], ["b", ["c"]], ["c", ["b", "d"]], ["d", []]]);
  expect(circles(graph)).toEqual([["b", "c", "b"]]);
  expect(faults(graph)).toEqual(["a circle: b → c → b"]);
});

test.each([
  ["table/Shell.svelte", "ui/Icon.svelte", true],
  ["ui/tip.svelte.ts", "table/room.ts", false],
  ["table/room.ts", "games/index.ts", false],
  ["games/holi/room.ts", "games/common/spots.ts", true],
  ["games/holi/room.ts", "games/quissama/logic/names.ts", false],
  ["games/index.ts", "games/plain/room.ts", true],
  ["pages/learn/Learn.svelte", "pages/common/plan.svelte.ts", true],
  ["pages/learn/Learn.svelte", "pages/front/Shelf.svelte", false],
  ["pages/learn/Learn.svelte", "pages/Nowhere.svelte", true],
  ["App.svelte", "pages/index.ts", true],
])("%s imports %s: %s", (from, to, may) => {
  expect(allowed(from, to)).toBe(may);
});
