/** Times as people read them. */
import { say } from "./words.svelte";

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
