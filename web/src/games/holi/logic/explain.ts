/** What each thing is, in words, for pointing at it, pressing it long, and for screen readers. */
import { drawing } from "../../../ui/drawing";
import type { Explanation } from "../../../ui/tip.svelte";
import type { View } from "../../../wire/holi";
import { printed } from "../../../wire/holi.content";
import type { Words } from "../../../words/speech";
import Face from "../pieces/Face.svelte";
import { heightOf, pawnAt, printedCard, sweetsAt, tokenAt, type Place, type Table } from "./names";

export const about = {
  /** A card of the own hand, or the last played one of a seat; nothing where its face may not be seen. */
  card(table: Table, card: string | null | undefined, seat: number = table.side): Explanation | null {
    const { words } = table;
    if (!card || table.covered) return null;
    const playable = table.view.seats[seat]?.hand?.includes(card);
    const picture = drawing(Face, { table, card, seat, large: true });
    return { title: cardName(words, card), text: words.say(`card-${card}-text`), picture, at: "throw", ...(playable ? { now: words.say("holi-turn-hint") } : {}) };
  },
  rivalry(table: Table, name: string): Explanation {
    const { words } = table;
    const { category, ...numbers } = printed.rivalry.find((card) => card.name === name) ?? { category: "rule" };
    return { title: `${words.word("rivalry", name)} · ${words.word("category", category)}`, text: words.say(`rivalry-${name}-text`, numbers), at: "rivalry-cards" };
  },
  /** A square with something on it. */
  cell(table: Table, view: View, place: Place): Explanation | null {
    const inside = contents(table, view, place);
    if (!inside.length) return null;
    return { title: placeName(table.words, place), text: inside.join(", "), now: rule(table, view, place), at: "what-there-is" };
  },
};

function rule(table: Table, view: View, { floor, cell }: Place): string {
  const { words, viewer } = table;
  const pawn = pawnAt(view, floor, cell);
  if (pawn >= 0) return words.say(pawn === viewer ? "holi-rule-own-pawn" : "holi-rule-pawn", view.facts);
  if (tokenAt(view, floor, cell) >= 0) return words.say("holi-rule-token", { points: printed.points.floors[heightOf(floor)] ?? 0 });
  return words.say(sweetsAt(view, floor, cell) > 0 ? "holi-rule-sweets" : "holi-empty", view.facts);
}

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
