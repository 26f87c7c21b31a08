// Made by `python -m tools.web` from the server's structs: change those, not this.

/** Decide. `n` is the number of the last entry seen: a decision on an old position is refused as stale. */
export interface Act {
  type: "act";
  n: number;
  act: Record<string, unknown>;
  ref?: number;
}

/** Take back one's own last decision. */
export interface Undo {
  type: "undo";
  n: number;
  ref?: number;
}

/** What would this legal act do, up to the first luck or secret? */
export interface Preview {
  type: "preview";
  n: number;
  act: Record<string, unknown>;
  ref?: number;
}

/** What would a strong bot do? */
export interface Hint {
  type: "hint";
  n: number;
  ref?: number;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  text: string;
  ref?: number;
}

/** Show the table how one feels, without words. */
export interface React {
  type: "react";
  reaction: "bravo" | "laugh" | "ouch" | "thanks" | "wow";
  ref?: number;
}

/** Vote for or against abandoning the game, or for a bot in an absent player's place. */
export interface Vote {
  type: "vote";
  on: "abandon" | "standin";
  seat?: number | null;
  yes?: boolean;
  ref?: number;
}

/** Take my seats back from the bots that stood in. */
export interface Return {
  type: "return";
  ref?: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  ref?: number;
}

/** The table as it stands, and what happened since the client last looked. On connecting and after a stale act everything comes again; after every entry of the log one of these goes to everybody. `legal` is empty unless the decision is `viewer`'s and that seat is yours. */
export interface Position {
  type: "position";
  n: number;
  viewer: number;
  view: unknown;
  legal: unknown[];
  entries: Entry[];
  can_undo: boolean;
  clocks: Clock[] | null;
  chances: number[] | null;
  over: boolean;
  ref: number;
}

/** One entry of a table's log as this viewer may see it: a decision with its events, or one taken back. */
export interface Entry {
  n: number;
  seat: number;
  at: number;
  undo: boolean;
  events: unknown[];
}

/** A seat's time: what is left in milliseconds when it was told, and whether it is running. */
export interface Clock {
  left: number;
  running: boolean;
}

/** Seats, presence, votes, state: whatever of the table changed, all of it. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  ref: number;
}

/** A table without its game: who sits there and what was agreed. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  state: "abandoned" | "finished" | "open" | "playing";
  options: Record<string, unknown>;
  seats: SeatInfo[];
  host: string;
  hosting: boolean;
  public: boolean;
  onlookers: boolean;
  hints: boolean;
  pace: NoPace | LivePace | SlowPace;
  absent: "bot" | "vote" | "wait";
  created: number;
  moved: number;
  n: number;
  to_act: number;
  deadline: number | null;
  shuffle_seats: boolean;
  watching: number;
  votes: number[];
  standin_votes: Record<string, number[]>;
  rematch: string | null;
  outcome: Outcome | null;
  edition: string;
  contents: string;
  levels: ("easy" | "expert" | "hard" | "medium")[];
}

/** Who sits on a seat. `standin`: a bot plays for the person until he is back, or for a bot that failed. `kept`: at the table of a rematch, for somebody who played before; he joins it or declines it by leaving. `ready`: whoever sits there wants the game to start; bots always do. */
export interface SeatInfo {
  kind: "bot" | "kept" | "open" | "person";
  name: string;
  person: string | null;
  level: string | null;
  present: boolean;
  standin: boolean;
  ready: boolean;
  yours: boolean;
  rating: number | null;
}

/** Nobody is hurried. */
export interface NoPace {
  kind: "none";
}

/** A clock for each player: so many seconds in the bank, so many more with each turn. */
export interface LivePace {
  kind: "live";
  bank: number;
  extra: number;
}

