/** How events move: meeples come from their owners, capoeiras go between Senzala, plazas and shops, cards change hands. */
import type { Motion } from "../../lib/motion";
import type { EntryOf } from "../../lib/shapes";
import type { Event, View } from "../../lib/wire/quissama";
import { find, place as placeOf, travel, type Journey } from "../common/journeys";
import { CABECA } from "./names";

export async function animate(from: View, entry: EntryOf<Event>, _to: View, motion: Motion): Promise<void> {
  for (const event of entry.events) await travel(motion, MOVES[event.type]?.(event as never, motion, from) ?? []);
}

const at = (motion: Motion, place: string): Element | null => find(motion, `[data-place="${place}"]`);
const senzala = (motion: Motion): Element | null => find(motion, '.map > [role="img"]');
const hand = (motion: Motion, seat: number, view: View): Element | null => placeOf(motion, seat, Math.max(0, view.viewer), ".hand");
const reserve = (motion: Motion, seat: number, view: View): Element | null => placeOf(motion, seat, Math.max(0, view.viewer), ".reserve");
const meeple = (seat: number): string => `meeple-${seat + 1}`;
const deck = (motion: Motion): Element | null => find(motion, ".piles");
const portrait = (motion: Motion, character: string): Element | null => find(motion, `[data-held="${character}"]`) ?? find(motion, `[data-character="${character}"]`);
const plazaOf = (view: View, shop: string): string => view.shops.find((row) => row.name === shop)?.plaza ?? "";
const back = (count: number, from: Element | null, to: Element | null): Journey[] => Array.from({ length: Math.min(count, 6) }, () => ({ id: "card-back", from, to }));

type Moves = { [T in Event["type"]]?: (event: Extract<Event, { type: T }>, motion: Motion, view: View) => Journey[] };

const MOVES: Moves = {
  drew: (event, motion, view) => back(event.count, deck(motion), hand(motion, event.seat, view)),
  paid: (event, motion, view) => event.cards.map((card) => ({ id: `card-${card}`, from: hand(motion, event.seat, view), to: deck(motion) })),
  freed: (event, motion) => [{ id: "capoeira", from: senzala(motion), to: at(motion, event.plaza) }],
  fled: (event, motion) => [{ id: "capoeira", from: senzala(motion), to: at(motion, event.plaza) }],
  attacked: (event, motion) => [{ id: "capoeira", from: at(motion, event.place), to: senzala(motion) }],
  "sent-back": (event, motion) => [{ id: "capoeira", from: at(motion, event.place), to: senzala(motion) }],
  founded: (event, motion, view) => [{ id: meeple(event.seat), from: reserve(motion, event.seat, view), to: at(motion, event.shop) }],
  "took-shop": (event, motion, view) => [{ id: meeple(event.seat), from: reserve(motion, event.seat, view), to: at(motion, event.shop) }],
  employed: (event, motion, view) => [{ id: "capoeira", from: at(motion, plazaOf(view, event.shop)), to: at(motion, event.shop) }],
  recruited: (event, motion) => [{ id: "capoeira", from: at(motion, event.plaza), to: at(motion, CABECA) }],
  appointed: (event, motion, view) => [{ id: meeple(event.seat), from: reserve(motion, event.seat, view), to: find(motion, '[data-minister="1"]') }],
  "took-minister": (event, motion, view) => [{ id: meeple(event.seat), from: reserve(motion, event.seat, view), to: find(motion, `[data-minister="${event.number}"]`) }],
  exposed: (event, motion, view) => [{ id: meeple(event.target), from: find(motion, `[data-minister="${event.number}"]`), to: reserve(motion, event.target, view) }],
  influenced: (event, motion, view) => [{ id: meeple(event.seat), from: reserve(motion, event.seat, view), to: portrait(motion, event.character) }],
  cleared: (event, motion, view) => [{ id: meeple(event.target), from: portrait(motion, event.character), to: reserve(motion, event.target, view) }],
  conquered: (event, motion, view) => [{ id: `char-${event.character}`, from: portrait(motion, event.character), to: placeOf(motion, event.seat, Math.max(0, view.viewer), ".chars") }],
  captured: (event, motion, view) => [{ id: `char-${event.character}`, from: portrait(motion, event.character), to: placeOf(motion, event.seat, Math.max(0, view.viewer), ".chars") }],
  robbed: (event, motion, view) => back(1, hand(motion, event.target, view), hand(motion, event.seat, view)),
  swapped: (event, motion, view) => [...back(1, hand(motion, event.target, view), hand(motion, event.seat, view)), ...back(1, hand(motion, event.seat, view), hand(motion, event.target, view))],
  traded: (event, motion, view) => [
    { id: `card-${event.card}`, from: hand(motion, event.seat, view), to: find(motion, ".stalls") },
    { id: `card-${event.taken}`, from: find(motion, ".stalls"), to: hand(motion, event.seat, view) },
  ],
  discarded: (event, motion, view) => [{ id: `card-${event.card}`, from: hand(motion, event.seat, view), to: deck(motion) }],
};
