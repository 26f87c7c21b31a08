/** Who won, and what decided between equals. */
import { expect, test } from "vitest";
import { built, decidedBy, ended as told, headline, ties, verdict, winners } from "../../src/table/end/verdict";
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
test("by what they lost less: that is not said as if they had won it", async () => {
  const breakdown = { ground: [4, 3], leftovers: [-1, -9] };
  const won = { scores: [3, -6], ranks: [1, 2], breakdown };
  expect(decidedBy(await ended(won))).toMatch(/: 8 points fewer lost than Bento\.$/);
});
test("of two that are level what decided is told", async () => {
  expect(decidedBy(await ended({}))).toBe("Level with Ana: more sweets.");
});
test("the headline: who won with how many; who plays alone has points", async () => {
  expect(headline(await ended({}))).toBe("Bento wins with 12");
  expect(headline(await ended({ ranks: [1, 1] }))).toBe("Ana and Bento share the win with 12");
});
test("Quissama is won with a character, whose face is shown", async () => {
  const { table } = await laidAny("quissama", "found");
  const outcome = { ...OUTCOME, breakdown: {}, ranks: [1, 2], ending: "araujo" };
  table.past = { n: 99, view: { ...table.view, outcome } };
  expect(headline(table)).toBe("Ana wins with Araújo");
  expect(table.room.ending?.face?.(outcome)).toBe("char-araujo");
  const nobody = { ...outcome, ranks: [1, 1], ending: "turn-limit" };
  expect(table.room.ending?.face?.(nobody)).toBe("");
  table.past = { n: 99, view: { ...table.view, outcome: nobody } };
  expect(headline(table)).toBe("Nobody wins");
});
test.each([["holi", "points"], ["quissama", "found"], ["regalitos", "wrap"], ["santakaos", "die"]])("the ending of %s is drawn with pieces the game has", async (game, step) => {
  const { ending, sprite } = (await laidAny(game, step)).table.room;
  const scene = (ending?.scene ?? "").replaceAll(/-(first|second|third|fourth)"/g, '-1"');
  const used = [...scene.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(0);
  for (const id of [...used, ...Object.values(ending?.sources ?? {})]) expect(sprite).toContain(`id="${id}"`);
});
test("bars build up source by source, the winner's first; what was lost follows what was gained", () => {
  const bars = built({ ...OUTCOME, breakdown: { ground: [5, 8], sweets: [-2, 2] } });
  expect(bars.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(bars.map(({ parts }) => parts.map(({ share }) => share))).toEqual([[80, 20], [50]]);
  expect(bars.map(({ lost }) => lost)).toEqual([{ value: 0, share: 0, sources: [] }, { value: 2, share: 20, sources: [["sweets", 2]] }]);
  expect(bars.map(({ parts }) => parts.map(({ value }) => value))).toEqual([[8, 2], [5]]);
});
test("a finished game that is looked at again says how it ended, whatever moment is shown", async () => {
  const { table } = await laidAny("holi", "points");
  expect(told(table)).toBe("");
  table.info = { ...table.info, state: "finished", outcome: { ...OUTCOME, scores: [10, 12] } };
  expect(told(table)).toBe("Bento wins with 12 points. Ana 10");
});
