/** In which state the ask is: my decision, another's, the past, or the end. */
import type { Table } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";

export interface Asking {
  kind: "mine" | "theirs" | "past" | "over";
  seat: number;
  title: string;
  text: string;
}

export function state(table: Table): Asking {
  if (table.past) return { kind: "past", seat: -1, title: say("web-past"), text: say("web-past-text", { n: table.past.n }) };
  if (table.over) return { kind: "over", seat: -1, title: say("web-finished"), text: table.words.has(`ending-${table.outcome.ending}`) ? table.words.say(`ending-${table.outcome.ending}`) : "" };
  const seat = table.deciding;
  const name = table.names[seat] ?? "";
  if (table.mine) return { kind: "mine", seat, title: say("web-your-turn"), text: "" };
  const text = say(table.seats[seat]?.kind === "bot" ? "web-bot-thinks" : "web-chooses-text", { name });
  return { kind: "theirs", seat, title: say("web-chooses", { name }), text };
}
