/** Where tokens lie: told by what happened since the round began. */
import { printed } from "../../../wire/regalitos.content";
import type { View } from "../../../wire/regalitos";
import type { Table } from "./names";

/** Who took each pile in this round, by pile. */
export function takers(table: Table): ReadonlyMap<string, number> {
  const entries = table.story.until(table.n);
  const since = entries.findLastIndex((entry) => entry.events.some((event) => event.type === "round-began"));
  const taken = new Map<string, number>();
  for (const entry of entries.slice(since + 1)) {
    for (const event of entry.events) if (event.type === "took") taken.set(event.pile, event.seat);
  }
  return taken;
}

/** how many each player has for this round; a crowd has fewer in the first one. */
export function tokens({ seats, round }: Pick<View, "seats" | "round">): number {
  const { crowd, crowd_tokens, tokens } = printed.pieces;
  return seats.length >= crowd && round === printed.rounds[0]?.name ? crowd_tokens : tokens;
}
