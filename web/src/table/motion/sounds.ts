/** What an entry sounds like. */
import type { Sound } from "../../browser/sound";
import type { AnyEvent } from "../../wire/shapes";

/** Each sound once, in the order of the events; where a room does not say, something was put down. */
export function soundsOf(events: readonly AnyEvent[], sounds?: Readonly<Record<string, Sound>>): Sound[] {
  if (!sounds) return events.length ? ["token"] : [];
  return [...new Set(events.flatMap(({ type }) => sounds[type] ?? []))];
}
