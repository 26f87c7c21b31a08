// Made by `python -m tools.web` from the server's structs: change those, not this.

/** The table from one seat; -1 is an onlooker. Cards are counts by name. */
export interface QuissamaView {
  viewer: number;
  players: number;
  seat: number;
  turn: number;
  first: number;
  phase: string;
  rules: Record<string, boolean | number | string | string[]>;
  facts: Record<string, number>;
  deed: End | Discard | Settle | Lay | Take | Look | Rob | Keep | Swap | Trade | Free | FreeByFreedom | FreeByIcon | Found | Employ | Appoint | AppointWithout | Attack | Recruit | ReplaceBurgher | ReplaceMinister | ReplaceInfluence | Influence | Clear | ChestBlessing | Scandal | Escape | CabecaDePorco | Bourgeoisie | ImperialFamily | Pay | null;
  due: Record<string, number>;
  identical_due: boolean;
  laid: string[];
  leftovers: Record<string, number>;
  tokens: number;
  token_shops: string[];
  acted: boolean;
  cleared_bernardina: boolean;
  traded: boolean;
  from_market: Record<string, number>;
  target: number;
  to_rob: number;
  market: string[];
  under: string[];
  pile: number;
  discard: Record<string, number>;
  scandals_out: number;
  senzala: number;
  cabeca_de_porco: number;
  spaces: number;
  plazas: PlazaView[];
  shops: ShopView[];
  ministry: number[];
  characters: CharacterView[];
  seats: SeatView[];
  outcome: Outcome;
}

/** draw up to a full hand; the turn is over. */
export interface End {
  type: "end";
}

/** discard an unwanted card, after all combinations. */
export interface Discard {
  type: "discard";
  card: string;
}

/** the first shop, free. */
export interface Settle {
  type: "settle";
  shop: string;
}

/** draw a card and lay it under Quissama. */
export interface Lay {
  type: "lay";
}

/** take all cards from under Quissama. */
export interface Take {
  type: "take";
}

/** Q-26, Woodruff: look at an opponent's hand. */
export interface Look {
  type: "look";
  target: number;
}

/** Q-27, Alemão: steal a card from an opponent. */
export interface Rob {
  type: "rob";
  target: number;
}

/** swap nothing after all. */
export interface Keep {
  type: "keep";
}

/** an own card for one of the hand that was looked at. */
export interface Swap {
  type: "swap";
  card: string;
  taken: string;
}

/** a card of the hand for the one on this place of the Market. */
export interface Trade {
  type: "trade";
  slot: number;
  card: string;
}

/** free a capoeira. */
export interface Free {
  type: "free";
  plaza: string;
}

/** Q-31, Princesa: free a capoeira for the Freedom alone. */
export interface FreeByFreedom {
  type: "free-by-freedom";
  plaza: string;
}

/** Q-31, Princesa: free a capoeira for the capoeira icon alone. */
export interface FreeByIcon {
  type: "free-by-icon";
  plaza: string;
}

/** found a shop. */
export interface Found {
  type: "found";
  shop: string;
}

/** employ a capoeira. */
export interface Employ {
  type: "employ";
  shop: string;
}

/** place a minister. */
export interface Appoint {
  type: "appoint";
}

/** Q-30, Alencar: place a minister without one item of the cost. */
export interface AppointWithout {
  type: "appoint-without";
  icon: string;
}

/** attack a plaza, a shop or the Cabeça de Porco. */
export interface Attack {
  type: "attack";
  place: string;
}

/** a Guaiamum of this plaza into the Cabeça de Porco. */
export interface Recruit {
  type: "recruit";
  plaza: string;
}

/** Q-29, Imperador: take an opponent's shop. */
export interface ReplaceBurgher {
  type: "replace-burgher";
  shop: string;
}

/** Q-29, Imperador: take an opponent's place in the Ministry. */
export interface ReplaceMinister {
  type: "replace-minister";
  number: number;
}

