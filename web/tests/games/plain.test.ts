/** A table nobody has drawn: what its layout shows, and what a press on it picks. */
import { expect, test } from "vitest";
import { rowsOf } from "../../src/games/plain/logic/pieces";
import { onTable, pieceSpot, seatSpot } from "../../src/games/plain/logic/picking";
import { text } from "../../src/games/plain/logic/text";
import { room } from "../../src/games/plain/room";
import { Table } from "../../src/table/state/table.svelte";
import type { Edition, Part } from "../../src/wire/protocol";
import type { AnyAct, AnyView } from "../../src/wire/shapes";
import { library } from "../../src/words/library.svelte";
import { laidAny, positionOf, settled, Written } from "../laid";

const part = (show: Part["show"], path: string, more: Partial<Part> = {}): Part => ({ show, path, label: "", table: "", word: "", pick: "", columns: 0, most: 0, ...more });

/** A table with this layout and view; two sit at it. */
async function table(parts: Part[], view: object, legal: AnyAct[], target = ""): Promise<Table> {
  const { table: other, line } = await laidAny("holi", "climb");
  const layout = { shared: parts, seats: [], own: [], target };
  const edition: Edition = { words: "", content: { gems: [{ name: "amber" }, { name: "ruby" }] }, layout, has_points: true, has_rules: false };
  class Plain extends Table {
    override get edition(): Edition {
      return edition;
    }
  }
  const found = new Plain(other.info, room);
  found.connect(new Written(line.moment));
  found.show({ ...positionOf(line.moment), view: { players: 2, viewer: 0, seat: 0, turn: 1, ...view } as AnyView, legal });
  await library.speak("en");
  await settled();
  return found;
}

test("a row counts by the contents, by names, or what lies in it", async () => {
  const parts = [part("row", "hand", { table: "gems" }), part("row", "stock"), part("row", "cards")];
  const shown = await table(parts, { hand: [2, 0], stock: { wood: 3, iron: 0 }, cards: ["a", "b", "a"] }, []);
  expect(parts.map((each) => rowsOf(shown, each, 0).flat().map(({ name, count }) => `${name} ${count}`))).toEqual([["amber 2"], ["wood 3"], ["a 2", "b 1"]]);
});

test("a board is picked square by square: by its name, its number, or row and column", async () => {
  const at = { type: "put", cell: "B1", place: 1, row: 0, column: 1 };
  const board = { tiles: [-1, -1, 0, 1] };
  for (const pick of ["cell", "place", "row column"]) {
    const tiles = part("grid", "tiles", { columns: 2, word: "seat", pick });
    const shown = await table([tiles], board, [at, { ...at, cell: "A1", place: 0, column: 0 }]);
    const cells = rowsOf(shown, tiles, 0).flat();
    expect(cells.map((piece) => pieceSpot(shown, tiles, piece)?.can)).toEqual([true, true, false, false]);
    expect(cells.map(({ seat }) => seat)).toEqual([-1, -1, 0, 1]);
    pieceSpot(shown, tiles, cells[1]!)?.press();
    await settled();
    expect(shown.choice.staged?.act).toEqual(at);
  }
});

test("on a track everybody stands on a space", async () => {
  const way = part("track", "places", { most: 3 });
  const shown = await table([way], { places: [2, 0] }, []);
  expect(rowsOf(shown, way, 0).flat().map(({ seat }) => seat)).toEqual([1, -1, 0, -1]);
  expect(text(shown)[0]?.lines).toEqual(["places: 0, 2"]);
});

test("a gem, then a player: what is picked first narrows what can be picked next, and can be changed", async () => {
  const hand = part("row", "hand", { table: "gems", pick: "gem" });
  const legal = [{ type: "keep", gem: "amber" }, { type: "keep", gem: "ruby" }, { type: "raid", gem: "ruby", target: 1 }, { type: "pass" }];
  const shown = await table([hand], { hand: [1, 1] }, legal, "target");
  const spots = () => rowsOf(shown, hand, 0).flat().map((piece) => pieceSpot(shown, hand, piece)!);
  expect(legal.map((act) => onTable(shown, act))).toEqual([true, true, true, false]);
  spots()[1]?.press();
  await settled();
  expect(shown.choice.staged).toBeNull();
  expect(seatSpot(shown, 1)?.can).toBe(true);
  expect(spots()[0]?.can).toBe(true);
  seatSpot(shown, 1)?.press();
  await settled();
  expect(shown.choice.staged?.act).toEqual(legal[2]);
  spots()[0]?.press();
  await settled();
  expect(shown.choice.staged?.act).toEqual(legal[0]);
});
