/** Times as people read them. */
import { settings } from "../browser/settings.svelte";
import { say } from "./library.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "4:12" below an hour, "5 h" below two days, "3 days". */
export function duration(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return say("web-days", { days: Math.round(milliseconds / DAY) });
  if (milliseconds >= HOUR) return say("web-hours", { hours: Math.round(milliseconds / HOUR) });
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "today", "yesterday", "3 days ago", or the date: as the language says it. */
export function when(at: number): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(Date.now()) - midnight(at)) / DAY);
  if (days < 7) return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(-days, "day");
  return new Date(at).toLocaleDateString(settings.language, { dateStyle: "medium" });
}