/** So many hours for each turn. */
export interface SlowPace {
  kind: "slow";
  hours: number;
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

/** The ask was refused and nothing changed. After `stale` a full position follows. */
export interface Refused {
  type: "refused";
  problem: Problem;
  stale: boolean;
  ref: number;
}

/** Why something was refused: a key of the words files with its details, and the same in English. */
export interface Problem {
  key: string;
  text: string;
  game: string;
  details: Record<string, unknown>;
}

/** What the act would do. `open` is false where luck or a secret ends what can be told. */
export interface Previewed {
  type: "previewed";
  n: number;
  events: unknown[];
  view: unknown | null;
  scores: number[];
  gain: number[];
  unsettled: Record<string, number[]>;
  ends: boolean;
  open: boolean;
  ref: number;
}

/** The strong bot's best acts first, and each seat's chance to win as it sees it. */
export interface Hinted {
  type: "hinted";
  n: number;
  best: Advice[];
  chances: number[];
  ref: number;
}

/** One act the strong bot thought of, and how much of its thought it gave to it (0 to 1). */
export interface Advice {
  act: unknown;
  share: number;
}

/** A line of chat, or a reaction without text; `seat` is -1 for an onlooker. On connecting the last come again. */
export interface Said {
  type: "said";
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  reaction: "bravo" | "laugh" | "ouch" | "thanks" | "wow" | null;
  ref: number;
}

/** Here; the server's time. */
export interface Pong {
  type: "pong";
  now: number;
  ref: number;
}

/** What I wish: to be called at all, in which language, at which address, and not from this hour to that one. */
export interface Wishes {
  switch: "off" | "on";
  language: "en" | "es" | "pt";
  email?: string | null;
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
}

/** What I wish, and what this server can do: `key` is its own for notices, `mails` says whether it sends any. */
export interface WishesInfo {
  called: boolean;
  email: string | null;
  confirmed: boolean;
  quiet_from: number;
  quiet_to: number;
  zone: string;
  mails: boolean;
  key: string;
  browsers: number;
}

/** A browser that wants notices, as its `PushSubscription` says. */
export interface Browser {
  endpoint: string;
  key: string;
  auth: string;
}

/** A browser that wants none any more. */
export interface BrowserGone {
  endpoint: string;
}

/** What a browser shows; pressed, it opens that path. */
export interface Notice {
  title: string;
  text: string;
  path: string;
}

/** A game the server offers. Titles, options and rules have their words in the words files. */
export interface GameInfo {
  id: string;
  title: string;
  version: string;
  least: number;
  most: number;
  options: (Flag | Choice | Number | Names)[];
  has_points: boolean;
  endings: string[];
  levels: ("easy" | "expert" | "hard" | "medium")[];
  bots: string[];
  contents: HouseContents[];
  taglines: Record<string, string>;
  has_rules: boolean;
  edition: string;
  puzzles: number;
}

/** On or off. */
export interface Flag {
  kind: "flag";
  name: string;
  default: boolean;
  suggested: boolean | number | string | string[] | null;
}

/** One of a few words. */
export interface Choice {
  kind: "choice";
  name: string;
  default: string;
  suggested: boolean | number | string | string[] | null;
  choices: string[];
}

/** A whole number. */
export interface Number {
  kind: "number";
  name: string;
  default: number;
  suggested: boolean | number | string | string[] | null;
  least: number;
  most: number;
}

/** Some of a list of names, each at most once, or one of a few words that leave it to chance. */
export interface Names {
  kind: "names";
  name: string;
  default: string[] | string;
  suggested: boolean | number | string | string[] | null;
  names: string[];
  least: number;
  most: number;
  words: string[];
  per_player: boolean;
}

/** Contents of the host's own that a game is offered with. */
export interface HouseContents {
  id: string;
  name: string;
  edition: string;
  levels: ("easy" | "expert" | "hard" | "medium")[];
}

/** What a page needs to draw a game: words as Fluent text, contents, and where things lie on a table. */
export interface Edition {
  words: string;
  content: Record<string, unknown>;
  layout: Tabletop;
  has_points: boolean;
  has_rules: boolean;
}

/** All parts of a table. */
export interface Tabletop {
  shared: Part[];
  seats: Part[];
  own: Part[];
  target: string;
}

/** One thing on the table. `row`: cards with names, or numbers of them; `grid`: a list of lists, or a list in rows of so many `columns`; `track`: a number out of `most`, or one for each seat; `counter`: a number, or how many there are; `text`: a word. */
export interface Part {
  show: "counter" | "grid" | "row" | "text" | "track";
  path: string;
  label: string;
  table: string;
  word: string;
  pick: string;
  columns: number;
  most: number;
}

/** Where some rows of one table of a game's content come from: `names` are those rows', `all` counts the table's. */
export interface Provenance {
  table: string;
  source: string;
  names: string[];
  count: number;
  all: number;
}

/** I want the game to start, or not yet. When every seat is taken and everybody is ready it does. */
export interface Ready {
  ready?: boolean;
}

/** The host changes what was agreed: what is left out stays. Whoever was ready is asked again. */
export interface Agreement {
  options?: Record<string, unknown>;
  public?: boolean;
  onlookers?: boolean;
  hints?: boolean;
  pace?: NoPace | LivePace | SlowPace;
  absent?: "bot" | "vote" | "wait";
  shuffle_seats?: boolean;
}

/** From where the server can be reached: from this machine only, or from the network around it, under that name. */
export interface Reach {
  here_only: boolean;
  address: string | null;
}

/** Who I am to the server. A guest has no account name. */
export interface Me {
  id: string;
  nick: string;
  account: string | null;
}

/** Come in as a guest. */
export interface NewGuest {
  nick: string;
}

/** Another nickname. */
export interface NickChange {
  nick: string;
}

/** An account's name and password: to open one (a guest keeps his games) or to log in. */
export interface Credentials {
  name: string;
  password: string;
}

/** A new password, with the old one. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** Delete my account or guest and what is mine; an account's owner says the password again. */
export interface Farewell {
  password?: string | null;
}

/** A token for a program that plays in my name. */
export interface NewToken {
  label: string;
}

/** A personal access token; `secret` is told once, when it is made. */
export interface Token {
  id: string;
  label: string;
  created: number;
  used: number | null;
  secret: string | null;
}

/** All the server knows of me. Lists of plain rows: it is for reading and taking along, not for programs. */
export interface MyData {
  me: Me;
  created: number;
  seen: number | null;
  sessions: (Record<string, unknown>)[];
  tokens: Token[];
  hosted: (Record<string, unknown>)[];
  seats: (Record<string, unknown>)[];
  chat: (Record<string, unknown>)[];
  results: (Record<string, unknown>)[];
  ratings: (Record<string, unknown>)[];
  records: (Record<string, unknown>)[];
  puzzles: (Record<string, unknown>)[];
  puzzle_ratings: (Record<string, unknown>)[];
  wishes: (Record<string, unknown>)[];
  browsers: (Record<string, unknown>)[];
  reviewed: (Record<string, unknown>)[];
  comments: (Record<string, unknown>)[];
}

/** For whoever comes, or whoever has the link of a private table. */
export interface OpenSeat {
  kind: "open";
}

/** Mine; several of these are pass-and-play, and then each has a name of its own. */
export interface MySeat {
  kind: "me";
  name: string | null;
}

/** A bot's. */
export interface BotSeat {
  kind: "bot";
  level: string;
}

/** A table to be set; it starts at once when no seat is open and its host is ready. */
export interface NewTable {
  game: string;
  seats: (OpenSeat | MySeat | BotSeat)[];
  options?: Record<string, unknown>;
  public?: boolean;
  onlookers?: boolean;
  hints?: boolean;
  pace?: NoPace | LivePace | SlowPace;
  absent?: "bot" | "vote" | "wait";
  contents?: string | null;
  shuffle_seats?: boolean;
  ready?: boolean;
}

/** Sit down: on that seat, or the first open one. */
export interface Join {
  seat?: number | null;
  ready?: boolean;
}

/** The host puts a bot on an open seat, or opens one again. */
export interface SeatChange {
  plan: OpenSeat | BotSeat;
}

/** How somebody does at the puzzles of a game: his rating against theirs, and how many he found in a row. */
export interface PuzzleStanding {
  rating: number;
  uncertainty: number;
  tried: number;
  solved: number;
  streak: number;
  best: number;
}

/** A decision to be found, as the seat that decides sees it. */
export interface PuzzleInfo {
  id: string;
  game: string;
  rules: string;
  edition: string;
  players: number;
  viewer: number;
  view: unknown;
  legal: unknown[];
  rating: number;
  known: boolean;
  standing: PuzzleStanding;
  count: number;
}

/** An act somebody thinks of. */
export interface PuzzleAct {
  act: Record<string, unknown>;
}

/** What somebody would do there; nothing where he wants to be told. */
export interface PuzzleTry {
  act?: Record<string, unknown> | null;
}

/** One of the acts: what it loses in shares of a win, with its interval, and what is certain to come of it. */
export interface PuzzleWay {
  act: unknown;
  right: boolean;
  loss: number;
  low: number;
  high: number;
  preview: Previewed;
}

/** Whether it was right, what was, and how the person stands now. */
export interface PuzzleAnswer {
  right: boolean;
  tried: PuzzleWay | null;
  best: PuzzleWay[];
  standing: PuzzleStanding;
  change: number;
}

/** One moment of a replay: the view after entry `n` and the events that led there. */
export interface Moment {
  n: number;
  seat: number;
  events: unknown[];
  view: unknown | null;
}

/** What somebody who played has to say of the moment after entry `n`. */
export interface NewComment {
  n: number;
  text: string;
}

/** Something said of a moment of a finished game; `seat` is -1 where it was said by who took the record in. */
export interface Comment {
  id: number;
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  mine: boolean;
}

/** A whole finished game from one seat's view (-1: an onlooker's). */
export interface ReplayInfo {
  id: string;
  game: string;
  rules: string;
  edition: string;
  contents: string;
  viewer: number;
  names: string[];
  moments: Moment[];
  marks: number[];
  outcome: Outcome;
  mine: number[];
  comments: Comment[];
  may_comment: boolean;
}

/** How far the review of a finished game is: so many of so many steps, and all of it once it is done. */
export interface ReviewInfo {
  state: "done" | "none" | "working";
  done: number;
  steps: number;
  degrees: Record<string, number>;
  review: Review | null;
}

/** A game reviewed, or its first `steps` steps. */
export interface Review {
  game: string;
  players: number;
  judge: string;
  settings: Settings;
  seal: string;
  steps: number;
  complete: boolean;
  seats: Seat[];
  decisions: Decision[];
  luck: Luck[];
  chances: number[][];
}

/** How deep a review looks. */
export interface Settings {
  search: number;
  trials: number;
  redeals: number;
  worlds: number;
  seed: number;
}

/** A seat's account: result - start = luck + own + others + rest. */
export interface Seat {
  result: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  rest: number;
}

/** A decision with a choice. `loss` is 0 unless the interval from `low` to `high` leaves no doubt of one. */
export interface Decision {
  n: number;
  seat: number;
  turn: number;
  act: Record<string, unknown>;
  best: Record<string, unknown>;
  loss: number;
  low: number;
  high: number;
  effect: number[];
}

/** What luck gave to each seat in step `n`. */
export interface Luck {
  n: number;
  seats: number[];
}

/** What the seat that decided after `n` entries could have done. */
export interface Choices {
  n: number;
  seat: number;
  legal: unknown[];
}

/** Another act for a decision of a finished game. */
export interface TryAct {
  act: Record<string, unknown>;
}

/** How much better the review's best act is than the one tried: between `low` and `high` in 95 of 100 cases. `loss` is 0 unless that leaves no doubt of one. */
export interface Judged {
  loss: number;
  low: number;
  high: number;
}

/** A record taken in; it can be replayed under this id. */
export interface Imported {
  id: string;
}

/** A record I took in. Who played is told by seat only: a record has no names. */
export interface ImportedRecord {
  id: string;
  game: string;
  at: number;
  outcome: Outcome;
}

/** One finished game of mine. */
export interface Result {
  table: string;
  game: string;
  at: number;
  seat: number;
  names: string[];
  rank: number;
  players: number;
  score: number;
  breakdown: Record<string, number>;
  ending: string;
  rating: number | null;
  change: number | null;
}

/** One game in figures: what I won, my rating, and where my points come from on average. */
export interface GameStatistics {
  game: string;
  games: number;
  wins: number;
  mean_rank: number;
  rating: number | null;
  uncertainty: number | null;
  by_source: Record<string, number>;
}

/** All my games in figures. */
export interface Statistics {
  games: GameStatistics[];
}

/** One of my turns, and what it brought or cost in shares of a win; `n` leads to it in the review of the record. */
export interface TurnMoment {
  record: string;
  n: number;
  share: number;
}

/** A reviewed game of mine: what a turn cost on average. */
export interface Learned {
  record: string;
  at: number;
  loss: number;
}

/** All reviewed games of mine of one kind: the mean loss a turn falls as one learns. */
export interface GameLearning {
  game: string;
  games: number;
  turns: number;
  loss: number;
  luck: number;
  latest: Learned[];
  best: TurnMoment | null;
  worst: TurnMoment | null;
}

/** What reviews say of my play, each game by itself. */
export interface Learning {
  games: GameLearning[];
}

export type AnyAsk = Act | Undo | Preview | Hint | Chat | React | Vote | Return | Ping;

export type AnyMessage = Position | TableChanged | Refused | Previewed | Hinted | Said | Pong;
