/** Who won, and what decided between equals. */
import { expect, test } from "vitest";
import { ties, verdict, winners } from "../../src/table/end/verdict";
import type { Outcome } from "../../src/wire/protocol";
import { laidAny } from "../laid";

const OUTCOME: Outcome = { scores: [12, 12], breakdown: { ground: [12, 12] }, ranks: [2, 1], tie_breaks: { sweets: [1, 3] }, ending: "" };

async function ended(outcome: Partial<Outcome>) {
  const { table } = await laidAny("holi", "points");
  table.past = { n: 99, view: { ...table.view, outcome: { ...OUTCOME, ...outcome } } };
  return table;
}

test("the first in rank wins, by points", async () => {
  expect(winners(OUTCOME)).toEqual([1]);
  expect(verdict(await ended({}))).toBe("Bento wins with 12 points.");
});
test("several share the first rank", async () => {
  const shared = verdict(await ended({ ranks: [1, 1] }));
  expect(shared).toContain("Ana and Bento");
});
test("of equals what decided is told; of others nothing", async () => {
  expect(ties(await ended({}))).toHaveLength(1);
  expect(ties(await ended({}))[0]).toMatch(/Bento.*Ana/);
  expect(ties(await ended({ scores: [10, 12] }))).toEqual([]);
});
