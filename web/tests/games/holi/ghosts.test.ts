/** Holi: what an act on show would change, as marks. */
import { describe, expect, test } from "vitest";
import { lastMarks, shown } from "../../../src/games/holi/logic/ghosts";
import { room } from "../../../src/games/holi/room";
import { laid } from "../../laid";

describe("marks", () => {
  test("of a throw are where its tokens come to rest, with their points and the way down", async () => {
    const { table } = await laid(room, "holi", "fall");
    await table.choice.stage({ type: "throw", card: "boot", cells: ["C2", "B4"] });
    const { marks, falls } = shown(table.view, 0, table.choice.ghost);
    const landed = table.choice.staged?.preview?.events.filter((event) => event.type === "landed") ?? [];
    expect(landed.some(({ fell }) => fell > 0)).toBe(true);
    expect(falls).toEqual(landed.filter(({ fell }) => fell > 0).map(({ cell, floor }) => ({ cell, from: "middle", to: floor })));
    expect(marks.filter(({ kind }) => kind === "token").map(({ cell }) => cell)).toEqual(landed.map(({ cell }) => cell));
  });
  test("of a throw not yet foretold are where it is thrown", async () => {
    const { table } = await laid(room, "holi", "fall");
    const { marks } = shown(table.view, 0, { act: { type: "throw", card: "boot", cells: ["C2", "B4"] }, preview: null });
    expect(marks.map(({ kind, cell }) => [kind, cell])).toEqual([["here", "B2"], ["token", "C2"], ["token", "B4"]]);
  });
  test("of climbing stand one floor higher; ending the turn has none", async () => {
    const { table } = await laid(room, "holi", "climb");
    expect(shown(table.view, 0, { act: { type: "climb" }, preview: null }).marks).toEqual([{ kind: "pawn", floor: "middle", cell: "B2", seat: 0 }]);
    expect(shown(table.view, 0, { act: { type: "end" }, preview: null }).marks).toEqual([]);
  });
});

test("the last move is ringed once in each place it came to", () => {
  const place = { floor: "ground", cell: "B3" };
  expect(lastMarks([{ type: "threw-down", seat: 1, card: "kite", ...place }, { type: "landed", seat: 1, fell: 0, ...place }])).toEqual([{ kind: "last", ...place }]);
  expect(lastMarks([{ type: "stood", seat: 1, cell: "F6" }, { type: "began", seat: 0, turn: 2 }])).toEqual([{ kind: "last", floor: "ground", cell: "F6" }]);
});
