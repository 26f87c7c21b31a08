/** Counts that several drawings tell. */
import type { View } from "../../../wire/holi";

/** Own tokens left to throw. */
export const powder = (view: View, seat: number): number => view.seats[seat]?.supply[seat] ?? 0;

/** Powder of others in a player's supply: whose, and how much. */
export function foreign(view: View, seat: number): { owner: number; count: number }[] {
  const supply = view.seats[seat]?.supply ?? [];
  return supply.map((count, owner) => ({ owner, count })).filter(({ owner, count }) => owner !== seat && count > 0);
}
