/** In which state the ask is. */
import { describe, expect, test } from "vitest";
import { asking } from "../../src/table/ask/asking";
import { laidAny, positionOf } from "../laid";

describe("the ask", () => {
  test("is mine where there is something to decide", async () => {
    const { table } = await laidAny("holi", "start");
    expect(asking(table)).toMatchObject({ mine: true, seat: 0, title: "Your turn" });
  });
  test("tells who chooses otherwise", async () => {
    const { table, line } = await laidAny("holi", "start");
    table.show(positionOf(line.moment, { n: 1, legal: [], view: { ...table.view, seat: 1 } }));
    expect(asking(table)).toMatchObject({ mine: false, seat: 1 });
    expect(asking(table).title).toContain("Bento");
  });
  test("tells an onlooker that he looks on", async () => {
    const { table, line } = await laidAny("holi", "start");
    table.info = { ...table.info, seats: table.info.seats.map((seat) => ({ ...seat, yours: false })) };
    table.show(positionOf(line.moment, { n: 1, legal: [] }));
    const [watching, playing] = [asking(table).text, asking((await laidAny("holi", "points")).table).text];
    expect(watching.length).toBeGreaterThan(playing.length);
  });
  test("is about the past while that is looked at, whoever is to decide", async () => {
    const { table } = await laidAny("holi", "throw");
    table.past = { n: 1, view: table.view };
    expect(asking(table)).toMatchObject({ mine: false, seat: -1 });
    expect(asking(table).text).toContain("1");
  });
  test("passes the device on before anything else is asked", async () => {
    const { table } = await laidAny("holi", "throw");
    table.covered = true;
    expect(asking(table)).toMatchObject({ mine: true, seat: 0, title: "Ana" });
  });
  test("tells the end, and that a game was given up", async () => {
    const { table, line } = await laidAny("holi", "points");
    table.info = { ...table.info, state: "abandoned" };
    expect(asking(table)).toMatchObject({ mine: false, seat: -1, title: "Finished" });
    table.show(positionOf(line.moment, { n: 99, over: true }));
    expect(asking(table).text).toBe("");
  });
});
