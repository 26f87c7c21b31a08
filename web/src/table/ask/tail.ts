/** What the shell adds to the sentence about a staged act: what it does to points not settled yet, and that the turn ends, unless the game does. */
import type { AnyView, PreviewOf } from "../../wire/shapes";
import { say } from "../../words/library.svelte";
import { whyOf } from "../side/apart";
import { signed } from "../state/points";
import type { Table } from "../state/table.svelte";

/** The act that says itself that the turn ends. */
const END = "end";

/** Sentences to follow the room's own, the ask staying short: why a point is not settled is told where it is one and there is room (not `short`). */
export function tail(table: Table, preview: Pick<PreviewOf<AnyView, unknown>, "unsettled" | "ends" | "view"> | null, short: boolean): string {
  if (!preview) return "";
  const open = Object.entries(preview.unsettled).map(([source, by]) => [source, by[table.side] ?? 0] as const).filter(([, gain]) => gain);
  const changes = open.map(([source, gain]) => {
    const told = { source: table.words.word("points", source), gain: signed(gain) };
    return open.length > 1 || short ? say("web-unsettled-short", told) : say("web-unsettled", { ...told, why: whyOf(table, source) });
  });
  const said = table.choice.staged?.act.type === END;
  return [...changes, ...(preview.ends && !said && (preview.view?.seat ?? 0) >= 0 ? [say("web-turn-ends")] : [])].join(" ");
}

/** What a staged act brings, "+2"; nothing in a game that is won without points. */
export function brought(table: Table, preview: Pick<PreviewOf<AnyView, unknown>, "gain"> | null): string {
  return (table.edition?.has_points ?? true) ? signed(preview?.gain[table.side] ?? 0) : "";
}
