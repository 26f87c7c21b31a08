/** What the shell adds to the sentence about a staged act: what it does to points not settled yet, and that the turn ends. */
import type { PreviewOf } from "../../wire/shapes";
import { say } from "../../words/library.svelte";
import { whyOf } from "../side/apart";
import { signed } from "../state/points";
import type { Table } from "../state/table.svelte";

/** Sentences to follow the room's own; empty while the server has not told. */
export function tail(table: Table, preview: Pick<PreviewOf<unknown, unknown>, "unsettled" | "ends"> | null): string {
  if (!preview) return "";
  const changes = Object.entries(preview.unsettled).flatMap(([source, by]) => {
    const gain = by[table.side] ?? 0;
    return gain ? [say("web-unsettled", { source: table.words.word("points", source), gain: signed(gain), why: whyOf(table, source) })] : [];
  });
  return [...changes, ...(preview.ends ? [say("web-turn-ends")] : [])].join(" ");
}
