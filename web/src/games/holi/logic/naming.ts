/** Names of places and pieces, for those who hear the board and for explanations. */
import type { Words } from "../../../words/library.svelte";
import { pawnAt, printedCard, sweetsAt, tokenAt, type Place, type Table } from "./names";
import type { View } from "../../../wire/holi";

/** "middle C4". */
export const placeName = (words: Words, { floor, cell }: Place): string => words.say("holi-place", { place: floor, cell });

/** What lies and stands on a cell, part by part. */
export function contents(table: Table, view: View, { floor, cell }: Place): string[] {
  const { words, names, viewer } = table;
  const [token, pawn, sweets] = [tokenAt(view, floor, cell), pawnAt(view, floor, cell), sweetsAt(view, floor, cell)];
  const parts: string[] = [];
  if (pawn >= 0) parts.push(pawn === viewer ? words.say("holi-your-pawn") : words.say("holi-pawn", { seat: pawn }, names));
  if (token >= 0) parts.push(token === viewer ? words.say("holi-your-token") : words.say("holi-token", { seat: token }, names));
  if (sweets > 0) parts.push(words.say("holi-sweets", { count: sweets }));
  return parts;
}

/** "middle C4: Bento's pawn, can be chosen". */
export function cellName(table: Table, view: View, place: Place, state: string[]): string {
  const { words } = table;
  const inside = contents(table, view, place);
  const parts = [...(inside.length ? inside : [words.say("holi-empty")]), ...state];
  return words.say("holi-cell", { where: placeName(words, place), what: parts.join(", ") });
}

/** "Fork, 3 tokens, star". */
export function cardName(words: Words, card: string): string {
  const { tokens, star } = printedCard(card);
  const parts = [words.word("card", card), words.say("holi-tokens", { count: tokens }), ...(star ? [words.say("holi-star")] : [])];
  return parts.join(", ");
}
