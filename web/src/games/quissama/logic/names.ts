/** Quissama's things by name, what they cost, and where they lie on the two maps. */
import type { RoomTable } from "../../../table/room";
import type { Act, CharacterView, Event, View } from "../../../wire/quissama";
import { by } from "../../../wire/printed.svelte";
import { printed } from "../../../wire/quissama.content";

export type Table = RoomTable<View, Act, Event>;

export const CABECA = "cabeca-de-porco";
export const cards = by(() => printed.cards);
export const characters = by(() => printed.characters);

/** A cost as icons with their numbers; "gang" is a capoeira icon of the plaza's gang. */
export type Cost = readonly (readonly [icon: string, count: number])[];

const cost = (items: Readonly<Record<string, number>>, ...more: Cost): Cost => [...Object.entries(items), ...more];

/** The combinations everybody may pay for, in the order of the rules. */
export const combinations = (): readonly { kind: Act["type"]; cost: Cost }[] => [
  { kind: "free", cost: cost(printed.prices.free, ["gang", 1]) },
  { kind: "found", cost: cost(printed.prices.found) },
  { kind: "employ", cost: cost(printed.prices.employ, ["gang", 1]) },
  { kind: "appoint", cost: cost(printed.prices.minister) },
  { kind: "attack", cost: [["gang", printed.prices.attack]] },
  { kind: "recruit", cost: cost(printed.prices.recruit, ["guaiamum", 1]) },
];

/** What influence on a character costs, abroad with a Burgher more. */
export function influenceCost(table: Table, character: CharacterView): Cost {
  const row = characters.get(character.name);
  const abroad = character.holder >= 0 && character.holder !== table.viewer;
  return [...Object.entries(row?.cost ?? {}), ...(row?.identical ? ([["identical", row.identical]] as const) : []), ...(abroad ? Object.entries(printed.prices.abroad) : [])];
}

/** The icons a card shows, one by one; those of choice once. */
export function icons(card: string): string[] {
  const row = cards.get(card);
  if (!row) return [];
  return row.shows.length === 1 ? Array.from({ length: row.worth }, () => row.shows[0] ?? "") : [...row.shows];
}

/** A hand of counts as single cards, in the order of the card list. */
export function laidOut(counts: Readonly<Record<string, number>> | null): string[] {
  if (!counts) return [];
  return printed.cards.flatMap(({ name }) => Array.from({ length: counts[name] ?? 0 }, () => name));
}

/** Which cards of a hand, by their places, are no longer in it afterwards; of cards alike the pressed one goes first, then the last. */
export function paying(hand: readonly string[], after: Readonly<Record<string, number>> | null | undefined, pressed = -1): ReadonlySet<number> {
  const kept = { ...after };
  const places = [...hand.keys()].sort((one, other) => Number(one === pressed) - Number(other === pressed));
  const cards = places.map((place) => [hand[place] as string, place] as const);
  return new Set(cards.flatMap(([card, place]) => ((kept[card] = (kept[card] ?? 0) - 1) < 0 && after ? [place] : [])));
}

export interface Place {
  x: number;
  y: number;
}
/** Where things lie on a map, and how large they are. */
export interface Layout {
  id: string;
  width: number;
  height: number;
  shops: Readonly<Record<string, Place>>;
  shopScale: number;
  plazas: Readonly<Record<string, Place>>;
  plazaScale: number;
  palace: Place & { scale: number };
  cabeca: Place & { low: boolean };
  /** `left`: where the first stands, since its name stands before him. */
  senzala: Place & { width: number; height: number; left: number };
  palms: readonly Place[];
  labels: boolean;
}

export const WIDE: Layout = {
  id: "map-wide", width: 928, height: 432,
  shops: {
    N1: { x: 10, y: 12 }, N2: { x: 10, y: 114 }, N3: { x: 284, y: 168 }, N4: { x: 10, y: 216 }, N5: { x: 10, y: 318 },
    G1: { x: 822, y: 12 }, G2: { x: 822, y: 114 }, G3: { x: 822, y: 216 }, G4: { x: 822, y: 318 }, G5: { x: 542, y: 318 },
  },
  shopScale: 1,
  plazas: { "nagoa-north": { x: 200, y: 118 }, "nagoa-south": { x: 200, y: 316 }, "guaiamum-north": { x: 728, y: 118 }, "guaiamum-south": { x: 728, y: 316 } },
  plazaScale: 1,
  palace: { x: 290, y: 8, scale: 1 },
  cabeca: { x: 450, y: 170, low: false },
  senzala: { x: 290, y: 308, width: 190, height: 84, left: 0 },
  palms: [{ x: 112, y: 66 }, { x: 268, y: 84 }, { x: 640, y: 84 }, { x: 786, y: 62 }, { x: 112, y: 360 }, { x: 250, y: 252 }, { x: 404, y: 176 }, { x: 640, y: 246 }, { x: 790, y: 252 }, { x: 500, y: 330 }, { x: 664, y: 356 }],
  labels: true,
};

