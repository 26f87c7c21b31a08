/** Holi: what is asked, and with which answers. */
import { describe, expect, test } from "vitest";
import { ask } from "../../../src/games/holi/logic/asking";
import { take } from "../../../src/games/holi/logic/spots";
import { room } from "../../../src/games/holi/room";
import { laid, settled } from "../../laid";

const at = (key: string) => laid(room, "holi", key);
const keys = (table: Parameters<typeof ask>[0]) => ask(table).answers?.map(({ key }) => key);

describe("with nothing in the fingers", () => {
  test("climbing is always an answer, ending where it may be", async () => {
    expect(keys((await at("throw")).table)).toEqual(["c"]);
    expect(keys((await at("climb")).table)).toEqual(["c", "e"]);
  });
  test("climbing that cannot be is asked about", async () => {
    const { table, line } = await at("throw");
    ask(table).answers?.[0]?.press();
    await settled();
    expect(line.previews).toEqual([{ type: "climb" }]);
  });
  test("before the game there is nothing but the start", async () => {
    expect(keys((await at("start")).table)).toEqual([]);
  });
});

describe("with a card in the fingers", () => {
  test("it is turned and turned over", async () => {
    const { table } = await at("fall");
    await take(table, "boot");
    expect(keys(table)).toEqual(["r", "f"]);
    await take(table, "boot");
    expect(keys(table)).toEqual(["f"]);
  });
  test("a staged throw is told with what stays, then what falls, then whom it meets", async () => {
    const { table } = await at("hit");
    await table.choice.stage({ type: "throw", card: "bar", cells: ["B4", "C4"] });
    const { text } = ask(table);
    expect(table.choice.staged?.preview?.events.map(({ type }) => type)).toContain("hit");
    expect(text.indexOf("Bento")).toBeGreaterThan(text.indexOf("C4"));
  });
});
