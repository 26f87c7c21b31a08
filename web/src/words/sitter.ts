/** Bots that may sit on a seat, in words. */
import { say } from "./library.svelte";

/** A bot of another package by its own name: "Bot Clever" for `my_package.bots:Clever`. */
export function otherBot(name: string): string {
  const [bot = "", budget] = name.split("@");
  const own = bot.split(/[:.]/).at(-1) ?? "";
  return say("sitter-other", { name: budget ? `${own} @${budget}` : own });
}

/** A bot of one of our levels, or another's. */
export const botName = (level: string, ours: readonly string[]): string => (ours.includes(level) ? say(`sitter-${level}`) : otherBot(level));
