/** Explanations of cards, squares and pieces: what they are, and the rule. */
import type { View } from "../../../wire/holi";
import { printed } from "../../../wire/holi.content";
import { drawing } from "../../../ui/drawing";
import type { Explanation } from "../../../ui/tip.svelte";
import { FLOORS, heightOf, pawnAt, sweetsAt, tokenAt, type Place, type Table } from "./names";
import Face from "../pieces/Face.svelte";
import { cardName, contents, placeName } from "./naming";

/** A card of the own hand, or the last played one of a seat; nothing where its face may not be seen. */
export function explainCard(table: Table, card: string | null | undefined, seat: number = table.side): Explanation | null {
  const { words } = table;
  if (!card || table.covered) return null;
  const playable = table.view.seats[seat]?.hand?.includes(card);
  const picture = drawing(Face, { table, card, seat, large: true });
  return { title: cardName(words, card), text: words.say(`card-${card}-text`), picture, at: "throw", ...(playable ? { now: words.say("holi-turn-hint") } : {}) };
}

export function explainRivalry(table: Table, name: string): Explanation {
  const { words } = table;
  const { category, ...numbers } = printed.rivalry.find((card) => card.name === name) ?? { category: "rule" };
  return { title: `${words.word("rivalry", name)} · ${words.word("category", category)}`, text: words.say(`rivalry-${name}-text`, numbers), at: "rivalry" };
}

/** A square with something on it, or one a pawn could climb to. */
export function explainCell(table: Table, view: View, place: Place): Explanation | null {
  const { words } = table;
  const inside = contents(table, view, place);
  if (!inside.length) return null;
  return { title: placeName(words, place), text: inside.join(", "), now: rule(table, view, place), at: "board" };
}

function rule(table: Table, view: View, { floor, cell }: Place): string {
  const { words, viewer } = table;
  const pawn = pawnAt(view, floor, cell);
  if (pawn >= 0) return words.say(pawn === viewer ? "holi-rule-own-pawn" : "holi-rule-pawn");
  if (tokenAt(view, floor, cell) >= 0) return words.say("holi-rule-token", { points: printed.points.floors[heightOf(floor)] ?? 0 });
  return words.say(sweetsAt(view, floor, cell) > 0 ? "holi-rule-sweets" : "holi-empty");
}

/** What lies in the three squares of a stack, top first. */
export const stackOf = (cell: string): Place[] => [...FLOORS].reverse().map((floor) => ({ floor, cell }));
