/** What a press on a thing of Quissama means. Anything can come first: a card, a combination, a place. */
import type { Act } from "../../../wire/quissama";
import { part, spot, step, type Spot } from "../../common/spots";
import { CABECA, cards, combinations, type Table } from "./names";

type Test = (act: Act) => boolean;

/** A thing that begins a decision, or narrows one that was begun with another thing. */
function aim(table: Table, name: string, value: string, test: Test, otherwise: Act | null = null): Spot {
  const { choice } = table;
  const begun = choice.picked.thing !== undefined && choice.picked.thing !== value;
  const further = begun && choice.acts.length > 1 && (choice.could(test) || choice.picked[name] === value);
  return further ? part(table, name, value, test) : spot(table, value, test, otherwise);
}

/** What a card of the hand can do: be played, be swapped, be discarded, or pay for a combination. */
export function cardSpot(table: Table, card: string): Spot {
  const { phase } = table.view;
  if (phase === "paying") return step(table, (act) => act.type === "pay" && act.card === card, { type: "pay", card });
  if (phase === "discarding") return step(table, (act) => act.type === "discard" && act.card === card, { type: "discard", card });
  const named: Test = (act) => "card" in act && act.card === card;
  const played: Test = (act) => act.type === card;
  return aim(table, "card", `card ${card}`, (act) => named(act) || played(act) || pays(card, act), { type: "discard", card });
}

/** Does the card show an icon this combination costs? */
function pays(card: string, act: Act): boolean {
  const shows = cards.get(card)?.shows ?? [];
  const price = combinations().find((combination) => combination.kind === act.type)?.cost ?? [];
  return price.some(([icon]) => (icon === "gang" ? shows.includes("nagoa") || shows.includes("guaiamum") : (shows as readonly string[]).includes(icon)));
}

export function combinationSpot(table: Table, kind: Act["type"]): Spot {
  return aim(table, "kind", `kind ${kind}`, (act) => act.type === kind);
}

export function marketSpot(table: Table, slot: number): Spot {
  return aim(table, "slot", `slot ${slot}`, (act) => act.type === "trade" && act.slot === slot);
}

/** A card of the hand that Woodruff looks at. */
export function takenSpot(table: Table, card: string): Spot {
  return aim(table, "taken", `taken ${card}`, (act) => act.type === "swap" && act.taken === card);
}

export function plazaSpot(table: Table, plaza: string): Spot {
  return aim(table, "place", `place ${plaza}`, (act) => ("plaza" in act && act.plaza === plaza) || ("place" in act && act.place === plaza), { type: "free", plaza });
}

export function shopSpot(table: Table, shop: string): Spot {
  return aim(table, "place", `place ${shop}`, (act) => ("shop" in act && act.shop === shop) || ("place" in act && act.place === shop), { type: "employ", shop });
}

export function cabecaSpot(table: Table): Spot {
  const there: Test = (act) => act.type === "recruit" || act.type === CABECA || ("place" in act && act.place === CABECA);
  return aim(table, "place", `place ${CABECA}`, there);
}

/** A place of the Ministry: whoever is there can be sent home or replaced. */
export function ministerSpot(table: Table, number: number): Spot {
  return aim(table, "place", `minister ${number}`, (act) => "number" in act && act.number === number);
}

/** The Ministry as a whole: a new minister on place 1. */
export function palaceSpot(table: Table): Spot {
  const placed: Test = (act) => act.type === "appoint" || act.type === "appoint-without" || act.type === "imperial-family";
  return aim(table, "place", "palace", placed, { type: "appoint" });
}

/** What each character's holder can do with it. */
const ABILITIES: Readonly<Record<string, Test>> = {
  quissama: (act) => act.type === "lay" || act.type === "take",
  woodruff: (act) => act.type === "look",
  alemao: (act) => act.type === "rob",
  princesa: (act) => act.type === "free-by-freedom" || act.type === "free-by-icon",
  imperador: (act) => act.type === "replace-burgher" || act.type === "replace-minister" || act.type === "replace-influence",
  alencar: (act) => act.type === "appoint-without",
};

/** A character: influence on it, a meeple on it removed or replaced, or the use of one's own. */
export function characterSpot(table: Table, character: string): Spot {
  const ability = ABILITIES[character] ?? (() => false);
  const own = table.view.characters.some((row) => row.name === character && row.holder === table.viewer);
  const test: Test = (act) => ("character" in act && act.character === character) || (own && ability(act));
  return aim(table, "character", `character ${character}`, test, { type: "influence", character });
}
