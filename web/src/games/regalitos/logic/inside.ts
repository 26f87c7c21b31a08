/** What lies in a pile or a zone, card by card, to be seen large. */
import { drawing } from "../../../ui/drawing";
import type { Explanation } from "../../../ui/tip.svelte";
import Card from "../pieces/Card.svelte";
import { about } from "./explain";
import type { Table } from "./names";

export function inside(table: Table, cards: readonly string[], state: "plain" | "present" | "decorated" = "plain"): Explanation[] {
  return cards.map((card) => ({ ...about.card(table, card, state), picture: drawing(Card, { table, card, state }) }));
}
