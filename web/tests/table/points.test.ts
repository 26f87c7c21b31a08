/** Points made, and apart from them what is not settled yet. */
import { expect, test } from "vitest";
import { apart, figure, made, signed, sources } from "../../src/table/state/points";

const BREAKDOWN = { ground: [4, 6], sweets: [5, 0], leftovers: [-3, 0] };
const running = { scores: [6, 6], breakdown: BREAKDOWN, ranks: [1, 1], tie_breaks: {}, ending: "", unsettled: ["sweets", "leftovers"] };

test("what may still be lost is told apart from what is made", () => {
  expect([made(running, 0), apart(running, 0)]).toEqual([4, 2]);
  expect(sources(running, true).map(([source]) => source)).toEqual(["ground"]);
  expect(sources(running, false).map(([source]) => source)).toEqual(["sweets", "leftovers"]);
});
test("at the end everything is made", () => {
  const { unsettled: _, ...over } = running;
  expect([made(over, 0), apart(over, 0), sources(over, true).length]).toEqual([6, 0, 3]);
});
test("gains have their sign, nothing has none", () => {
  expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", ""]);
});
test("what is lost is printed with a minus", () => {
  expect([figure(-12), figure(0), figure(7)]).toEqual(["−12", "0", "7"]);
});
