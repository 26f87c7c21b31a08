/** How the line to the server is, in a word the page has a sentence for. */
import type { LineState } from "../../wire/socket";

export type Connection = "live" | "sending" | "away" | "offline";

/** A server that does not answer is away; where the browser itself knows of no network, it is us. */
export function connection(line: LineState, online: boolean): Connection {
  if (line === "live" || line === "sending") return line;
  return online ? "away" : "offline";
}
