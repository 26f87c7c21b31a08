/** How events move: meeples come from their owners, capoeiras go between Senzala, plazas and shops, cards change hands. */
import type { Scene as AnyScene } from "../../../table/motion/motion";
import type { Event, View } from "../../../wire/quissama";
import { lift, type Journey } from "../../common/journeys";
import { all, of, on, show, type Moves } from "../../common/scenes";
import { printed } from "../../../wire/quissama.content";
import { CABECA } from "./names";

type Scene = AnyScene<View, Event>;

export const animate = (scene: Scene): Promise<void> => show(MOVES, scene);

const deck = (scene: Scene): Element | null => on(scene, '[data-deck="draw"] svg');
const discard = (scene: Scene): Element | null => on(scene, '[data-deck="discard"] .up');
const chars = (scene: Scene, seat: number): Element | null => of(scene, seat, ".chars");

// Meeples and capoeiras -----------------------------------------------------------------------------------------

const at = (scene: Scene, where: string): Element | null => on(scene, `[data-place="${where}"]`);
const boss = (scene: Scene, shop: string): Element | null => on(scene, `[data-place="${shop}"] .boss`);
const minister = (scene: Scene, number: number): Element | null => on(scene, `[data-minister="${number}"]`);
const portrait = (scene: Scene, character: string): Element | null => on(scene, `[data-held="${character}"] .portrait`) ?? on(scene, `[data-character="${character}"] .portrait`);
const plazaOf = (view: View, shop: string): string => view.shops.find((row) => row.name === shop)?.plaza ?? "";

/** The last of a player's reserve. */
function reserve(scene: Scene, seat: number): Element | null {
  const mine = all(scene, ".mine .reserve svg");
  return (seat === Math.max(0, scene.from.viewer) ? mine[mine.length - 1] : null) ?? of(scene, seat, ".men svg");
}
/** A meeple of this player comes from the reserve. */
const comes = (scene: Scene, seat: number, to: Element | null): Journey => ({ id: `meeple-${seat + 1}`, seat, from: reserve(scene, seat), to });
/** A meeple of this player goes home. */
const goes = (scene: Scene, seat: number, from: Element | null): Journey => ({ id: `meeple-${seat + 1}`, seat, from, leaves: true, to: of(scene, seat, ".reserve, .men svg") });

function freed(scene: Scene, to: Element | null): Journey[] {
  return [{ id: "capoeira", from: on(scene, ".senzala use:last-of-type"), leaves: true, to }];
}
const worker = (from: Element | null, to: Element | null): Journey => ({ id: "capoeira", from, to });

/** the ministers move on as far as the first gap, the one beyond the last place goes home. */
function pushed(scene: Scene, seat: number): Journey[] {
  const gap = scene.from.ministry.findIndex((each) => each < 0);
  const moving = scene.from.ministry.slice(0, gap < 0 ? printed.pieces.ministers : gap);
  const meeples = moving.map((_, number) => on(scene, `[data-minister="${number + 1}"] .man`));
  const steps = moving.map((owner, number): Journey => ({ id: `meeple-${owner + 1}`, seat: owner, from: meeples[number], leaves: true, to: minister(scene, number + 2) ?? reserve(scene, owner) }));
  return [...steps.reverse(), comes(scene, seat, minister(scene, 1))];
}

// Cards ---------------------------------------------------------------------------------------------------------

const hand = (scene: Scene, seat: number): Element | null => of(scene, seat, ".hand, .fan");
const backs = (count: number, from: Element | null, to: Element | null): Journey[] => Array.from({ length: Math.min(count, 7) }, () => ({ id: "card-back", from, to }));

/** A card leaves a player's hand: one's own as it lies there, once each. */
function plays(scene: Scene, seat: number, card: string, to: Element | null | undefined): Journey {
  const lies = seat === scene.from.viewer ? lift(scene.motion, `.handbox [data-card="${card}"]`) : null;
  return { piece: lies, id: `card-${card}`, from: hand(scene, seat), to };
}

function stall(scene: Scene, card: string): Element | undefined {
  return all(scene, ".stalls .qcard")[scene.from.market.indexOf(card)];
}

const MOVES: Moves<View, Event> = {
  drew: (event, scene) => backs(event.count, deck(scene), hand(scene, event.seat)),
  paid: (event, scene) => event.cards.map((card) => plays(scene, event.seat, card, discard(scene))),
  played: (event, scene) => [plays(scene, event.seat, event.card, discard(scene))],
  discarded: (event, scene) => [plays(scene, event.seat, event.card, discard(scene))],
  traded: (event, scene) => [plays(scene, event.seat, event.card, stall(scene, event.taken)), { piece: stall(scene, event.taken), to: hand(scene, event.seat) }],
  renewed: (event, scene) => event.cards.map((_, number) => ({ id: "card-back", from: deck(scene), to: all(scene, ".stalls .qcard")[number], dealt: true })),
  robbed: (event, scene) => backs(1, hand(scene, event.target), hand(scene, event.seat)),
  swapped: (event, scene) => [...backs(1, hand(scene, event.target), hand(scene, event.seat)), ...backs(1, hand(scene, event.seat), hand(scene, event.target))],
  "laid-under": (event, scene) => [plays(scene, event.seat, event.card, portrait(scene, "quissama"))],
  "took-from-under": (event, scene) => event.cards.map((card) => ({ id: `card-${card}`, from: portrait(scene, "quissama"), to: hand(scene, event.seat) })),
  freed: (event, scene) => freed(scene, at(scene, event.plaza)),
  fled: (event, scene) => freed(scene, at(scene, event.plaza)),
  attacked: (event, scene) => [worker(at(scene, event.place), on(scene, ".senzala"))],
  "sent-back": (event, scene) => [worker(at(scene, event.place), on(scene, ".senzala"))],
  employed: (event, scene) => [worker(at(scene, plazaOf(scene.from, event.shop)), on(scene, `[data-place="${event.shop}"] .free`) ?? at(scene, event.shop))],
  recruited: (event, scene) => [worker(at(scene, event.plaza), on(scene, `[data-place="${CABECA}"] .free`) ?? at(scene, CABECA))],
  founded: (event, scene) => [comes(scene, event.seat, boss(scene, event.shop))],
  "took-shop": (event, scene) => [goes(scene, event.target, boss(scene, event.shop)), comes(scene, event.seat, at(scene, event.shop))],
  appointed: (event, scene) => pushed(scene, event.seat),
  "took-minister": (event, scene) => [goes(scene, event.target, on(scene, `[data-minister="${event.number}"] .man`)), comes(scene, event.seat, minister(scene, event.number))],
  "took-influence": (event, scene) => [goes(scene, event.target, on(scene, `[data-on="${event.character} ${event.target}"]`)), comes(scene, event.seat, portrait(scene, event.character))],
  exposed: (event, scene) => [goes(scene, event.target, on(scene, `[data-minister="${event.number}"] .man`))],
  influenced: (event, scene) => [comes(scene, event.seat, portrait(scene, event.character))],
  cleared: (event, scene) => [goes(scene, event.target, on(scene, `[data-on="${event.character} ${event.target}"]`))],
  conquered: (event, scene) => [{ piece: portrait(scene, event.character), to: chars(scene, event.seat) }],
  captured: (event, scene) => [{ piece: portrait(scene, event.character), to: chars(scene, event.seat) }],
};
