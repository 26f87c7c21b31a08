/** Holi's table in words: the own things, the others, the floors as tables. */
import type { Section } from "../../../table/room";
import { made } from "../../../table/state/points";
import { printed } from "../../../wire/holi.content";
import { about, cardName, contents } from "./explain";
import { CELLS, COLUMNS, FLOORS, foreign, powder, ROWS, type Floor, type Place, type Table } from "./names";

export function text(table: Table): Section[] {
  const { words } = table;
  const floors = FLOORS.map((floor): Section => ({ title: words.say(`points-${floor}`), grid: grid(table, floor) }));
  return [mine(table), { title: words.say("web-others"), lines: table.others.map((seat) => player(table, seat)) }, ...rivalry(table), ...floors];
}

function mine(table: Table): Section {
  const { words, view, side } = table;
  const seat = view.seats[side];
  const lines = [player(table, side)];
  if (seat?.hand) lines.push(words.say("holi-text-hand", { cards: seat.hand.map((card) => cardName(words, card)).join("; ") || words.say("holi-no-cards") }));
  return { title: words.say("web-own"), lines };
}

function player(table: Table, number: number): string {
  const { words, names, view } = table;
  const seat = view.seats[number];
  if (!seat) return "";
  const on = foreign(view, number).map(({ owner, count }) => `${names[owner]} ${count}`);
  const last = seat.discard.at(-1);
  return words.say(
    "holi-text-player",
    {
      seat: number,
      colour: words.say(`holi-colour-${number + 1}`),
      points: made(table.outcome, number),
      where: seat.cell ? words.say("holi-place", { place: seat.floor, cell: seat.cell }) : words.say("holi-nowhere"),
      hand: seat.hand_size,
      deck: seat.deck_size,
      last: last ? (last.down ? words.say("face-down") : words.word("card", last.card)) : words.say("holi-empty"),
      tokens: powder(view, number),
      on: words.join(on) || "0",
      sweets: seat.sweets,
    },
    names,
  );
}

function rivalry(table: Table): Section[] {
  if (!table.view.rivalry.length) return [];
  const lines = table.view.rivalry.map((name) => about.rivalry(table, name)).map(({ title, text: rule }) => `${title}: ${rule}`);
  return [{ title: table.words.say("holi-rivalry"), lines }];
}

function grid(table: Table, floor: Floor): NonNullable<Section["grid"]> {
  const told = (place: Place) => contents(table, table.view, place).join(", ");
  const cell = (row: number, column: string) => CELLS.find((name) => name === `${column}${row}`) ?? "";
  return {
    head: COLUMNS,
    rows: ROWS.map((row) => ({ name: String(row), cells: COLUMNS.map((column) => told({ floor, cell: cell(row, column) })) })),
  };
}

/** Cards in a deck are the turns of a game. */
export const turns = (): number => printed.cards.length;
