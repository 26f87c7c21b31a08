// Made by `python -m tools.web` from the server's structs: change those, not this.

/** The table from one seat; -1 is an onlooker. */
export interface HoliView {
  viewer: number;
  players: number;
  seat: number;
  turn: number;
  first: number;
  phase: string;
  thrown: boolean;
  moved: boolean;
  climbed: boolean;
  rivalry: string[];
  covered_sweets: string;
  facts: Record<string, number>;
  tokens: number[][];
  sweets: number[][];
  seats: SeatView[];
  order: number[];
  outcome: Outcome;
}

/** One player's area. The hand is None for everybody else's eyes. */
export interface SeatView {
  floor: string;
  cell: string | null;
  supply: number[];
  sweets: number;
  hits: number;
  hand: string[] | null;
  hand_size: number;
  deck_size: number;
  discard: Played[];
  finished: boolean;
}

/** A thrown card; its name is None where the viewer may not see the face (H-25). */
export interface Played {
  card: string | null;
  down: boolean;
}

/** Lists go by seat. Before the end it tells what the result would be now, and `ending` is empty. */
export interface Outcome {
  scores: number[];
  breakdown: Record<string, number[]>;
  ranks: number[];
  tie_breaks: Record<string, number[]>;
  ending: string;
  unsettled?: string[];
}

/** H-12: end the turn. */
export interface End {
  type: "end";
}

/** H-30: one floor up. */
export interface Climb {
  type: "climb";
}

/** H-06: put the pawn on a starting cell. */
export interface Start {
  type: "start";
  cell: string;
}

/** H-47, warm-up: put a first token on the ground floor. */
export interface WarmUp {
  type: "warm-up";
  cell: string;
}

/** H-26: walk to a cell of the same floor. */
export interface Move {
  type: "move";
  cell: string;
}

/** H-22: play a card face down for one token anywhere on one's own floor. */
export interface ThrowDown {
  type: "throw-down";
  card: string;
  cell: string;
}

/** H-13: play a card face up; `cells` get a token each. */
export interface Throw {
  type: "throw";
  card: string;
  cells: string[];
}

/** A player's turn begins. */
export interface Began {
  type: "began";
  seat: number;
  turn: number;
}

/** H-06: a pawn was put on its starting cell. */
export interface Stood {
  type: "stood";
  seat: number;
  cell: string;
}

/** H-13: a card was thrown face up; what became of each token follows. */
export interface Threw {
  type: "threw";
  seat: number;
  card: string;
  cells: string[];
  floor: string;
}

/** H-22: a card was thrown face down; only its owner sees which (H-25). */
export interface ThrewDown {
  type: "threw-down";
  seat: number;
  card: string | null;
  cell: string;
  floor: string;
}

/** H-33: a token came to rest, after falling so many floors. */
export interface Landed {
  type: "landed";
  seat: number;
  cell: string;
  floor: string;
  fell: number;
}

/** H-20: a direct hit; the token is in the target's supply. */
export interface Hit {
  type: "hit";
  seat: number;
  target: number;
  cell: string;
  floor: string;
  points: number;
}

/** H-34: a falling token came down on a pawn, for no point. */
export interface Caught {
  type: "caught";
  seat: number;
  target: number;
  cell: string;
  floor: string;
}

/** H-26 to H-29: a pawn walked; `owners` of the tokens it took from the cell and from above, and how many sweets. */
export interface Moved {
  type: "moved";
  seat: number;
  cell: string;
  floor: string;
  owners: number[];
  sweets: number;
}

/** H-30: a pawn went up. */
export interface Climbed {
  type: "climbed";
  seat: number;
  cell: string;
  floor: string;
}

/** H-09: cards were drawn; only their owner sees which. */
export interface Drew {
  type: "drew";
  seat: number;
  count: number;
  cards: string[];
}

/** H-10, H-11, H-36: a player throws no more: out of `tokens`, out of `cards`, or with `no-throw` left. */
export interface Finished {
  type: "finished";
  seat: number;
  why: string;
}

export type View = HoliView;

export type Act = End | Climb | Start | WarmUp | Move | ThrowDown | Throw;

export type Event = Began | Stood | Threw | ThrewDown | Landed | Hit | Caught | Moved | Climbed | Drew | Finished;
