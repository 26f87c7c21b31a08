/** How events move: cards go from piles to zones, from zone to zone, and to whoever gets them; tokens lie down on what was used. */
import type { Scene as AnyScene } from "../../../table/motion/motion";
import type { Event, View } from "../../../wire/regalitos";
import { hide, lift, type Journey } from "../../common/journeys";
import { all, of, on, show, type Moves } from "../../common/scenes";
import { face, PILES } from "./names";

type Scene = AnyScene<View, Event>;

export const animate = (scene: Scene): Promise<void> => show(MOVES, scene, tokens(scene));

const deck = (scene: Scene): Element | null => on(scene, '[data-deck="draw"] svg');
const discard = (scene: Scene): Element | null => on(scene, '[data-deck="discard"]');
const pile = (scene: Scene, name: string): Element | null => on(scene, `[data-pile="${name}"]`);
const ZONES = { object: "objects", coal: "objects", paper: "papers", energy: "energy", extra: "extras", vip: "vips" } as const;

/** Where the next card of a zone will lie: at the end of the own row, or in the count of another. */
function zone(scene: Scene, seat: number, name: string): Element | null {
  return of(scene, seat, `[data-zone="${name}"] .next, .stock[data-zone="${name}"]`);
}
const zoneOf = (scene: Scene, seat: number, card: string): Element | null => zone(scene, seat, ZONES[face(card).kind]);

/** A card of a player's zone leaves it; of others' zones the picture is enough. */
function leaves(scene: Scene, seat: number, zones: readonly string[], card: string, to: Element | null): Journey {
  const query = zones.map((name) => `[data-zone="${name}"] [data-card="${card}"]`).join(", ");
  const lies = seat === Math.max(0, scene.from.viewer) ? lift(scene.motion, query) : null;
  return { piece: lies, id: wrapping(zones[0] ?? "", card), from: zone(scene, seat, zones[0] ?? ""), to };
}

/** A card's picture: what it shows, or the paper it is wrapped in. */
function wrapping(zone: string, card: string): string {
  const { colour, picture } = face(card);
  return colour && zone !== "objects" ? `w-${colour}` : picture;
}

/** A player's next token goes somewhere. */
function token(scene: Scene, seat: number, to: Element | null): Journey {
  const piece = [...(of(scene, seat, ".left")?.querySelectorAll(".bauble:not(.gone)") ?? [])].at(-1);
  return { piece, to };
}

/** A token comes to each basic action that was used just now. */
function tokens(scene: Scene): Journey[] {
  const fresh = (seat: number, basic: string) => !scene.from.seats[seat]?.used.includes(basic);
  return scene.to.seats.flatMap((area, seat) => area.used.filter((basic) => fresh(seat, basic)).map((basic) => token(scene, seat, on(scene, `[data-basic="${basic}"]`))));
}

const MOVES: Moves<View, Event> = {
  laid: (_, scene) => {
    for (const token of all(scene, ".pile .bauble, .used")) hide(scene.motion, token);
    return PILES.map((name) => ({ id: "card-back", from: deck(scene), to: pile(scene, name), dealt: true }));
  },
  took: (event, scene) => {
    const lying = [...(pile(scene, event.pile)?.querySelectorAll(":scope > svg, .back svg") ?? [])];
    const cards = event.cards.map((card, number) => ({ piece: lying[number], to: zoneOf(scene, event.seat, card) }));
    return [token(scene, event.seat, pile(scene, event.pile)), ...cards];
  },
  found: (event, scene) => [{ id: face(event.card).picture, from: discard(scene), to: zoneOf(scene, event.seat, event.card) }],
  drew: (event, scene) => [{ id: face(event.card).picture, from: deck(scene), to: zoneOf(scene, event.seat, event.card) }],
  "gave-up": (event, scene) => [leaves(scene, event.seat, [ZONES[face(event.card).kind]], event.card, discard(scene))],
  played: (event, scene) => [leaves(scene, event.seat, ["extras"], event.extra, discard(scene))],
  claimed: (event, scene) => [{ id: "a-initiative", from: on(scene, '[data-basic="initiative"]'), to: of(scene, event.seat, ".left, .who") }],
  wrapped: (event, scene) => [leaves(scene, event.seat, ["objects"], event.card, zone(scene, event.seat, "presents"))],
  "paid-paper": (event, scene) => event.papers.map((size) => leaves(scene, event.seat, ["papers"], `paper-${size}`, discard(scene))),
  "paid-energy": (event, scene) => event.cards.map((card) => leaves(scene, event.seat, ["energy"], card, discard(scene))),
  decorated: (event, scene) => event.cards.map((card) => leaves(scene, event.seat, ["presents"], card, zone(scene, event.seat, "decorated"))),
  delivered: (event, scene) => [leaves(scene, event.seat, ["presents", "decorated"], event.card, zone(scene, event.seat, "delivered"))],
  "delivered-to-vip": (event, scene) => [leaves(scene, event.seat, ["presents", "decorated"], event.card, of(scene, event.seat, `[data-card="vip-${event.vip}"], [data-vip="${event.vip}"]`))],
  "gave-coal": (event, scene) => [leaves(scene, event.seat, ["presents", "objects"], "coal", zone(scene, event.target, "objects"))],
  "sent-coal-away": (event, scene) => [leaves(scene, event.seat, ["presents", "objects"], "coal", discard(scene))],
  "token-discarded": (event, scene) => [token(scene, event.seat, discard(scene))],
  blew: (event, scene) => [...(pile(scene, event.pile)?.querySelectorAll(":scope > svg, .back svg") ?? [])].map((card) => ({ piece: card, to: discard(scene) })),
};
