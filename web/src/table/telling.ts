/** An act of the position that lies there, as its room tells it where that says more: which card the Market's second is. */
import type { AnyAct, AnyEvent, AnyView } from "../wire/shapes";
import type { Table } from "./state/table.svelte";

export function telling<V extends AnyView, A extends AnyAct, E extends AnyEvent>(table: Table<V, A, E>, act: unknown): string {
  return table.room.tell?.(act as A, table) ?? table.words.tell(act as A, table.names, "act-");
}
