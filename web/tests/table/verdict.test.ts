/** Who won, and what decided between equals. */
import { expect, test } from "vitest";
import { built, decidedBy, ended as told, ties, verdict, winners } from "../../src/table/end/verdict";
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

test("by what: where the winner was furthest ahead of the second", async () => {
  const breakdown = { ground: [4, 3], sweets: [9, 2], top: [0, 1] };
  const won = { scores: [13, 6], ranks: [1, 2], breakdown };
  expect(decidedBy(await ended(won))).toBe("Sweets: 7 more than Bento.");
  expect(decidedBy(await ended({ ...won, ranks: [1, 1] }))).toBe("");
});
test.each([["holi", "points"], ["quissama", "found"], ["regalitos", "wrap"], ["santakaos", "die"]])("whoever wins %s has the game's own pieces over the score sheet", async (game, step) => {
  const { table } = await laidAny(game, step);
  for (const seat of table.names.keys()) {
    const pieces = table.room.festive?.(table, seat) ?? [];
    expect(pieces.length % 2).toBe(1);
    for (const id of pieces) expect(table.room.sprite).toContain(`id="${id}"`);
  }
});
test("bars build up source by source, the winner's first, as long as what was gained", () => {
  const bars = built({ ...OUTCOME, breakdown: { ground: [5, 8], sweets: [-2, 2] } });
  expect(bars.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(bars.map(({ parts }) => parts.map(({ share }) => share))).toEqual([[80, 20], [50]]);
  expect(bars.map(({ parts }) => parts.map(({ value }) => value))).toEqual([[8, 2], [5]]);
});
test("a finished game that is looked at again says how it ended, whatever moment is shown", async () => {
  const { table } = await laidAny("holi", "points");
  expect(told(table)).toBe("");
  table.info = { ...table.info, state: "finished", outcome: { ...OUTCOME, scores: [10, 12] } };
  expect(told(table)).toBe("Bento wins with 12 points. Ana 10");
});
