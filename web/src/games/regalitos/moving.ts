/** How events move: cards go from piles to zones, from zone to zone, and to whoever gets them. */
import type { Motion } from "../../lib/motion";
import type { EntryOf } from "../../lib/shapes";
import type { Event, View } from "../../lib/wire/regalitos";
import { find, place, travel, type Journey } from "../common/journeys";
import { face, PILES } from "./cards";

export async function animate(from: View, entry: EntryOf<Event>, _to: View, motion: Motion): Promise<void> {
  for (const event of entry.events) await travel(motion, MOVES[event.type]?.(event as never, motion, from) ?? []);
}

const zone = (motion: Motion, view: View, seat: number, name: string): Element | null => place(motion, seat, Math.max(0, view.viewer), `[data-zone="${name}"]`);
const pile = (motion: Motion, name: string): Element | null => find(motion, `[data-pile="${name}"]`);
const ZONES = { object: "objects", coal: "objects", paper: "papers", energy: "energy", extra: "extras", vip: "vips" } as const;

/** A card comes to a player from somewhere. */
function comes(card: string, from: Element | null, motion: Motion, view: View, seat: number): Journey {
  const { picture, kind } = face(card);
  return { id: picture, from, to: zone(motion, view, seat, ZONES[kind]) };
}

type Moves = { [T in Event["type"]]?: (event: Extract<Event, { type: T }>, motion: Motion, view: View) => Journey[] };

const MOVES: Moves = {
  laid: (event, motion) => event.cards.map((card, number) => ({ id: face(card).picture, from: find(motion, ".decks"), to: pile(motion, PILES[number] ?? "") })),
  took: (event, motion, view) => event.cards.map((card) => comes(card, pile(motion, event.pile), motion, view, event.seat)),
  found: (event, motion, view) => [comes(event.card, find(motion, ".decks"), motion, view, event.seat)],
  drew: (event, motion, view) => [comes(event.card, find(motion, ".decks"), motion, view, event.seat)],
  claimed: (event, motion, view) => [{ id: "a-initiative", from: find(motion, '[data-basic="initiative"]'), to: zone(motion, view, event.seat, "objects") }],
  wrapped: (event, motion, view) => [{ id: wrapping(event.card), from: zone(motion, view, event.seat, "objects"), to: zone(motion, view, event.seat, "presents") }],
  decorated: (event, motion, view) =>
    event.cards.map((card) => ({ id: wrapping(card), from: zone(motion, view, event.seat, "presents"), to: zone(motion, view, event.seat, "decorated") })),
  delivered: (event, motion, view) => [{ id: wrapping(event.card), from: find(motion, '[data-basic="deliver"]'), to: zone(motion, view, event.seat, "delivered") }],
  "delivered-to-vip": (event, motion, view) => [{ id: wrapping(event.card), from: find(motion, '[data-basic="deliver"]'), to: zone(motion, view, event.seat, "vips") }],
  "gave-coal": (event, motion, view) => [{ id: "coal", from: zone(motion, view, event.seat, "objects"), to: zone(motion, view, event.target, "objects") }],
  "sent-coal-away": (event, motion, view) => [{ id: "coal", from: zone(motion, view, event.seat, "objects"), to: find(motion, ".decks") }],
  blew: (event, motion) => event.cards.map((card) => ({ id: face(card).picture, from: pile(motion, event.pile), to: find(motion, ".decks") })),
};

function wrapping(card: string): string {
  const { colour, picture } = face(card);
  return colour ? `w-${colour}` : picture;
}
