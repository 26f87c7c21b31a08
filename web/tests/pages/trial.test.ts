/** Find a better move: how good a try is called, and what is known of a decision. */
import { expect, test } from "vitest";
import { qualityOf, worthOf, type Tried } from "../../src/pages/replay/review/trial.svelte";
import type { Decision } from "../../src/wire/protocol";

const did = { type: "end" };
const best = { type: "climb" };
const other = { type: "move", to: "B3" };
const decision: Decision = { n: 7, seat: 0, turn: 2, act: did, best, loss: 0.07, low: 0.05, high: 0.09, effect: [] };
const judged = (loss: number, low = loss - 0.01, high = loss + 0.01) => ({ loss, low, high });

test.each([
  ["best", best, judged(0, 0, 0)],
  ["best", other, judged(0, -0.02, 0.03)],
  ["better", other, judged(0.04)],
  ["same", other, judged(0.06)],
  ["same", did, judged(0.07)],
  ["worse", other, judged(0.2)],
])("a try is called %s", (quality, act, how) => {
  expect(qualityOf(decision, act, how)).toBe(quality);
});
test("what is known is told once each, the best first", () => {
  const tried = (act: { type: string }, loss: number): Tried => ({ act, judged: judged(loss), quality: "same" });
  const rows = worthOf(decision, [tried(other, 0.2), tried(best, 0), tried(other, 0.2)]);
  expect(rows.map(({ act, best: first, done, tried: mine }) => [act.type, first, done, mine])).toEqual([["climb", true, false, true], ["end", false, true, false], ["move", false, false, true]]);
});
