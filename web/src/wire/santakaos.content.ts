// Made by `python -m tools.web` from the server's structs: change those, not this.
import { printedOf } from "./printed.svelte";

/** Everything printed on Santa Kaos's components. */
export interface SantaKaosContent {
  pieces: Pieces;
  points: Points;
  toys: Toy[];
  wishes: Wish[];
  artifacts: Artifact[];
  left_out: LeftOut;
  helpers: Helper[];
  reindeer: Space[];
  silent_night: SilentNight;
  specials: Special[];
}

/** S-01, S-03, S-04, S-13 to S-21: how many of everything. Lists go by the number of players. */
export interface Pieces {
  least_players: number;
  most_players: number;
  rounds: number[];
  most_dice: number;
  most_elves: number;
  first_elves: number;
  first_coins: number;
  last_coins: number;
  first_wishes: number;
  market: number;
  stockings: number;
  specials: number[];
  die_coins: number;
  yellow_coins: number;
  stocking_price: number;
  helper_price: number;
  helpers_declined: number;
}

/** S-48 to S-51, S-63: what scores. */
export interface Points {
  employee: number;
  three_stockings: number;
  four_stockings: number;
  coins_for_a_point: number;
  special_undelivered: number;
}

/** S-65: a toy's plan and its column, which is what it is worth loose. */
export interface Toy {
  cloth: number;
  wood: number;
  iron: number;
  name: string;
  column: number;
}

/** S-67: a wish card: these toys, each named once or twice. */
export interface Wish {
  name: string;
  toys: string[];
  points: number;
}

/** S-22, S-27 to S-31: an artifact type. */
export interface Artifact {
  name: string;
  price: number;
  points: number;
  count: number;
  amount: number;
  left_out?: number;
}

/** S-66: artifacts of each type left out with fewer than the most players, unless the type says otherwise. */
export interface LeftOut {
  artifacts: number;
}

/** S-32 to S-45, S-55 to S-57: a helper. */
export interface Helper {
  name: string;
  works: "always" | "once" | "once a round";
  amount: number;
}

/** S-68: what a space of the reindeer grid shows. */
export interface Space {
  cloth: number;
  wood: number;
  iron: number;
  space: string;
  coins: number;
  choice: number;
}

/** S-69: the faces of the Silent Night die. */
export interface SilentNight {
  faces: ("coin" | "resource")[];
}

/** S-60, S-61, S-70: a special wish card. */
export interface Special {
  cloth: number;
  wood: number;
  iron: number;
  name: string;
  coins: number;
  elves: number;
  points: number;
  rewards: ("artifact" | "helper" | "stocking")[];
}

export type Printed = SantaKaosContent;

export const printed = printedOf<Printed>("santakaos");
