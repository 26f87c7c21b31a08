/** The wire's structs with a game's own types in the places the protocol leaves open. */
import type { Advice, Entry, Hinted, Outcome, Position, Previewed } from "./protocol";

/** Anything with a tag: an event or an act. */
export interface Tagged {
  type: string;
}

/** What the view of every game has. */
export interface AnyView {
  /** Games of other packages may leave this to the position, and the points to their end. */
  viewer?: number;
  players: number;
  /** Who decides; -1 when the game is over. */
  seat: number;
  turn: number;
  outcome?: Outcome;
}

export type AnyAct = Tagged;
export type AnyEvent = Tagged;

export type EntryOf<E = AnyEvent> = Omit<Entry, "events"> & { events: E[] };
export type PositionOf<V, A, E> = Omit<Position, "view" | "legal" | "entries"> & {
  view: V;
  legal: A[];
  entries: EntryOf<E>[];
};
export type PreviewOf<V, E> = Omit<Previewed, "view" | "events"> & { view: V | null; events: E[] };

export type HintedOf<A> = Omit<Hinted, "best"> & { best: (Omit<Advice, "act"> & { act: A })[] };

/** Two acts are the same when their data is. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An act of a record or a review, where the protocol says only that it is plain data. */
export const actOf = (plain: object): AnyAct => plain as AnyAct;
