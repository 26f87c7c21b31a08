/** In which state the ask is: my decision, another's, pieces moving, the past, or the end. */
import { say } from "../../words/library.svelte";
import type { Table } from "../state/table.svelte";

export interface Asking {
  /** The lime field: it is for the person here to decide. */
  mine: boolean;
  seat: number;
  title: string;
  text: string;
}

export function asking(table: Table): Asking {
  const still = (title: string, text: string): Asking => ({ mine: false, seat: -1, title, text });
  if (table.past) return still(say("web-past"), say("web-past-text", { n: table.past.n }));
  if (table.over) return still(say("web-finished"), ending(table));
  if (table.abandoned) return still(say("web-finished"), say("web-abandoned"));
  if (table.covered) return passing(table);
  if (table.mine) return { mine: true, seat: table.deciding, title: say("web-your-turn"), text: "" };
  return table.moving ? moving(table) : choosing(table);
}

function ending(table: Table): string {
  const key = `ending-${table.outcome.ending}`;
  return table.words.has(key) ? table.words.say(key) : "";
}

/** Pass-and-play: the next player is to touch the screen. */
function passing(table: Table): Asking {
  const name = table.names[table.viewer] ?? "";
  return { mine: true, seat: table.viewer, title: name, text: say("web-cover", { name }) };
}

/** What is being shown, in words. */
function moving(table: Table): Asking {
  const entry = table.story.last;
  const seat = entry?.seat ?? -1;
  const text = entry ? table.story.sentences(entry).join(" ") : "";
  if (!text) return choosing(table);
  const own = table.seats[seat]?.yours ?? false;
  return { mine: own, seat, title: own ? say("web-your-turn") : (table.names[seat] ?? ""), text };
}

function choosing(table: Table): Asking {
  const seat = table.deciding;
  const name = table.names[seat] ?? "";
  const text = say(table.seats[seat]?.kind === "bot" ? "web-bot-thinks" : "web-chooses-text", { name });
  const watching = table.onlooker ? ` ${say("web-watching")}` : "";
  const title = table.seats[seat]?.yours ? say("web-your-turn") : say("web-chooses", { name });
  return { mine: false, seat, title, text: text + watching };
}
