/** Regalitos' cards by name, and what is printed on them. */
import type { RoomTable } from "../../../table/room";
import type { Act, Event, View } from "../../../wire/regalitos";
import { by } from "../../../wire/printed.svelte";
import { printed } from "../../../wire/regalitos.content";
import { same } from "../../../wire/shapes";

export type Table = RoomTable<View, Act, Event>;

/** The four parcels with their piles. */
export const PARCELS = [
  { basic: "initiative", ribbon: "start", piles: ["A1", "A2", "A3", "A4"] },
  { basic: "wrap", ribbon: "wrap", piles: ["B1", "B2", "B3", "B4"] },
  { basic: "decorate", ribbon: "deck", piles: ["C1", "C2", "C3", "C4"] },
  { basic: "deliver", ribbon: "send", piles: ["D1", "D2", "D3", "D4"] },
] as const;
export const PILES = PARCELS.flatMap((parcel) => [...parcel.piles] as string[]);

export const objects = by(() => printed.objects);
export const papers = by(() => printed.papers);
export const dishes = by(() => printed.energy);
export const extras = by(() => printed.extras);
export const vips = by(() => printed.vips);
export const characters = by(() => printed.characters);
export const rounds = by(() => printed.rounds);
export const values = by(() => printed.values.map((row) => ({ ...row, name: row.size })));
export const paperFor = by(() => printed.sizes);

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
    const corner = String(needs(card).paper);
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

interface Needs {
  paper: number;
  energy: number;
  points: number;
}

/** What objects of a size need and give where their cards do not say otherwise. */
function usual(size: string): Needs {
  return { paper: paperFor.get(size)?.paper ?? 0, energy: values.get(size)?.energy ?? 0, points: values.get(size)?.points ?? 0 };
}

/** The paper an object needs, its energy as a present, and its points: its own numbers, else those of its size. */
export function needs(card: string): Needs {
  const object = objects.get(card);
  const of = usual(object?.size ?? "");
  return { paper: object?.paper ?? of.paper, energy: object?.energy ?? of.energy, points: object?.points ?? of.points };
}

/** How acts name an object: by colour and size, and where its numbers are its own by the first card like it. */
export function sortOf(card: string): { colour: string; size: string; card?: string } {
  const object = objects.get(card);
  if (!object) return { colour: "", size: "" };
  const { colour, size } = object;
  const like = printed.objects.find((each) => each.colour === colour && each.size === size && same(needs(each.name), needs(card)));
  return same(needs(card), usual(size)) || !like ? { colour, size } : { colour, size, card: like.name };
}

/** What a delivered present scores by itself. */
export function worth(card: string, decorated: boolean): number {
  return needs(card).points + (decorated ? printed.points.decorated : 0);
}
