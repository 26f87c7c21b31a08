/** Holi: which act a press on a card or a cell means. */
import { describe, expect, test } from "vitest";
import { settings } from "../../../src/browser/settings.svelte";
import { actAt, choosable, held, lifted, press, rotate, step, take, throws, turnOver } from "../../../src/games/holi/logic/spots";
import { room } from "../../../src/games/holi/room";
import { laid, settled } from "../../laid";

const at = (key: string) => laid(room, "holi", key);

describe("a card of the hand", () => {
  test("is taken face up where its pattern fits", async () => {
    const { table } = await at("throw");
    await take(table, "corner");
    expect(held(table)).toEqual({ card: "corner", down: false });
    expect(table.choice.acts).toHaveLength(3);
  });
  test("pressed again is put back", async () => {
    const { table } = await at("throw");
    await take(table, "corner");
    await take(table, "corner");
    expect([held(table), table.choice.begun]).toEqual([null, false]);
  });
  test("is turned over, and back", async () => {
    const { table } = await at("throw");
    await take(table, "corner");
    await turnOver(table);
    expect(held(table)).toEqual({ card: "corner", down: true });
    await turnOver(table);
    expect(held(table)).toEqual({ card: "corner", down: false });
  });
  test("that cannot be thrown is asked about", async () => {
    const { table, line } = await at("move");
    await take(table, "slash");
    expect(held(table)).toBeNull();
    expect(line.previews).toEqual([{ type: "throw", card: "slash", cells: [] }]);
    expect(table.refusal).not.toBe("");
  });
  test("is in the fingers too when its throw was staged elsewhere", async () => {
    const { table } = await at("down");
    await table.choice.stage({ type: "throw-down", card: "kite", cell: "B3" });
    expect(held(table)).toEqual({ card: "kite", down: true });
  });
});

describe("the pattern", () => {
  test("turns by quarters round the pawn, through all throws, and begins anew", async () => {
    const { table } = await at("fall");
    await take(table, "boot");
    const ways = throws(table);
    expect(new Set(ways).size).toBe(table.choice.acts.length);
    for (const way of [...ways, ways[0]]) {
      rotate(table);
      expect(table.choice.staged?.act).toEqual(way);
    }
  });
  test("turned on a cell stays on it, where it can", async () => {
    const { table } = await at("fall");
    await take(table, "boot");
    const cell = "B4";
    const there = throws(table).filter(({ cells }) => cells.includes(cell));
    expect(there.length).toBeGreaterThan(1);
    for (const way of there) {
      rotate(table, 1, cell);
      expect(table.choice.staged?.act).toEqual(way);
    }
  });
  test("is only shown, not staged, where a click does it", async () => {
    const { table, line } = await at("fall");
    await take(table, "boot");
    settings.set("confirm", false);
    rotate(table);
    settings.set("confirm", true);
    expect([table.choice.staged, line.acts]).toEqual([null, []]);
    expect(table.choice.ghost?.act).toEqual(throws(table)[0]);
  });
});

describe("a cell", () => {
  test("pressed twice does what it means", async () => {
    const { table, line } = await at("walk");
    await press(table, { floor: "ground", cell: "A4" });
    expect(table.choice.staged?.act).toEqual({ type: "move", cell: "A4" });
    expect(line.acts).toEqual([]);
    await press(table, { floor: "ground", cell: "A4" });
    expect(line.acts).toEqual([{ type: "move", cell: "A4" }]);
  });
  test("with a card in the fingers is thrown at, not walked to", async () => {
    const { table } = await at("turn");
    await take(table, "slash");
    expect(actAt(table, { floor: "ground", cell: "B3" })).toEqual({ type: "throw", card: "slash", cells: ["C2", "B3"] });
    expect(actAt(table, { floor: "ground", cell: "F6" })).toBeNull();
    expect(actAt(table, { floor: "middle", cell: "B3" })).toBeNull();
  });
  test("above the pawn means to climb", async () => {
    const { table } = await at("climb");
    expect(choosable(table)).toEqual([{ floor: "middle", cell: "B2" }]);
    await press(table, { floor: "middle", cell: "B2" });
    expect(table.choice.staged?.act).toEqual({ type: "climb" });
  });
  test("of the own pawn lifts it, and puts it down again", async () => {
    const { table } = await at("walk");
    const own = { floor: "ground", cell: table.view.seats[0]?.cell ?? "" } as const;
    await press(table, own);
    expect(lifted(table)).toBe(true);
    expect(table.choice.acts.every(({ type }) => type === "move")).toBe(true);
    await press(table, own);
    expect(lifted(table)).toBe(false);
  });
  test.each([
    ["start", "C3", { type: "start", cell: "C3" }],
    ["walk", "E6", { type: "move", cell: "E6" }],
  ] as const)("that cannot be pressed (%s, %s) is asked about", async (key, cell, wanted) => {
    const { table, line } = await at(key);
    const legal = table.legal.some((act) => "cell" in act && act.type === wanted.type && act.cell === cell);
    expect(legal).toBe(false);
    await press(table, { floor: "ground", cell });
    await settled();
    expect(line.previews).toEqual([wanted]);
  });
  test("means nothing while others decide", async () => {
    const { table, line } = await at("points");
    await press(table, { floor: "ground", cell: "A1" });
    expect(line.asked).toEqual([]);
  });
});

test("arrow keys go on to the next floor at the side, and stop at the edge of the house", () => {
  expect(step({ floor: "ground", cell: "F3" }, 1, 0)).toEqual({ floor: "middle", cell: "A3" });
  expect(step({ floor: "ground", cell: "A3" }, -1, 0)).toEqual({ floor: "ground", cell: "A3" });
  expect(step({ floor: "top", cell: "C1" }, 0, -1)).toEqual({ floor: "top", cell: "C1" });
  expect(step({ floor: "top", cell: "C1" }, 0, 1)).toEqual({ floor: "top", cell: "C2" });
});
