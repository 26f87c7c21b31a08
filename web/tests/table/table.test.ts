/** What a table makes of what it hears. */
import { describe, expect, test } from "vitest";
import { laidAny, positionOf, settled } from "../laid";

describe("a table", () => {
  test("offers nothing while the line is cut, the past is looked at or the screen is covered", async () => {
    const { table, line } = await laidAny("holi", "throw");
    const offered = line.moment.legal.length;
    expect(table.legal).toHaveLength(offered);
    table.line = "cut";
    expect([table.mine, table.legal]).toEqual([true, []]);
    table.line = "live";
    table.covered = true;
    expect([table.mine, table.legal]).toEqual([false, []]);
    table.uncover();
    table.past = { n: 0, view: table.view };
    expect([table.mine, table.legal]).toEqual([false, []]);
    table.present();
    expect(table.legal).toHaveLength(offered);
  });
  test("asks with the number it has seen", async () => {
    const { table, line } = await laidAny("holi", "throw");
    await table.act({ type: "end" });
    await table.undo();
    expect(line.asked).toEqual([{ type: "act", n: line.moment.n, act: { type: "end" } }, { type: "undo", n: line.moment.n }]);
  });
  test("keeps what was picked when the same position comes again, and forgets it at another", async () => {
    const { table, line } = await laidAny("holi", "throw");
    await table.choice.pick("type", "throw");
    table.show(positionOf(line.moment));
    await settled();
    expect(table.choice.begun).toBe(true);
    table.show(positionOf(line.moment, { n: line.moment.n + 1 }));
    await settled();
    expect(table.choice.begun).toBe(false);
  });
  test("of several people covers the screen when it passes from one to the other", async () => {
    const { table, line } = await laidAny("holi", "throw");
    table.info = { ...table.info, seats: table.info.seats.map((seat) => ({ ...seat, yours: true })) };
    table.show(positionOf(line.moment, { n: 50 }));
    await settled();
    expect(table.covered).toBe(false);
    table.show(positionOf(line.moment, { n: 51, viewer: 1 }));
    await settled();
    expect(table.covered).toBe(true);
  });
  test("says in words why something was refused, and a line of chat once", async () => {
    const { table } = await laidAny("holi", "throw");
    await table.preview({ type: "climb" }).catch((trouble: unknown) => table.refuse(trouble));
    expect(table.refusal).toBe('no: {"type":"climb"}');
    const said = { type: "said", ref: 0, id: 3, seat: 1, name: "Bento", text: "Hi", at: 0, reaction: null } as const;
    table.hear(said);
    table.hear(said);
    expect(table.said).toHaveLength(1);
  });
});
