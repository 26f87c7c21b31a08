/** What an option's value says. */

/** "random:2" is two by chance: how many, as written; nothing for any other value. */
export function byChance(value: unknown): string | undefined {
  return typeof value === "string" ? /^random:(\d+)$/.exec(value)?.[1] : undefined;
}
