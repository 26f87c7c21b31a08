/** Regalitos' cards by name, and what is printed on them. */
import type { RoomTable } from "../../../table/room";
import type { Act, Event, View } from "../../../wire/regalitos";
import { printed } from "../../../wire/regalitos.content";

export type Table = RoomTable<View, Act, Event>;

/** The four parcels with their piles. */
export const PARCELS = [
  { basic: "initiative", ribbon: "start", piles: ["A1", "A2", "A3", "A4"] },
  { basic: "wrap", ribbon: "wrap", piles: ["B1", "B2", "B3", "B4"] },
  { basic: "decorate", ribbon: "deck", piles: ["C1", "C2", "C3", "C4"] },
  { basic: "deliver", ribbon: "send", piles: ["D1", "D2", "D3", "D4"] },
] as const;
export const PILES = PARCELS.flatMap((parcel) => [...parcel.piles] as string[]);
export const ROUNDS = printed.rounds;
export const SIZES = printed.sizes.map((size) => size.name);

const by = <R extends { name: string }>(rows: readonly R[]): ReadonlyMap<string, R> => new Map(rows.map((row) => [row.name, row]));
export const objects = by(printed.objects);
export const papers = by(printed.papers);
export const dishes = by(printed.energy);
export const extras = by(printed.extras);
export const vips = by(printed.vips);
export const characters = by(printed.characters);
export const rounds = by(printed.rounds);
export const values = new Map<string, (typeof printed.values)[number]>(printed.values.map((row) => [row.size, row]));
export const paperFor = by(printed.sizes);

/** A card as it is drawn: the strip that identifies it and the picture. */
export interface Face {
  kind: "object" | "paper" | "energy" | "extra" | "coal" | "vip";
  /** Fill of the strip. */
  strip: string;
  /** The number in the corner. */
  corner: string;
  picture: string;
  colour?: string;
  size?: string;
}

const STRIPS = { paper: "#C9384F", energy: "#E2A92B", extra: "#1F7A74", coal: "#3B3944", vip: "#6A4C97" } as const;

export function face(card: string): Face {
  const object = objects.get(card);
  if (object) {
    const corner = String(SIZES.indexOf(object.size) + 1);
    return { kind: "object", strip: `url(#pat-${object.colour})`, corner, picture: `obj-${card}`, colour: object.colour, size: object.size };
  }
  if (card === "coal") return { kind: "coal", strip: STRIPS.coal, corner: "", picture: "coal" };
  const dish = dishes.get(card);
  if (dish) return { kind: "energy", strip: STRIPS.energy, corner: String(dish.units), picture: `dish-${card}` };
  const extra = extras.get(card);
  if (extra) return { kind: "extra", strip: STRIPS.extra, corner: "", picture: `extra-${card}` };
  if (card.startsWith("paper-")) {
    const size = card.slice("paper-".length);
    return { kind: "paper", strip: STRIPS.paper, corner: String(papers.get(size)?.units ?? ""), picture: "c-paper", size };
  }
  const vip = vips.get(card.replace(/^vip-/, ""));
  return { kind: "vip", strip: STRIPS.vip, corner: `+${vip?.bonus[0] ?? ""}`, picture: "c-vip", ...(vip?.colour ? { colour: vip.colour } : {}), ...(vip?.size ? { size: vip.size } : {}) };
}

/** What a delivered present scores by itself. */
export function worth(card: string, decorated: boolean): number {
  const size = objects.get(card)?.size ?? "";
  return (values.get(size)?.points ?? 0) + (decorated ? printed.points.decorated : 0);
}

/** The energy a present needs. */
export function energy(card: string): number {
  return values.get(objects.get(card)?.size ?? "")?.energy ?? 0;
}