/** Q-29, Imperador: an own meeple instead of an opponent's on a character. */
export interface ReplaceInfluence {
  type: "replace-influence";
  character: string;
  target: number;
}

/** an own meeple on a character. */
export interface Influence {
  type: "influence";
  character: string;
}

/** remove another player's meeple from a character. */
export interface Clear {
  type: "clear";
  character: string;
  target: number;
}

/** one capoeira of this place to the Senzala. */
export interface ChestBlessing {
  type: "chest-blessing";
  place: string;
}

/** send the minister on this place home. */
export interface Scandal {
  type: "scandal";
  number: number;
}

/** a capoeira from the Senzala to this plaza. */
export interface Escape {
  type: "escape";
  plaza: string;
}

/** the card: a Guaiamum of this plaza into the Cabeça de Porco, free. */
export interface CabecaDePorco {
  type: "cabeca-de-porco";
  plaza: string;
}

/** found a shop, free. */
export interface Bourgeoisie {
  type: "bourgeoisie";
  shop: string;
}

/** place a minister, free. */
export interface ImperialFamily {
  type: "imperial-family";
}

/** lay such a card (or the identical ones) for what is due. */
export interface Pay {
  type: "pay";
  card: string;
}

/** A plaza and how many capoeiras are on it. */
export interface PlazaView {
  name: string;
  gang: string;
  capoeiras: number;
}

/** A shop, its burgher's seat (-1: none), its workers, and what its coin token counts (0: none). */
export interface ShopView {
  name: string;
  plaza: string;
  burgher: number;
  workers: number;
  token: number;
}

/** A character: whose it is (-1: in the Gallery), the seats with a meeple on it, and how far its goal is. */
export interface CharacterView {
  name: string;
  holder: number;
  gone: boolean;
  meeples: number[];
  blocked: boolean;
  used: boolean;
  goal: Record<string, number>;
  progress: Record<string, number>;
}

