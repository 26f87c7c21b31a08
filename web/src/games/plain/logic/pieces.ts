/** What a part of the layout shows: the pieces found at its path in the view, each with its name and how many there are. */
import type { RoomTable } from "../../../table/room";
import type { Part } from "../../../wire/protocol";

export interface Piece {
  /** What tells it from the others of its part. */
  key: string;
  /** What it is called; empty for an empty place. */
  name: string;
  /** How many there are of it. */
  count: number;
  /** How many more there would be after what is pointed at or staged. */
  change: number;
  /** Whose it is, where the part shows players; else -1. */
  seat: number;
  /** What acts may call it. */
  ids: readonly (string | number)[];
  row: number;
  column: number;
}

type Plain = Readonly<Record<string, unknown>>;

/** What a path leads to in a view; undefined where it ends before. */
export function reach(view: unknown, path: string, seat: number): unknown {
  const names = path.replaceAll("{seat}", String(seat)).split(".");
  return names.reduce<unknown>((found, name) => (found === null || typeof found !== "object" ? undefined : Reflect.get(found, name)), view);
}

/** The name of a part in the words, or its path's. */
export function titleOf(table: RoomTable, part: Part): string {
  const name = part.label || (part.path.split(".").findLast((each) => each !== "{seat}") ?? "");
  return table.words.has(`part-${name}`) ? table.words.say(`part-${name}`) : name.replaceAll("_", " ");
}

/** The rows of pieces of a part; only a grid has several. */
export function rowsOf(table: RoomTable, part: Part, seat: number): Piece[][] {
  const now = made(table, part, reach(table.view, part.path, seat));
  const view = table.choice.ghost?.preview?.view;
  if (!view) return now;
  const later = made(table, part, reach(view, part.path, seat)).flat();
  const after = (piece: Piece) => later.find(({ key }) => key === piece.key)?.count ?? 0;
  return now.map((row) => row.map((piece) => ({ ...piece, change: after(piece) - piece.count })));
}

const MAKERS: Record<Part["show"], (table: RoomTable, part: Part, value: unknown) => Piece[][]> = {
  row: (table, part, value) => [row(table, part, value)],
  grid: (table, part, value) => grid(table, part, value),
  track: (_, part, value) => [track(part, value)],
  counter: (_, part, value) => [[piece(part.path, "", Array.isArray(value) ? value.length : Number(value ?? 0))]],
  text: (table, part, value) => [[{ ...piece(part.path, named(table, part, value), 1), seat: seatOf(part, value) }]],
};

const made = (table: RoomTable, part: Part, value: unknown): Piece[][] => MAKERS[part.show](table, part, value);

function piece(key: string, name: string, count: number, ids: Piece["ids"] = []): Piece {
  return { key, name, count, ids, change: 0, seat: -1, row: 0, column: 0 };
}

/** Cards with how many there are of each: numbers by the rows of a table, or of names, or things in a list. */
function row(table: RoomTable, part: Part, value: unknown): Piece[] {
  if (!Array.isArray(value)) return counted(table, part, Object.entries((value ?? {}) as Record<string, number>));
  const names = part.table ? tableNames(table, part.table) : [];
  if (part.table) return counted(table, part, value.map((count: number, place) => [names[place] ?? "", count] as const), names);
  const keys = value.map((each) => JSON.stringify(each));
  return [...new Set(keys)].map((key) => {
    const each: unknown = value[keys.indexOf(key)];
    const count = keys.filter((other) => other === key).length;
    return { ...piece(key, named(table, part, each), count, [idOf(each)]), seat: seatOf(part, each) };
  });
}

function counted(table: RoomTable, part: Part, counts: readonly (readonly [string, number])[], names: readonly string[] = []): Piece[] {
  const all = counts.map(([name, count]) => piece(name, named(table, part, name), count, names.length ? [name, names.indexOf(name)] : [name]));
  return all.filter(({ count }) => count > 0);
}

const tableNames = (table: RoomTable, name: string): string[] => {
  const rows = table.edition?.content[name];
  return Array.isArray(rows) ? rows.map((each: Plain) => String(each.name ?? "")) : [];
};

function grid(table: RoomTable, part: Part, value: unknown): Piece[][] {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const width = part.columns || list.length;
  const rows = list.every(Array.isArray) ? (list as unknown[][]) : Array.from({ length: Math.ceil(list.length / width) }, (_, at) => list.slice(at * width, (at + 1) * width));
  return rows.map((cells, y) => cells.map((each, x) => cell(table, part, each, y, x, y * cells.length + x)));
}

function cell(table: RoomTable, part: Part, value: unknown, y: number, x: number, place: number): Piece {
  const bare = value === 0 || value === -1 || value === "";
  const name = bare ? "" : named(table, part, value);
  return { ...piece(String(place), name, 1, [place, square(x, y)]), seat: seatOf(part, value), row: y, column: x };
}

/** "B3": the third row of the second column. */
export const square = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

/** The spaces of a track; whoever stands there is its name. */
function track(part: Part, value: unknown): Piece[] {
  const all = Array.isArray(value) ? (value as unknown[]) : [value];
  return Array.from({ length: part.most + 1 }, (_, place) => {
    const there = all.indexOf(place);
    return { ...piece(String(place), String(place), all.filter((each) => each === place).length, [place]), seat: Array.isArray(value) ? there : -1 };
  });
}

const seatOf = (part: Part, value: unknown): number => (part.word === "seat" && typeof value === "number" ? value : -1);
const idOf = (value: unknown): string | number => {
  const id: unknown = value !== null && typeof value === "object" ? Reflect.get(value, "name") : value;
  return typeof id === "number" ? id : String(id ?? "");
};

/** A value in words: a player by his name, an id by its word, a struct by what is in it. */
function named(table: RoomTable, part: Part, value: unknown): string {
  const { words, names } = table;
  const word = part.word || single(part.table) || single(part.label || part.path.split(".").findLast((each) => each !== "{seat}") || "");
  if (value === null || value === undefined || value === "" || (word === "seat" && value === -1)) return "";
  if (Array.isArray(value) || typeof value !== "object") return words.label(word, value, names);
  const { name, ...rest } = value as Plain;
  const told = Object.entries(rest).filter(([, each]) => each !== null && each !== "" && typeof each !== "object");
  const inside = told.map(([field, each]) => `${field.replaceAll("_", " ")} ${words.label(field, each, names)}`).join(", ");
  return [name === undefined ? "" : words.label(word, name, names), inside].filter(Boolean).join(": ");
}

const single = (name: string): string => name.replace(/s$/, "");
