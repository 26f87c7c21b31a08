/** What the others did since one's own last decision: the recap in the news. */
import type { Table } from "../state/table.svelte";

export interface Doing {
  n: number;
  seat: number;
  text: string;
}

/** One line for each entry of others, the newest last; trifles only where there is nothing else. */
export function since(table: Table): Doing[] {
  if (!table.ready) return [];
  const entries = table.story.until(table.n);
  const own = entries.findLastIndex((entry) => table.seats[entry.seat]?.yours);
  const later = entries.slice(own + 1);
  const weighty = later.map((entry) => ({ ...entry, events: entry.events.filter(({ type }) => !table.room.trifles?.includes(type)) })).filter(({ events, undo }) => undo || events.length);
  return (weighty.length ? weighty : later).flatMap((entry) => {
    const [told] = table.story.told(entry);
    return told && told.seat >= 0 ? [{ n: entry.n, ...told }] : [];
  });
}
