/** Sitting down at a table: its facts, its room and its words, then its line. */
import { roomOf } from "../games";
import { get } from "./http";
import { Socket } from "./socket";
import { Table } from "./table.svelte";
import { library } from "./words.svelte";
import type { TableInfo } from "./wire/protocol";

export async function openTable(id: string): Promise<Table> {
  const info = await get<TableInfo>(`/api/tables/${id}`);
  const [room] = await Promise.all([roomOf(info.game), library.need(info.game)]);
  const table = new Table(info, room);
  const line = new Socket(`/api/tables/${id}/socket`, {
    hear: (message) => table.hear(message),
    line: (stands) => (table.lost = !stands),
    seen: () => table.heard,
  });
  table.connect(line);
  return table;
}
