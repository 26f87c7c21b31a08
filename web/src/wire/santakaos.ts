// Made by `python -m tools.web` from the server's structs: change those, not this.

/** The table from one seat; -1 is an onlooker. */
export interface SantaKaosView {
  viewer: number;
  players: number;
  seat: number;
  turn: number;
  turbo_sleigh: boolean;
  special_wishes: boolean;
  first: number;
  round: number;
  rounds: number;
  player: number;
  stage: string;
  location: string;
  dice: Record<string, Record<string, number>>;
  reindeer: string;
  market: string[];
  deck_size: number;
  aside_size: number;
  stock: Record<string, number>;
  room: Record<string, number>;
  forest_size: number;
  under: Known[];
  offer: Known[];
  pending: Decision[];
  seats: SeatView[];
  outcome: Outcome;
}

/** A helper under the deck or on offer; its name is None where the viewer does not know it. */
export interface Known {
  helper: string | null;
  knowers: number[];
}

/** Something still to be decided; what `count`, `done`, `which` and `flag` mean is told by its kind (pending.py). */
export interface Decision {
  kind: string;
  seat: number;
  count: number;
  done: number;
  which: number;
  flag: boolean;
}

/** One player's workshop and cards: all of it lies open. */
export interface SeatView {
  goods: Record<string, number>;
  elves: number;
  toys: Record<string, number>;
  stockings: Record<string, number>;
  artifacts: string[];
  used: string[];
  helper: string | null;
  tired: boolean;
  wishes: string[];
  delivered: string[];
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

/** S-10: end the turn. */
export interface End {
  type: "end";
}

/** S-09: take a die. */
export interface Take {
  type: "take";
  location: string;
  colour: string;
}

/** S-27: a die counts one more or less: it lies at the next location from then on. */
export interface GuidingStar {
  type: "guiding-star";
  location: string;
  colour: string;
  to: string;
}

/** S-57: likewise, with another player's Guiding star. */
export interface VixenStar {
  type: "vixen-guiding-star";
  location: string;
  colour: string;
  to: string;
}

/** S-13 to S-15: take the bonus in coins. */
export interface Coins {
  type: "coins";
}

/** S-14: take a new elf as bonus. */
export interface Elf {
  type: "elf";
}

/** S-32: take the bonus of this colour. */
export interface JackFrost {
  type: "jack-frost";
  colour: string;
}

/** S-13, S-28: take an open wish card. */
export interface TakeWish {
  type: "take-wish";
  wish: string;
}

/** S-13, S-28: take the top wish card of the deck. */
export interface TakeUnseen {
  type: "take-unseen";
}

/** S-18: move the reindeer to a space. */
export interface MoveReindeer {
  type: "move-reindeer";
  space: string;
}

/** S-56: likewise, Dancer copying Rudolph. */
export interface DancerMove {
  type: "dancer-move-reindeer";
  space: string;
}

/** S-19: buy a stocking. */
export interface BuyStocking {
  type: "buy-stocking";
  stocking: string;
}

/** S-56: likewise, Dancer copying Krampus. */
export interface DancerStocking {
  type: "dancer-buy-stocking";
  stocking: string;
}

/** S-20: collect at the Central store. */
export interface Collect {
  type: "collect";
}

/** S-45: likewise, Befana counting as one elf more. */
export interface BefanaCollect {
  type: "befana-collect";
}

/** S-21: look at two helpers. */
export interface Look {
  type: "look";
}

/** S-22: buy an artifact. */
export interface BuyArtifact {
  type: "buy-artifact";
  artifact: string;
}

/** S-56: likewise, Dancer copying Krampus. */
export interface DancerArtifact {
  type: "dancer-buy-artifact";
  artifact: string;
}

/** S-21: keep this helper. */
export interface Keep {
  type: "keep";
  helper: string;
}

/** S-21: keep none of the two. */
export interface Neither {
  type: "neither";
}

/** S-17, S-20, S-30: one of this kind. */
export interface Gain {
  type: "gain";
  resource: string;
}

/** S-30, S-31: no more out of the Magic bag, no second swap. */
export interface Enough {
  type: "enough";
}

/** S-54, S-61: a free stocking. */
export interface ChooseStocking {
  type: "choose-stocking";
  stocking: string;
}

/** S-61: a free artifact. */
export interface ChooseArtifact {
  type: "choose-artifact";
  artifact: string;
}

/** S-61: one of the two rewards. */
export interface ChooseReward {
  type: "choose-reward";
  reward: string;
}

/** S-39, S-56: use the helper that was asked for, or copy it. */
export interface Use {
  type: "use";
}

/** S-39, S-56: do not. */
export interface Decline {
  type: "decline";
}

/** S-24: make a toy. */
export interface Make {
  type: "make";
  toy: string;
}

/** S-44: make a toy, $1 standing for one resource. */
export interface MakeForCoin {
  type: "make-for-coin";
  toy: string;
  resource: string;
}

/** S-42: make a toy with one resource less. */
export interface MakeForLess {
  type: "make-for-less";
  toy: string;
  resource: string;
}

/** S-40: make a toy for nothing. */
export interface MakeForNothing {
  type: "make-for-nothing";
  toy: string;
}

/** S-33: an elf for three resources. */
export interface BabaYaga {
  type: "baba-yaga";
}

/** S-25, S-60: deliver a wish card. */
export interface Deliver {
  type: "deliver";
  wish: string;
}

/** S-28: buy a wish card. */
export interface Mistletoe {
  type: "mistletoe";
}

/** S-57: likewise, with another player's Mistletoe. */
export interface VixenMistletoe {
  type: "vixen-mistletoe";
}

/** S-29: an elf for $3. */
export interface SnowGlobe {
  type: "snow-globe";
}

/** S-57: likewise, with another player's Snow globe. */
export interface VixenGlobe {
  type: "vixen-snow-globe";
}

/** S-30: coins for resources. */
export interface MagicBag {
  type: "magic-bag";
}

/** S-57: likewise, with another player's Magic bag. */
export interface VixenBag {
  type: "vixen-magic-bag";
}

/** S-31: one resource for another; a second time at once. */
export interface LittleBell {
  type: "little-bell";
  given: string;
  taken: string;
}

/** S-57: likewise, with another player's Little bell. */
export interface VixenBell {
  type: "vixen-little-bell";
  given: string;
  taken: string;
}

/** S-26: discard an elf to ready an artifact. */
export interface Ready {
  type: "ready";
  artifact: string;
}

/** S-11: a new round; `seat` has the first-player marker. */
export interface RoundBegan {
  type: "round-began";
  seat: number;
  round: number;
}

/** S-07: all dice, each as colour and number. */
export interface Rolled {
  type: "rolled";
  seat: number;
  faces: string[];
}

/** S-08: the dice that were too many at a location. */
export interface RolledAgain {
  type: "rolled-again";
  seat: number;
  faces: string[];
}

/** A player's turn begins. */
export interface Began {
  type: "began";
  seat: number;
  turn: number;
}

/** S-09: a die was taken. */
export interface Took {
  type: "took";
  seat: number;
  colour: string;
  location: string;
}

/** S-27: a die lies at the next location from now on. */
export interface Shifted {
  type: "shifted";
  seat: number;
  colour: string;
  location: string;
  to: string;
}

/** Coins came in. */
export interface Earned {
  type: "earned";
  seat: number;
  coins: number;
  source: string;
}

/** Resources came in. */
export interface Gained {
  type: "gained";
  seat: number;
  resource: string;
  count: number;
  source: string;
}

/** S-14: a new elf. */
export interface Trained {
  type: "trained";
  seat: number;
}

/** S-13: a wish card was taken; `way` is open or deck. */
export interface TookWish {
  type: "took-wish";
  seat: number;
  wish: string;
  way: string;
}

/** S-13: a card came to the market. */
export interface Refilled {
  type: "refilled";
  seat: number;
  wish: string;
}

/** S-18: the reindeer marker moved, for so many elves. */
export interface MovedReindeer {
  type: "moved-reindeer";
  seat: number;
  space: string;
  elves: number;
}

/** S-19: a stocking, at this price; 0 is a gift. */
export interface GotStocking {
  type: "got-stocking";
  seat: number;
  stocking: string;
  price: number;
}

/** S-22: an artifact, at this price; 0 is a gift. */
export interface GotArtifact {
  type: "got-artifact";
  seat: number;
  artifact: string;
  price: number;
}

/** S-20: a player collects so many things at the Central store. */
export interface Collected {
  type: "collected";
  seat: number;
  count: number;
}

/** S-21: a player looked at the top helpers; the others do not see which. */
export interface Looked {
  type: "looked";
  seat: number;
  helpers: string[];
}

/** S-21: a helper was recruited, at this price. */
export interface Kept {
  type: "kept";
  seat: number;
  helper: string;
  price: number;
}

/** S-21: neither helper was kept. */
export interface PutUnder {
  type: "put-under";
  seat: number;
}

/** S-21, S-40: an open helper went under the deck. */
export interface Left {
  type: "left";
  seat: number;
  helper: string;
}

/** S-24: a toy was made; `by` is the helper who made it cheaper, or empty. */
export interface Made {
  type: "made";
  seat: number;
  toy: string;
  by: string;
}

/** S-25, S-60: a wish card was delivered. */
export interface Delivered {
  type: "delivered";
  seat: number;
  wish: string;
  points: number;
}

/** S-26: an artifact was used. */
export interface UsedArtifact {
  type: "used-artifact";
  seat: number;
  artifact: string;
}

/** S-57: Vixen copied an artifact. */
export interface CopiedArtifact {
  type: "copied-artifact";
  seat: number;
  artifact: string;
}

/** S-31: one resource for another. */
export interface Swapped {
  type: "swapped";
  seat: number;
  given: string;
  taken: string;
}

/** S-26: an elf was discarded to ready an artifact. */
export interface Readied {
  type: "readied";
  seat: number;
  artifact: string;
}

/** A helper's ability was used. */
export interface UsedHelper {
  type: "used-helper";
  seat: number;
  helper: string;
}

/** S-56: Dancer copied another player's helper. */
export interface CopiedHelper {
  type: "copied-helper";
  seat: number;
  helper: string;
}

/** S-58: the Silent Night die fell; `face` is coin or resource. */
export interface SilentNight {
  type: "silent-night";
  seat: number;
  face: string;
}

/** S-46: the Employee of the Month. */
export interface Employee {
  type: "employee";
  seat: number;
}

export type View = SantaKaosView;

export type Act = End | Take | GuidingStar | VixenStar | Coins | Elf | JackFrost | TakeWish | TakeUnseen | MoveReindeer | DancerMove | BuyStocking | DancerStocking | Collect | BefanaCollect | Look | BuyArtifact | DancerArtifact | Keep | Neither | Gain | Enough | ChooseStocking | ChooseArtifact | ChooseReward | Use | Decline | Make | MakeForCoin | MakeForLess | MakeForNothing | BabaYaga | Deliver | Mistletoe | VixenMistletoe | SnowGlobe | VixenGlobe | MagicBag | VixenBag | LittleBell | VixenBell | Ready;

export type Event = RoundBegan | Rolled | RolledAgain | Began | Took | Shifted | Earned | Gained | Trained | TookWish | Refilled | MovedReindeer | GotStocking | GotArtifact | Collected | Looked | Kept | PutUnder | Left | Made | Delivered | UsedArtifact | CopiedArtifact | Swapped | Readied | UsedHelper | CopiedHelper | SilentNight | Employee;
