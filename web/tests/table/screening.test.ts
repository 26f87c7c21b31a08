/** Positions wait in line, and each is led to by its motion. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/browser/settings.svelte";
import type { Scene } from "../../src/table/motion/motion";
import { laidAny, positionOf, settled, until, type Laid } from "../laid";
import type { AnyAct, AnyEvent, AnyView } from "../../src/wire/shapes";

let scenes: Scene[];
let go: (() => void)[];
let at: Laid<AnyView, AnyAct, AnyEvent>;

beforeEach(async () => {
  document.body.innerHTML = "<main data-stage><i></i></main>";
  settings.set("lessMotion", true);
  [scenes, go] = [[], []];
  at = await laidAny("holi", "throw");
  Object.assign(at.table, { room: { ...at.table.room, animate } });
});
afterEach(() => at.table.close());

/** A motion that ends when the test says so. */
function animate(scene: Scene): Promise<void> {
  scenes.push(scene);
  scene.motion.mark(scene.motion.stage.querySelector("i") as Element);
  return new Promise((done) => void go.push(done));
}
const next = (n: number, seat: number) => positionOf(at.line.moment, { n, entries: [{ n, seat, at: 0, undo: false, events: [] }] });

test("the next position is drawn when the pieces have come to rest", async () => {
  const before = at.table.n;
  at.table.show(next(before + 1, 1));
  at.table.show(next(before + 2, 1));
  await settled();
  expect([at.table.moving, at.table.n, at.table.heard, scenes.length]).toEqual([true, before, before + 2, 1]);
  go[0]?.();
  await settled();
  expect([at.table.n, scenes.length]).toEqual([before + 1, 2]);
  go[1]?.();
  await settled();
  expect([at.table.moving, at.table.n]).toEqual([false, before + 2]);
});
test("where another's piece came to is marked until the next move; one's own is not", async () => {
  const marked = () => document.querySelectorAll("[data-last]").length;
  at.table.show(next(at.table.n + 1, 1));
  await settled();
  go[0]?.();
  await settled();
  expect(marked()).toBe(1);
  at.table.show(next(at.table.n + 1, 0));
  await settled();
  go[1]?.();
  await settled();
  expect(marked()).toBe(0);
});
test("a click cuts short what moves", async () => {
  at.table.show(next(at.table.n + 1, 1));
  await settled();
  expect(scenes[0]?.motion.signal.aborted).toBe(false);
  dispatchEvent(new Event("pointerdown"));
  expect(scenes[0]?.motion.signal.aborted).toBe(true);
});
test("several entries at once, or one taken back, are drawn without motion", async () => {
  const n = at.table.n;
  const both = [1, 2].map((step) => ({ n: n + step, seat: 1, at: 0, undo: false, events: [] }));
  at.table.show(positionOf(at.line.moment, { n: n + 2, entries: both }));
  at.table.show(positionOf(at.line.moment, { n: n + 3, entries: [{ n: n + 3, seat: 1, at: 0, undo: true, events: [] }] }));
  await settled();
  expect([at.table.n, scenes.length]).toEqual([n + 3, 0]);
});

test("a turn of the past is shown once more, move by move, and the present is back", async () => {
  vi.useFakeTimers();
  const now = at.table.n;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({ n: Number(/at\/(\d+)/.exec(path)?.[1]), view: at.table.view });
  });
  at.table.story.entries = [1, 2, 3].map((n) => ({ n, seat: n === 3 ? 0 : 1, at: 0, undo: false, events: [] }));
  const shown = at.table.again({ by: 1, from: 1, to: 2, at: 0, heading: "", lines: [] });
  const steps: number[] = [];
  for (const step of [0, 1]) {
    await until(() => expect(scenes.length).toBe(step + 1));
    steps.push(at.table.n);
    go[step]?.();
  }
  await until(() => expect(at.table.n).toBe(2));
  expect(at.table.mine).toBe(false);
  await vi.runAllTimersAsync();
  await shown;
  expect([asked.length, steps, scenes.map(({ entry }) => entry.n), at.table.n]).toEqual([3, [0, 1], [1, 2], now]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
