/** What follows from a staged act: what it costs, what it brings. */
import type { AnyAct, AnyEvent, AnyView } from "../../wire/shapes";
import type { Details } from "../../words/speech";
import type { RoomTable } from "../room";

/** Those events of the preview that are of these kinds, told to whoever decides; none while the server has not told. */
export function following<V extends AnyView, A extends AnyAct, E extends AnyEvent>(table: RoomTable<V, A, E>, kinds: readonly string[]): string[] {
  const events = table.choice.staged?.preview?.events ?? [];
  return events.filter((event) => kinds.includes(event.type)).map((event) => table.words.say(`would-${event.type}`, event as E & Details, table.names));
}
