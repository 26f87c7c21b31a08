/** Sitting down at a table: its facts, then its line, room and words together. */
import { roomOf } from "../../games";
import { Table } from "../../table/state/table.svelte";
import { get } from "../../wire/http";
import type { AnyMessage, TableInfo } from "../../wire/protocol";
import { Socket } from "../../wire/socket";
import { library } from "../../words/library.svelte";

export async function openTable(id: string): Promise<Table> {
  const info = await get<TableInfo>(`/api/tables/${id}`);
  const early: AnyMessage[] = [];
  let table: Table | null = null;
  const line = new Socket(`/api/tables/${id}/socket`, {
    hear: (message) => (table ? table.hear(message) : early.push(message)),
    line: (state) => table && (table.line = state),
    seen: () => table?.heard ?? 0,
  });
  const [room] = await Promise.all([roomOf(info.game), library.need(info.game, info.edition)]);
  table = new Table(info, room);
  table.connect(line);
  for (const message of early) table.hear(message);
  return table;
}
