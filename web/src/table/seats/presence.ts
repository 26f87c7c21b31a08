/** Whether a player is there, in words. */
import { say } from "../../words/library.svelte";
import type { Table } from "../state/table.svelte";

export function presence(table: Table, seat: number): { away: boolean; text: string } {
  const info = table.seats[seat];
  const about = table.ready ? (table.room.about?.(table, seat) ?? "") : "";
  const join = (...parts: string[]) => parts.filter(Boolean).join(" · ");
  if (!info) return { away: false, text: about };
  if (info.kind === "bot" && info.standin) return { away: false, text: join(say("web-bot-replaced"), about) };
  const choosing = table.ready && table.deciding === seat && !table.over;
  if (info.kind === "bot") return { away: false, text: choosing ? say("web-thinking-now") : join(say("web-bot"), about) };
  if (info.standin) return { away: true, text: say("web-standin") };
  if (!info.present && !info.yours) return { away: true, text: say("web-away") };
  if (choosing) return { away: false, text: say("web-choosing-now") };
  return { away: false, text: about || (table.alone ? "" : say("web-present")) };
}
