/** Tables by the kind of a thing: what to do with an event or an act of each type. */
import type { Tagged } from "../../wire/shapes";

/** For some kinds of a thing, what is made of one of them. */
export type ByKind<U extends Tagged, C, R> = { [T in U["type"]]?: (thing: Extract<U, { type: T }>, context: C) => R };

/** What a table makes of a thing; undefined where it has no row for its kind. */
export function byKind<U extends Tagged, C, R>(table: ByKind<U, C, R>, thing: U, context: C): R | undefined {
  const row = table[thing.type as U["type"]] as ((thing: U, context: C) => R) | undefined;
  return row?.(thing, context);
}
