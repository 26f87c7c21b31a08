// Made by `python -m tools.web` from the server's structs: change those, not this.

/** The table from one seat; -1 is an onlooker. */
export interface RegalitosView {
  viewer: number;
  players: number;
  seat: number;
  turn: number;
  round: string;
  phase: string;
  holder: number;
  claimed: number;
  placed: number;
  token: boolean;
  benefit: boolean;
  asked: number;
  calm: number;
  choice: ChoiceView;
  piles: PileView[];
  deck_size: number;
  discard: string[];
  gone: string[];
  seats: SeatView[];
  family_characters: boolean;
  family_rounds: boolean;
  memory: boolean;
  sets: boolean;
  colours: boolean;
  outcome: Outcome;
}

/** The choice in progress: what was picked already and what may follow. */
export interface ChoiceView {
  latest: number;
  most: number;
  picked: number;
  coals: number;
  owed: number;
  given: number[];
  units: number;
  smallest: number;
  free: boolean;
  parcel: string | null;
  parcel_decorated: boolean;
}

/** a pile: so many cards face down, and above them the open ones, the last one laid at the end. */
export interface PileView {
  hidden: number;
  cards: string[];
}

/** one player's zones. */
export interface SeatView {
  character: string;
  tokens: number;
  used: string[];
  objects: string[];
  presents: string[];
  decorated: string[];
  coal: number;
  wrapped_coal: number;
  papers: string[];
  energy: string[];
  energy_units: number;
  paper_units: number;
  extras: string[];
  vips: VipView[];
  delivered: string[];
  points: Record<string, number>;
}

/** a VIP and the presents under it. */
export interface VipView {
  vip: string;
  presents: string[];
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

/** end the turn. */
export interface End {
  type: "end";
}

/** discard a token that can be placed nowhere. */
export interface DiscardToken {
  type: "discard-token";
}

/** no more things. */
export interface Done {
  type: "done";
}

/** let the round's benefit pass. */
export interface Decline {
  type: "decline";
}

/** a token on Initiative. */
export interface Initiative {
  type: "initiative";
}

/** a token on Wrap. */
export interface Wrap {
  type: "wrap";
}

/** a token on Decorate. */
export interface Decorate {
  type: "decorate";
}

/** a token on Deliver. */
export interface Deliver {
  type: "deliver";
}

/** a token on a pile. */
export interface Take {
  type: "take";
  pile: string;
}

/** play an extra action. */
export interface Play {
  type: "play";
  extra: string;
}

/** an object to wrap. */
export interface PickObject {
  type: "pick-object";
  colour: string;
  size: string;
  card?: string;
}

/** a coal to wrap. */
export interface PickCoal {
  type: "pick-coal";
}

/** a present to deliver or to decorate. */
export interface PickPresent {
  type: "pick-present";
  colour: string;
  size: string;
  card?: string;
}

/** a decorated present to deliver. */
export interface PickDecorated {
  type: "pick-decorated";
  colour: string;
  size: string;
  card?: string;
}

/** a coal for another player. */
export interface CoalTo {
  type: "coal-to";
  target: number;
}

/** a coal out of the game. */
export interface CoalAway {
  type: "coal-away";
}

/** the present to one's own character's pile. */
export interface ToCharacter {
  type: "to-character";
}

/** R-48, Nochevieja: a paper for the deck's top card. */
export interface SwapPaper {
  type: "swap-paper";
  paper: string;
}

/** R-48, Nochevieja: an extra action for the deck's top card. */
export interface SwapExtra {
  type: "swap-extra";
  extra: string;
}

/** R-48, Nochevieja: an energy card of so many units for the deck's top card. */
export interface SwapEnergy {
  type: "swap-energy";
  units: number;
}

/** the present under an own VIP. */
export interface ToVip {
  type: "to-vip";
  vip: string;
}

/** one of the papers to use up. */
export interface PayPaper {
  type: "pay-paper";
  paper: string;
}

/** one of the energy cards to use up, by its units. */
export interface PayEnergy {
  type: "pay-energy";
  units: number;
}

/** a round card was revealed. */
export interface RoundBegan {
  type: "round-began";
  round: string;
}

/** one more card on each space, by pile. With `memory` no log may keep them. */
export interface Laid {
  type: "laid";
  cards: string[];
  memory: boolean;
}

/** Pendigueiro got a card of the discard pile. */
export interface Found {
  type: "found";
  seat: number;
  card: string;
}

/** A player's turn begins. */
export interface Began {
  type: "began";
  seat: number;
  turn: number;
}

/** a pile was taken. */
export interface Took {
  type: "took";
  seat: number;
  pile: string;
  cards: string[];
}

/** a player took the initiative. */
export interface Claimed {
  type: "claimed";
  seat: number;
  points: number;
}

/** an object or a coal was wrapped. */
export interface Wrapped {
  type: "wrapped";
  seat: number;
  card: string;
}

/** papers were used up. */
export interface PaidPaper {
  type: "paid-paper";
  seat: number;
  papers: string[];
}

/** dishes were used up, so many units together. */
export interface PaidEnergy {
  type: "paid-energy";
  seat: number;
  cards: string[];
  units: number;
}

/** presents were decorated. */
export interface Decorated {
  type: "decorated";
  seat: number;
  cards: string[];
}

/** a present was delivered and lies with one's own character. */
export interface Delivered {
  type: "delivered";
  seat: number;
  card: string;
  points: number;
}

/** a present was delivered to a VIP. */
export interface DeliveredToVip {
  type: "delivered-to-vip";
  seat: number;
  card: string;
  vip: string;
  points: number;
}

/** a coal now lies in the target's objects zone. */
export interface GaveCoal {
  type: "gave-coal";
  seat: number;
  target: number;
}

/** a coal left the game. */
export interface SentCoalAway {
  type: "sent-coal-away";
  seat: number;
}

/** an extra action was played. */
export interface Played {
  type: "played";
  seat: number;
  extra: string;
}

/** R-48, Nochevieja: a card was discarded for the deck's top card. */
export interface GaveUp {
  type: "gave-up";
  seat: number;
  card: string;
}

/** R-48, Nochevieja: the deck's top card, open to all. */
export interface Drew {
  type: "drew";
  seat: number;
  card: string;
}

/** a player let the round's benefit pass. */
export interface Declined {
  type: "declined";
  seat: number;
}

/** a token could be placed nowhere. */
export interface TokenDiscarded {
  type: "token-discarded";
  seat: number;
}

/** the north wind carried off a pile. */
export interface Blew {
  type: "blew";
  pile: string;
  cards: string[];
}

export type View = RegalitosView;

export type Act = End | DiscardToken | Done | Decline | Initiative | Wrap | Decorate | Deliver | Take | Play | PickObject | PickCoal | PickPresent | PickDecorated | CoalTo | CoalAway | ToCharacter | SwapPaper | SwapExtra | SwapEnergy | ToVip | PayPaper | PayEnergy;

export type Event = RoundBegan | Laid | Found | Began | Took | Claimed | Wrapped | PaidPaper | PaidEnergy | Decorated | Delivered | DeliveredToVip | GaveCoal | SentCoalAway | Played | GaveUp | Drew | Declined | TokenDiscarded | Blew;
