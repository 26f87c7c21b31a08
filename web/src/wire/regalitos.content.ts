// Made by `python -m tools.web` from the server's structs: change those, not this.
import { printedOf } from "./printed.svelte";

/** Everything printed on the components of Regalitos, and our solo challenge. */
export interface RegalitosContent {
  pieces: Pieces;
  points: Points;
  coal: Coal;
  deck: Deck;
  sizes: SizeRow[];
  values: Value[];
  objects: ObjectRow[];
  papers: Paper[];
  energy: Energy[];
  extras: Extra[];
  vips: Vip[];
  rounds: Round[];
  characters: Character[];
  solo: Solo;
  medals: Medal[];
}

/** players, their tokens, and how much goes into one Deliver. */
export interface Pieces {
  most_players: number;
  tokens: number;
  presents: number;
  coals: number;
  crowd: number;
  crowd_tokens: number;
}

/** what scores. */
export interface Points {
  initiative: number[];
  decorated: number;
  leftover_units: number;
  kept_things: number;
  kept_decorated: number;
  coal: number;
  empty_vip: number;
  set: number;
  vip_room: number;
}

/** what a coal needs. */
export interface Coal {
  paper: number;
  energy: number;
}

/** how many cards of each kind make up the common deck. */
export interface Deck {
  objects: number;
  papers: number;
  energy: number;
  energy_units: number;
  coals: number;
  extras: number;
  vips: number;
}

/** the paper an object of a size needs, unless its card says otherwise. */
export interface SizeRow {
  name: "large" | "medium" | "small";
  paper: number;
}

/** the energy a present of a size needs, and its points, unless its card says otherwise. */
export interface Value {
  size: "large" | "medium" | "small";
  energy: number;
  points: number;
}

/** one object card; paper, energy and points are its size's where it has none of its own. */
export interface ObjectRow {
  name: string;
  colour: "blue" | "brown" | "green";
  size: "large" | "medium" | "small";
  family: string;
  paper?: number;
  energy?: number;
  points?: number;
}

/** wrapping paper of one size. */
export interface Paper {
  name: "large" | "medium" | "small";
  units: number;
  copies: number;
}

/** a dish of the season. */
export interface Energy {
  name: string;
  units: number;
  copies: number;
}

/** an extra action, for at most so many things. */
export interface Extra {
  name: string;
  things: number;
  copies: number;
}

/** a VIP: what it takes, and the bonus for the first, second, third present. */
export interface Vip {
  name: string;
  wants: "colour" | "decorated" | "different-colours" | "one-size" | "size";
  colour: "blue" | "brown" | "green" | null;
  size: "large" | "medium" | "small" | null;
  bonus: number[];
}

/** a round card. */
export interface Round {
  name: string;
  paper_less: number;
  more_presents: number;
  delivered: number;
  delivered_players: number;
  benefit: "decorate" | "deliver" | "none" | "swap";
}

/** a character's abilities; lists go by round. */
export interface Character {
  name: string;
  delivered: number[];
  from_discard: number[];
  decorates: boolean;
  surcharge: number;
  coals: number;
  coal_each: number;
}

/** the solo challenge. */
export interface Solo {
  initiative: number;
}

/** from which score a character's medals are won. */
export interface Medal {
  character: string;
  bronze: number;
  silver: number;
  gold: number;
}

export type Printed = RegalitosContent;

export const printed = printedOf<Printed>("regalitos");
