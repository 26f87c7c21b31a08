/** Santa Kaos's things by name, and what is printed on them. */
import type { RoomTable } from "../../../table/room";
import type { Act, Event, View } from "../../../wire/santakaos";
import { by } from "../../../wire/printed.svelte";
import { printed, type Artifact, type Helper, type Special, type Toy, type Wish } from "../../../wire/santakaos.content";

export type Table = RoomTable<View, Act, Event>;

export const LOCATIONS = ["reindeer-traffic", "stocking-workshop", "central-store", "enchanted-forest", "artifact-room", "santas-chair"] as const;
export const COLOURS = ["red", "green", "yellow"] as const;
export const KINDS = ["cloth", "wood", "iron", "coin"] as const;
export const RESOURCES = ["cloth", "wood", "iron"] as const;

/** The toys as the workshop has them, column by column. */
export function columns(): { column: number; toys: Toy[] }[] {
  const names = [...new Set(printed.toys.map((toy) => toy.column))];
  return names.map((column) => ({ column, toys: printed.toys.filter((toy) => toy.column === column) }));
}

export const toys = by(() => printed.toys);
export const wishes = by(() => printed.wishes);
export const specials = by(() => printed.specials);
export const artifacts = by(() => printed.artifacts);
export const helpers = by(() => printed.helpers);

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

/** The places on a wish card whose toys a seat still lacks; of two equal ones the second where it has one. */
export function missing(view: View, seat: number, wish: string): number[] {
  const have = view.seats[seat]?.toys ?? {};
  const wanted = wishes.get(wish)?.toys ?? [];
  return wanted.flatMap((toy, place) => (wanted.slice(0, place).filter((each) => each === toy).length < (have[toy] ?? 0) ? [] : [place]));
}

/** S-23, S-55: the chair gives its dice no bonus, except to whom Dasher helps. */
export function bonusAt({ view, side }: Pick<Table, "view" | "side">, location: string): boolean {
  return location !== "santas-chair" || view.seats[side]?.helper === "dasher";
}

export type { Artifact, Helper, Special, Toy, Wish };
