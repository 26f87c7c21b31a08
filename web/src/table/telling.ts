/** An act of the position that lies there, as its room tells it where that says more: which card the Market's second is. */
import type { AnyAct } from "../wire/shapes";
import type { Table } from "./state/table.svelte";

export function telling(table: Table, act: unknown): string {
  return table.room.tell?.(act as AnyAct, table) ?? table.words.tell(act as AnyAct, table.names, "act-");
}
