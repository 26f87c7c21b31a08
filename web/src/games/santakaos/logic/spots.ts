/** What a press on a thing of Santa Kaos means. */
import type { Act } from "../../../wire/santakaos";
import { part, spot, type Spot } from "../../common/spots";
import type { Table } from "./names";

type Test = (act: Act) => boolean;

const STARS: readonly string[] = ["guiding-star", "vixen-guiding-star"];
const BELLS: readonly string[] = ["little-bell", "vixen-little-bell"];

/** Is this kind of deed the one that was begun? */
function begun(table: Table, kinds: readonly string[]): boolean {
  const { choice } = table;
  return choice.picked.thing !== undefined && choice.acts.length > 0 && choice.acts.every((act) => kinds.includes(act.type));
}

/** Was something begun that is told by pointing on: a die and where it goes, or what is given for what? */
export function pointing(table: Table): boolean {
  return begun(table, STARS) || swapping(table);
}

/** Is it the Little bell that swaps? */
export function swapping(table: Table): boolean {
  return begun(table, BELLS);
}

/** A die in a tray: to be taken, or to be shifted by the Guiding star. */
export function dieSpot(table: Table, location: string, colour: string): Spot {
  const lies: Test = (act) => "colour" in act && "location" in act && act.location === location && act.colour === colour;
  if (begun(table, STARS)) return part(table, "die", `${location} ${colour}`, lies);
  return spot(table, `die ${location} ${colour}`, (act) => act.type === "take" && lies(act), { type: "take", location, colour });
}

/** A location the chosen die may be shifted to. */
export function targetSpot(table: Table, location: string): Spot | null {
  if (!begun(table, STARS) || table.choice.picked.die === undefined) return null;
  return part(table, "to", location, (act) => "to" in act && act.to === location);
}

/** What lies in the own stock: one more of it, or one side of the Little bell's swap. */
export function goodSpot(table: Table, kind: string): Spot {
  if (swapping(table)) {
    const name = table.choice.picked.given === undefined || table.choice.picked.given === kind ? "given" : "taken";
    return part(table, name, kind, (act) => "given" in act && act[name] === kind);
  }
  return spot(table, `good ${kind}`, (act) => act.type === "gain" && act.resource === kind, { type: "gain", resource: kind });
}

export function spaceSpot(table: Table, space: string): Spot {
  const there: Test = (act) => (act.type === "move-reindeer" || act.type === "dancer-move-reindeer") && act.space === space;
  return spot(table, `space ${space}`, there, { type: "move-reindeer", space });
}

export function stockingSpot(table: Table, stocking: string): Spot {
  return spot(table, `stocking ${stocking}`, (act) => "stocking" in act && act.stocking === stocking, { type: "buy-stocking", stocking });
}

export function storeSpot(table: Table): Spot {
  return spot(table, "store", (act) => act.type === "collect" || act.type === "befana-collect", { type: "collect" });
}

export function forestSpot(table: Table): Spot {
  return spot(table, "forest", (act) => act.type === "look", { type: "look" });
}

/** An artifact in its niche: bought, or given as a reward. */
export function nicheSpot(table: Table, artifact: string): Spot {
  const kinds = ["buy-artifact", "dancer-buy-artifact", "choose-artifact"];
  const it: Test = (act) => kinds.includes(act.type) && "artifact" in act && act.artifact === artifact;
  return spot(table, `niche ${artifact}`, it, { type: "buy-artifact", artifact });
}

export function offerSpot(table: Table, helper: string): Spot {
  return spot(table, `offer ${helper}`, (act) => act.type === "keep" && act.helper === helper);
}

export function toySpot(table: Table, toy: string): Spot {
  return spot(table, `toy ${toy}`, (act) => "toy" in act && act.toy === toy, { type: "make", toy });
}

/** A wish card of one's own: to be delivered. */
export function wishSpot(table: Table, wish: string): Spot {
  return spot(table, `wish ${wish}`, (act) => act.type === "deliver" && act.wish === wish, { type: "deliver", wish });
}

export function marketSpot(table: Table, wish: string): Spot {
  return spot(table, `market ${wish}`, (act) => act.type === "take-wish" && act.wish === wish, { type: "take-wish", wish });
}

export function deckSpot(table: Table): Spot {
  return spot(table, "deck", (act) => act.type === "take-unseen", { type: "take-unseen" });
}

/** An artifact of one's own: to be used, or readied by an elf. */
export function artifactSpot(table: Table, artifact: string): Spot {
  const it: Test = (act) => act.type === artifact || (act.type === "ready" && act.artifact === artifact);
  return spot(table, `artifact ${artifact}`, it, { type: "ready", artifact });
}

/** What the own helper can do when asked. */
const BY_HELPER: Readonly<Record<string, (act: Act) => boolean>> = {
  "jack-frost": (act) => act.type === "jack-frost",
  "baba-yaga": (act) => act.type === "baba-yaga",
  befana: (act) => act.type === "befana-collect",
  "ded-moroz": (act) => act.type === "make-for-nothing",
  "knecht-ruprecht": (act) => act.type === "make-for-less",
  "gingerbread-man": (act) => act.type === "make-for-coin",
  olentzero: (act) => act.type === "use",
  dancer: (act) => act.type.startsWith("dancer-") || act.type === "use",
  vixen: (act) => act.type.startsWith("vixen-"),
};

export function helperSpot(table: Table, helper: string): Spot {
  return spot(table, `helper ${helper}`, BY_HELPER[helper] ?? (() => false));
}
