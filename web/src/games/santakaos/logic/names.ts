/** Santa Kaos's things by name, and what is printed on them. */
import type { RoomTable } from "../../../table/room";
import type { Act, Event, View } from "../../../wire/santakaos";
import { printed, type Artifact, type Helper, type Special, type Toy, type Wish } from "../../../wire/santakaos.content";

export type Table = RoomTable<View, Act, Event>;

export const LOCATIONS = ["reindeer-traffic", "stocking-workshop", "central-store", "enchanted-forest", "artifact-room", "santas-chair"] as const;
export const COLOURS = ["red", "green", "yellow"] as const;
export const KINDS = ["cloth", "wood", "iron", "coin"] as const;
export const RESOURCES = ["cloth", "wood", "iron"] as const;
export const SPACES = printed.reindeer;
export const MOST_DICE = printed.pieces.most_dice;
export const MOST_ELVES = printed.pieces.most_elves;
export const COLUMNS = [...new Set(printed.toys.map((toy) => toy.column))].map((column) => ({
  column,
  toys: printed.toys.filter((toy) => toy.column === column),
}));

export const toys = by(printed.toys);
export const wishes = by(printed.wishes);
export const specials = by(printed.specials);
export const artifacts = by(printed.artifacts);
export const helpers = by(printed.helpers);

function by<R extends { name: string }>(rows: readonly R[]): ReadonlyMap<string, R> {
  return new Map(rows.map((row) => [row.name, row]));
}

/** A toy's resources one by one, in the order they are drawn. */
export function needs(row: Pick<Toy, "cloth" | "wood" | "iron">): string[] {
  return RESOURCES.flatMap((kind) => Array.from({ length: row[kind] }, () => kind));
}

/** What a wish card is worth. */
export function worth(wish: string): number {
  return (wishes.get(wish) ?? specials.get(wish))?.points ?? 0;
}

/** The symbols on a wish card. */
export function pictures(wish: string): string[] {
  return wishes.get(wish)?.toys.map((toy) => `t-${toy}`) ?? [`wish-${wish}`];
}

/** The toys a seat still lacks for a wish of pairs. */
export function missing(view: View, seat: number, wish: string): string[] {
  const have = view.seats[seat]?.toys ?? {};
  return (wishes.get(wish)?.toys ?? []).filter((toy) => !have[toy]);
}

export type { Artifact, Helper, Special, Toy, Wish };
