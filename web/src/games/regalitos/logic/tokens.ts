/** Where tokens lie: told by what happened since the round began. */
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
