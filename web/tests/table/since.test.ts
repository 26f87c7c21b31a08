/** The news: what the others did since one's own last decision. */
import { expect, test } from "vitest";
import { since } from "../../src/table/news/since";
import type { AnyEvent } from "../../src/wire/shapes";
import { laidAny, positionOf, settled } from "../laid";

const DISCARDED = { type: "discarded", seat: 1, card: "crown" };
const PAID = { type: "paid", seat: 1, cards: ["freedom"] };
const FREED = { type: "freed", seat: 1, plaza: "nagoa-north" };

test("of another's turn the weighty is told, what is put away only where there is nothing else", async () => {
  const { table, line } = await laidAny("quissama", "cards");
  await settled();
  const news = async (...turn: AnyEvent[][]) => {
    const { n } = table;
    const own = { n: n + 1, seat: 0, at: 0, undo: false, events: [] };
    const entries = [own, ...turn.map((events, place) => ({ n: n + 2 + place, seat: 1, at: 0, undo: false, events }))];
    table.show(positionOf(line.moment, { n: n + entries.length, entries }));
    await settled();
    return since(table).map(({ text }) => text);
  };
  expect(await news([PAID, FREED], [DISCARDED], [DISCARDED])).toEqual([expect.stringMatching(/freed/)]);
  expect(await news([DISCARDED])).toEqual([expect.stringMatching(/discarded/)]);
});
