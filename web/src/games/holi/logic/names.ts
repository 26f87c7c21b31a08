/** Holi's courtyard: three floors of six by six, what lies on them, and where that is drawn in a box of 352 by 378. */
import type { RoomTable } from "../../../table/room";
import type { Act, Event, View } from "../../../wire/holi";
import { printed } from "../../../wire/holi.content";

export type Table = RoomTable<View, Act, Event>;

export const FLOORS = ["ground", "middle", "top"] as const;
export type Floor = (typeof FLOORS)[number];
/** The drawn courtyard has these; no contents may say otherwise. */
export const COLUMNS = [..."ABCDEF"];
export const ROWS = [1, 2, 3, 4, 5, 6];
/** A1 B1 … F6: the order of the lists in the view. */
export const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
export const BOX = "0 0 352 378";
export const SIZE = 50;

export interface Square {
  column: number;
  row: number;
}

/** A cell of one floor. */
export interface Place {
  floor: Floor;
  cell: string;
}

export const squareOf = (cell: string): Square => ({ column: COLUMNS.indexOf(cell.slice(0, 1)), row: Number(cell.slice(1)) - 1 });
export const numberOf = (cell: string): number => CELLS.indexOf(cell);
export const heightOf = (floor: string): number => FLOORS.findIndex((each) => each === floor);
/** The wire says floors by name. */
export const floorNamed = (name: string): Floor => FLOORS.find((each) => each === name) ?? "ground";
export const left = (cell: string): number => 26 + SIZE * squareOf(cell).column;
export const top = (cell: string): number => 46 + SIZE * squareOf(cell).row;
export const samePlace = (one: Place, other: Place): boolean => one.floor === other.floor && one.cell === other.cell;

/** The cell so many columns and rows away; null outside the grid. */
export function beside(cell: string, columns: number, rows: number): string | null {
  const { column, row } = squareOf(cell);
  const found = COLUMNS[column + columns];
  return found !== undefined && row + rows >= 0 && row + rows < ROWS.length ? `${found}${row + rows + 1}` : null;
}

/** Where a cell comes to lie when everything turns a quarter clockwise round another; null outside the grid. */
export function turned(cell: string, round: string): string | null {
  const [one, centre] = [squareOf(cell), squareOf(round)];
  return beside(round, centre.row - one.row, one.column - centre.column);
}

/** What lies in the three squares of a stack, top first. */
export const stackOf = (cell: string): Place[] => [...FLOORS].reverse().map((floor) => ({ floor, cell }));

/** Whose token lies there; -1 if none. */
export const tokenAt = (view: View, floor: Floor, cell: string): number => view.tokens[heightOf(floor)]?.[numberOf(cell)] ?? -1;
export const sweetsAt = (view: View, floor: Floor, cell: string): number => view.sweets[heightOf(floor)]?.[numberOf(cell)] ?? 0;
/** Whose pawn stands there; -1 if none. */
export const pawnAt = (view: View, floor: Floor, cell: string): number =>
  view.seats.findIndex((seat) => seat.cell === cell && seat.floor === floor);

/** The floor a seat stands on: all begin on the ground. */
export const floorOf = (view: View, seat: number): Floor => floorNamed(view.seats[seat]?.floor ?? "");

/** Own tokens left to throw. */
export const powder = (view: View, seat: number): number => view.seats[seat]?.supply[seat] ?? 0;

/** Powder of others in a player's supply: whose, and how much. */
export function foreign(view: View, seat: number): { owner: number; count: number }[] {
  const supply = view.seats[seat]?.supply ?? [];
  return supply.map((count, owner) => ({ owner, count })).filter(({ owner, count }) => owner !== seat && count > 0);
}

/** A colour card as printed. */
export const printedCard = (name: string): { pattern: string[]; star: boolean; tokens: number } => {
  const pattern = printed.cards.find((card) => card.name === name)?.pattern ?? [];
  const marks = pattern.join("");
  const star = marks.includes("*");
  return { pattern, star, tokens: [...marks].filter((mark) => mark === "#").length - (star ? 0 : 1) };
};
