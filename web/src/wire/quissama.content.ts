// Made by `python -m tools.web` from the server's structs: change those, not this.
import { printedOf } from "./printed.svelte";

/** Everything printed on Quissama's components. */
export interface QuissamaContent {
  pieces: Pieces;
  cards: Card[];
  plazas: Plaza[];
  shops: Shop[];
  cabeca_de_porco: CabecaDePorco;
  prices: Prices;
  characters: Character[];
  variants: Variants;
}

/** how many of everything. */
export interface Pieces {
  least_players: number;
  most_players: number;
  capoeiras: number;
  meeples: number;
  hand: number;
  on_each_plaza: number;
  workers: number;
  ministers: 6;
}

/** how many of a card there are, the icons it offers, and how many of the chosen one it counts. */
export interface Card {
  name: string;
  count: number;
  shows: ("burgher" | "coin" | "crown" | "freedom" | "guaiamum" | "nagoa")[];
  worth: number;
}

/** a plaza and whose it is. */
export interface Plaza {
  name: string;
  gang: "guaiamum" | "nagoa";
}

/** a shop and the plaza its road leads to. */
export interface Shop {
  name: string;
  plaza: string;
}

/** how many live in the Cabeça de Porco. */
export interface CabecaDePorco {
  spaces: number;
}

/** what the combinations cost. */
export interface Prices {
  free: Record<string, number>;
  found: Record<string, number>;
  employ: Record<string, number>;
  recruit: Record<string, number>;
  minister: Record<string, number>;
  abroad: Record<string, number>;
  attack: number;
}

/** the cost of an influence and the numbers of the goal. */
export interface Character {
  name: string;
  cost: Record<string, number>;
  identical: number;
  goal: Record<string, number>;
}

/** the numbers of the book's variants. */
export interface Variants {
  on_each_plaza: number;
  gallery: string[];
  scandals_over_players: number;
  blessings_over_players: number;
}

export type Printed = QuissamaContent;

export const printed = printedOf<Printed>("quissama");
