/** Why some points stand apart until the end, in the game's words. */
import type { Explanation } from "../../ui/tip.svelte";
import { say } from "../../words/library.svelte";
import { sources } from "../state/points";
import type { Table } from "../state/table.svelte";

/** One source. */
export function whyNotYet(table: Table, source: string): Explanation {
  return { title: String(table.words.word("points", source)), text: whyOf(table, source) };
}

/** All of them together. */
export function whyApart(table: Table): Explanation | null {
  const found = sources(table.outcome, false).map(([source]) => source);
  if (!found.length) return null;
  const lines = found.map((source) => say("sheet-why", { source: table.words.word("points", source), why: whyOf(table, source) }));
  return { title: say("web-as-it-stands"), text: lines.join(" · ") };
}

/** "for each player who has fewer sweets; a tie brings nothing", where the game says so. */
export function whyOf(table: Table, source: string): string {
  const key = `unsettled-${source}`;
  return table.words.has(key) ? table.words.say(key) : say("web-as-it-stands-text");
}
