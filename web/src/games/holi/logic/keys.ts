/** Keys of Holi's table besides those of every table: a digit takes a card of the hand. */
import type { Table } from "./names";
import { take } from "./spots";

const ELSEWHERE = "dialog, input, textarea, select, [contenteditable]";

export function handKeys(table: Table, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest?.(ELSEWHERE)) return;
  const card = table.view.seats[table.viewer]?.hand?.[Number(event.key) - 1];
  if (card !== undefined && table.mine && table.view.phase === "playing") void take(table, card);
}
