/** The table in words: a heading for what all share, for each player, and for what only its owner sees. */
import type { RoomTable, Section } from "../../../table/room";
import type { Part } from "../../../wire/protocol";
import { rowsOf, titleOf, type Piece } from "./pieces";
import { layoutOf } from "./picking";

export function text(table: RoomTable): Section[] {
  const { shared, seats, own } = layoutOf(table);
  const { words, names } = table;
  const people = [table.side, ...table.others].map((seat) => ({ title: names[seat] ?? "", lines: lines(table, seat === table.side ? [...own, ...seats] : seats, seat) }));
  return [{ title: words.say("web-board"), lines: lines(table, shared, 0) }, ...people];
}

const lines = (table: RoomTable, parts: readonly Part[], seat: number): string[] => parts.map((part) => line(table, part, seat));

function line(table: RoomTable, part: Part, seat: number): string {
  const pieces = rowsOf(table, part, seat).flat();
  const told = part.show === "counter" ? String(pieces[0]?.count ?? 0) : pieces.map((piece) => said(part, piece)).filter(Boolean).join(", ");
  return `${titleOf(table, part)}: ${told || table.words.say("option-nothing")}`;
}

/** "ruby ×2"; in a grid with its place, on a track only where somebody stands. */
function said(part: Part, { name, count, ids }: Piece): string {
  if (part.show === "track") return count ? name : "";
  if (part.show === "grid") return name ? `${String(ids[1])} ${name}` : "";
  return count > 1 ? `${name} ×${count}` : name;
}
