/** What a press on a thing of Regalitos means. */
import type { Act } from "../../../wire/regalitos";
import { spot, step, type Spot } from "../../common/spots";
import { dishes, face, sortOf, type Table } from "./names";

type Basic = "initiative" | "wrap" | "decorate" | "deliver";

export function basicSpot(table: Table, basic: Basic): Spot {
  return spot(table, basic, (act) => act.type === basic, { type: basic });
}

export function pileSpot(table: Table, pile: string): Spot {
  return spot(table, `pile ${pile}`, (act) => act.type === "take" && act.pile === pile, { type: "take", pile });
}

/** An own object: to be wrapped. Equal ones are all the same. */
export function objectSpot(table: Table, card: string): Spot {
  if (face(card).kind === "coal") return coalSpot(table);
  return step(table, (act) => act.type === "pick-object" && isOf(card, act), { type: "pick-object", ...sortOf(card) });
}

/** A coal: to be wrapped; whom it goes to is asked in words. */
export function coalSpot(table: Table): Spot {
  return step(table, (act) => act.type === "pick-coal", { type: "pick-coal" });
}

/** An own present: to be delivered or decorated. */
export function presentSpot(table: Table, card: string, decorated: boolean): Spot {
  return step(table, picks(card, decorated), { type: decorated ? "pick-decorated" : "pick-present", ...sortOf(card) });
}

/** Is this the act that takes up a present? */
export function picks(card: string, decorated: boolean): (act: Act) => boolean {
  const type = decorated ? "pick-decorated" : "pick-present";
  return (act) => act.type === type && isOf(card, act);
}

/** Does an act name things of this card's sort? */
function isOf(card: string, act: { colour: string; size: string; card?: string }): boolean {
  const sort = sortOf(card);
  return act.colour === sort.colour && act.size === sort.size && act.card === sort.card;
}

/** The present in hand goes to the own character's pile. */
export function characterSpot(table: Table): Spot {
  return step(table, givenTo(CHARACTER));
}

export function vipSpot(table: Table, vip: string): Spot {
  return step(table, givenTo(vip), { type: "to-vip", vip });
}

/** Who gets a present, where it is not a VIP. */
export const CHARACTER = "character";

/** Is this the act that gives the present in hand to a VIP, or to the own character? */
export function givenTo(whom: string): (act: Act) => boolean {
  return (act) => (act.type === "to-vip" && act.vip === whom) || (act.type === "to-character" && whom === CHARACTER);
}

/** A paper: paid with at once, card by card; or to be swapped. */
export function paperSpot(table: Table, size: string): Spot {
  if (table.view.phase === "papering") return step(table, (act) => act.type === "pay-paper" && act.paper === size, { type: "pay-paper", paper: size });
  return spot(table, `paper ${size}`, (act) => act.type === "swap-paper" && act.paper === size);
}

/** A dish: paid with at once, card by card; or to be swapped. */
export function dishSpot(table: Table, dish: string): Spot {
  const units = dishes.get(dish)?.units ?? 0;
  if (table.view.phase === "paying") return step(table, (act) => act.type === "pay-energy" && act.units === units, { type: "pay-energy", units });
  return spot(table, `dish ${dish}`, (act) => act.type === "swap-energy" && act.units === units);
}

/** An extra action: to be played, or to be swapped. */
export function extraSpot(table: Table, extra: string): Spot {
  const uses = (act: Act) => (act.type === "play" || act.type === "swap-extra") && act.extra === extra;
  return spot(table, `extra ${extra}`, uses, { type: "play", extra });
}