/** One player's area. The hand is None for everybody else's eyes; `known` is what the viewer surely knows of it. */
export interface SeatView {
  hand: Record<string, number> | null;
  known: Record<string, number>;
  hand_size: number;
  reserve: number;
  ministers: number;
  full_shops: number;
  robbed: number;
  has_conquered: boolean;
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

/** A player's turn begins. */
export interface Began {
  type: "began";
  seat: number;
  turn: number;
}

/** cards were drawn; only their owner sees which. */
export interface Drew {
  type: "drew";
  seat: number;
  count: number;
  cards: string[];
}

/** the discard pile became the draw pile. */
export interface Reshuffled {
  type: "reshuffled";
  seat: number;
  count: number;
}

/** coin tokens paid so many coins. */
export interface UsedTokens {
  type: "used-tokens";
  seat: number;
  count: number;
}

/** icons left over of earlier payments paid. */
export interface UsedLeftovers {
  type: "used-leftovers";
  seat: number;
  icons: string[];
}

/** a payment is complete; these cards were discarded for it. */
export interface Paid {
  type: "paid";
  seat: number;
  cards: string[];
}

/** a capoeira is free. */
export interface Freed {
  type: "freed";
  seat: number;
  plaza: string;
}

/** a capoeira of this gang was sent to the Senzala. */
export interface Attacked {
  type: "attacked";
  seat: number;
  place: string;
  gang: string;
}

/** a shop has a burgher. */
export interface Founded {
  type: "founded";
  seat: number;
  shop: string;
}

/** a capoeira works in a shop, which may be full now. */
export interface Employed {
  type: "employed";
  seat: number;
  shop: string;
  full: boolean;
}

/** the Imperador's holder replaced a burgher. */
export interface TookShop {
  type: "took-shop";
  seat: number;
  target: number;
  shop: string;
}

/** a new minister on place 1. */
export interface Appointed {
  type: "appointed";
  seat: number;
}

/** a minister was pushed beyond the last place. */
export interface PushedOut {
  type: "pushed-out";
  seat: number;
  target: number;
}

/** the Imperador's holder replaced a minister. */
export interface TookMinister {
  type: "took-minister";
  seat: number;
  target: number;
  number: number;
}

/** the Imperador's holder replaced a meeple of `target` on a character. */
export interface TookInfluence {
  type: "took-influence";
  seat: number;
  target: number;
  character: string;
}

/** a Guaiamum moved into the Cabeça de Porco, where so many live now. */
export interface Recruited {
  type: "recruited";
  seat: number;
  plaza: string;
  count: number;
}

/** a meeple on a character. */
export interface Influenced {
  type: "influenced";
  seat: number;
  character: string;
}

/** a character came from the Gallery to an area. */
export interface Conquered {
  type: "conquered";
  seat: number;
  character: string;
}

/** a character came from an opponent's area. */
export interface Captured {
  type: "captured";
  seat: number;
  target: number;
  character: string;
}

/** a meeple of `target` was removed from a character. */
export interface Cleared {
  type: "cleared";
  seat: number;
  target: number;
  character: string;
}

/** a card was swapped with the Market. */
export interface Traded {
  type: "traded";
  seat: number;
  card: string;
  taken: string;
}

/** the Market had three identical cards and has others now. */
export interface Renewed {
  type: "renewed";
  seat: number;
  cards: string[];
}

/** a special card was played. */
export interface Played {
  type: "played";
  seat: number;
  card: string;
}

/** a capoeira of this place was sent to the Senzala. */
export interface SentBack {
  type: "sent-back";
  seat: number;
  place: string;
}

/** a minister went home. */
export interface Exposed {
  type: "exposed";
  seat: number;
  target: number;
  number: number;
}

/** a capoeira escaped to a plaza. */
export interface Fled {
  type: "fled";
  seat: number;
  plaza: string;
}

/** a card lies face up under Quissama. */
export interface LaidUnder {
  type: "laid-under";
  seat: number;
  card: string;
}

/** the cards under Quissama went to the hand. */
export interface TookFromUnder {
  type: "took-from-under";
  seat: number;
  cards: string[];
}

/** a hand was looked at; only the two of them see it. */
export interface Looked {
  type: "looked";
  seat: number;
  target: number;
  cards: string[];
}

/** nothing was swapped. */
export interface Kept {
  type: "kept";
  seat: number;
  target: number;
}

/** a card was swapped with a hand; only the two of them see which. */
export interface Swapped {
  type: "swapped";
  seat: number;
  target: number;
  card: string | null;
  taken: string | null;
}

/** a card was stolen; only the two of them see which. */
export interface Robbed {
  type: "robbed";
  seat: number;
  target: number;
  card: string | null;
}

/** an unwanted card. */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: string;
}

/** the goal of a character is met. */
export interface Won {
  type: "won";
  seat: number;
  character: string;
}

/** nobody won within so many turns. */
export interface Drawn {
  type: "drawn";
  turn: number;
}

export type View = QuissamaView;

export type Act = End | Discard | Settle | Lay | Take | Look | Rob | Keep | Swap | Trade | Free | FreeByFreedom | FreeByIcon | Found | Employ | Appoint | AppointWithout | Attack | Recruit | ReplaceBurgher | ReplaceMinister | ReplaceInfluence | Influence | Clear | ChestBlessing | Scandal | Escape | CabecaDePorco | Bourgeoisie | ImperialFamily | Pay;

export type Event = Began | Drew | Reshuffled | UsedTokens | UsedLeftovers | Paid | Freed | Attacked | Founded | Employed | TookShop | Appointed | PushedOut | TookMinister | TookInfluence | Recruited | Influenced | Conquered | Captured | Cleared | Traded | Renewed | Played | SentBack | Exposed | Fled | LaidUnder | TookFromUnder | Looked | Kept | Swapped | Robbed | Discarded | Won | Drawn;
