// Made by `python -m tools.web` from the server's structs: change those, not this.
import { printedOf } from "./printed.svelte";

/** Everything printed on Holi's components. */
export interface HoliContent {
  pieces: Pieces;
  points: Points;
  board: Board;
  sweets: Sweets[];
  cards: Card[];
  rivalry: Rivalry[];
}

/** H-01, H-04, H-07, H-09: how many of everything. */
export interface Pieces {
  least_players: number;
  most_players: number;
  tokens: number;
  opening_hand: number;
  hand: number;
  most_rivalry: number;
}

/** H-20, H-38 to H-40: what scores. */
export interface Points {
  floors: number[];
  on_others: number;
  fewer_sweets: number;
  hit: number;
}

/** H-02, H-06: the grid, the same on each floor, and where pawns begin. */
export interface Board {
  columns: "ABCDEF";
  rows: 6;
  start: string[];
}

/** H-03: sweets on cells of one floor. */
export interface Sweets {
  floor: "ground" | "middle" | "top";
  count: number;
  cells: string[];
}

/** H-13, H-14: a colour card's window of three by three. */
export interface Card {
  name: string;
  pattern: string[];
}

/** H-47: a rivalry card with its numbers. */
export interface Rivalry {
  name: string;
  category: "rule" | "scoring" | "set-up";
  points: number;
  tied: number;
  tokens: number;
  steps: number;
  neighbours: number;
  cards: number;
  floors: number;
  cells: string[];
}

export type Printed = HoliContent;

export const printed = printedOf<Printed>("holi");