/** How wide things are that lie on a map by their left edge. */
const WIDTHS = { shop: 96, palace: 348, cabeca: 168, palm: 30 } as const;
/** A capoeira is so much taller than wide. */
export const TALLER = 1.15;
/** A map is drawn at most so much wider than it is. */
const WIDEST = 1.5;

/** A map whose things lie further apart, so that it fills a room of this shape (width by height). */
export function spread(map: Layout, shape: number): Layout {
  const more = Math.min(shape * map.height, WIDEST * map.width) - map.width;
  if (!(more > 0)) return map;
  const out = <P extends Place>(place: P, width: number): P => ({ ...place, x: place.x + (more * place.x) / (map.width - width) });
  const all = (places: Layout["shops"], width: number) => Object.fromEntries(Object.entries(places).map(([name, place]) => [name, out(place, width)]));
  return {
    ...map, width: map.width + more,
    shops: all(map.shops, WIDTHS.shop * map.shopScale), plazas: all(map.plazas, 0),
    palace: out(map.palace, WIDTHS.palace * map.palace.scale), cabeca: out(map.cabeca, WIDTHS.cabeca), senzala: out(map.senzala, map.senzala.width),
    palms: map.palms.map((palm) => out(palm, WIDTHS.palm)),
  };
}

export const TALL: Layout = {
  id: "map-tall", width: 400, height: 482,
  shops: {
    N1: { x: 8, y: 112 }, N2: { x: 107, y: 112 }, N3: { x: 8, y: 275 }, N4: { x: 107, y: 275 }, N5: { x: 8, y: 360 },
    G1: { x: 305, y: 112 }, G2: { x: 206, y: 112 }, G3: { x: 206, y: 275 }, G4: { x: 305, y: 275 }, G5: { x: 305, y: 360 },
  },
  shopScale: 0.9,
  plazas: { "nagoa-north": { x: 62, y: 231 }, "nagoa-south": { x: 152, y: 402 }, "guaiamum-north": { x: 338, y: 231 }, "guaiamum-south": { x: 248, y: 402 } },
  plazaScale: 0.65,
  palace: { x: 47, y: 0, scale: 0.88 },
  cabeca: { x: 116, y: 191, low: true },
  senzala: { x: 6, y: 442, width: 388, height: 36, left: 84 },
  palms: [],
  labels: false,
};

/** In rows at least so long capoeiras wait for their freedom; more than fit in two rows stand closer. */
const ROW = 7;
/** So much of each shows beside the next one. */
const CLOSE = 0.6;

/** Where so many stand in the Senzala, and how wide each is drawn: the fewer, the larger. */
export function standing(room: Layout["senzala"], count: number): { size: number; places: Place[] } {
  const rows = room.height < 50 ? 1 : count > 2 * ROW ? 3 : 2;
  const high = room.height / rows;
  const long = Math.max(ROW, Math.ceil(count / rows));
  const wide = room.width - room.left - 6;
  const size = Math.min(32, (high - 2) / TALLER, wide / (CLOSE * (long - 1) + 1));
  const step = Math.min(0.85 * size, (wide - size) / (long - 1));
  const top = (room.height - Math.ceil(count / long) * high) / 2 + (high - size * TALLER) / 2;
  return { size, places: Array.from({ length: count }, (_, place) => ({ x: 3 + room.left + (place % long) * step, y: top + Math.floor(place / long) * high })) };
}

/** The colours of the shops' walls, in their order. */
export const WALLS = ["#E9B9A0", "#EBD08F", "#B9CBA0", "#A9C6C9", "#DDA39A", "#E6C3B4", "#C9B6D1", "#E4CE9E", "#9FC0B4", "#DDB07C"] as const;
