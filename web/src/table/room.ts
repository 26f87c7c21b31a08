/** What a game brings to the table: its drawings and its words for what is asked. The shell does the rest. */
import type { Sound } from "../browser/sound";
import type { Component } from "svelte";
import type { Edition, Outcome } from "../wire/protocol";
import type { AnyAct, AnyEvent, AnyView, EntryOf, PreviewOf } from "../wire/shapes";
import type { Sentence, Words } from "../words/speech";
import type { Scene } from "./motion/motion";
import type { Choice } from "./state/choice.svelte";
import type { Story } from "./state/story.svelte";

/** One of the other ways to answer the ask, left of "Take back". */
export interface Answer {
  /** What stands on the button. */
  label: string;
  /** Id of a symbol in ui/icons.svg. */
  icon?: string;
  /** The key that presses it. */
  key?: string;
  /** Why it cannot be pressed now; the button is then shown disabled with this. */
  why?: string;
  press: () => void;
}

/** The ask: one sentence and its answers. */
export interface Question {
  text: string;
  /** What follows it where there is room: a rule that the card tells as well. */
  more?: string;
  answers?: Answer[];
  /** The word on the lime button for the staged act, with its gain: "Throw +7". */
  confirm?: string;
}

/** A part of the text view: a heading with lines, a grid, or both. */
export interface Section {
  title: string;
  lines?: string[];
  grid?: { head: string[]; rows: { name: string; cells: string[] }[] };
}

/** Anchors of the rules page. */
export interface Chapters<A extends AnyAct = AnyAct> {
  turn: string;
  acts: Record<A["type"], string>;
}

/** The table as its room sees it: what is shown, what may be done, and how to do it. */
export interface RoomTable<V extends AnyView = AnyView, A extends AnyAct = AnyAct, E extends AnyEvent = AnyEvent> {
  readonly view: V;
  /** The number of the entry that led to this view. */
  readonly n: number;
  readonly outcome: Outcome;
  readonly words: Words;
  /** What the server told of the game: its contents, and where things lie; null where it told nothing. */
  readonly edition: Edition | null;
  /** The players' names by seat. */
  readonly names: readonly string[];
  /** The seat whose eyes these are; -1 for an onlooker. */
  readonly viewer: number;
  /** The seat drawn nearest: the viewer's, for an onlooker the first. */
  readonly side: number;
  /** The other seats, in the order of play from the own one on. */
  readonly others: readonly number[];
  /** Is it for the person here to decide, now? */
  readonly mine: boolean;
  /** What may be done; nothing while it is not. */
  readonly legal: readonly A[];
  /** What was picked of an act, is staged, or pointed at. */
  readonly choice: Choice<V, A, E>;
  readonly story: Story<E>;
  /** Pieces travel. */
  readonly moving: boolean;
  /** Pass-and-play: the next player has not touched the screen yet. */
  readonly covered: boolean;
  /** The past is looked at. */
  readonly past: object | null;
  /** Why the last ask was refused, while that is shown. */
  readonly refusal: string;
  readonly canUndo: boolean;
  undo(): Promise<void>;
  /** What an act would do; rejected with the reason where it cannot be done. */
  preview(act: A): Promise<PreviewOf<V, E>>;
  /** Say for a few seconds why something cannot be. */
  refuse(trouble: unknown): void;
}

/** What a game brings to its ending. */
export interface Ending<V extends AnyView = AnyView, A extends AnyAct = AnyAct, E extends AnyEvent = AnyEvent> {
  /** The scenery behind the plaque, of the game's symbols; `#pawn-first` to `-fourth` are the pieces of the first in rank. */
  scene: string;
  /** The symbol of each source of points. */
  sources?: Readonly<Record<string, string>>;
  /** The symbol of whose goal was met; nothing where none was. */
  face?(outcome: Outcome): string;
  /** Who won, in the game's own words: "Ana wins with Araújo". */
  headline?(table: RoomTable<V, A, E>, winners: string): string;
  /** A few words under a player's name. */
  about?(table: RoomTable<V, A, E>, seat: number): string;
  /** How far a player came, in a game without points. */
  Reached?: Component<{ table: RoomTable<V, A, E>; seat: number }>;
}

export interface Room<V extends AnyView = AnyView, A extends AnyAct = AnyAct, E extends AnyEvent = AnyEvent> {
  /** Events too small for the news, where there is something else to tell. */
  trifles?: readonly string[];
  /** The board, alone on the cloth. */
  Board: Component<{ table: RoomTable<V, A, E> }>;
  /** The own area; also drawn for an onlooker, who sees the seat `table.side`. `docked`: without what `Dock` shows. */
  Own?: Component<{ table: RoomTable<V, A, E>; docked?: boolean }>;
  /** What decides every turn (a hand of cards): on a phone it lies at the foot with the ask. */
  Dock?: Component<{ table: RoomTable<V, A, E> }>;
  /** One other player's things, inside the plate the shell draws (mark, name, presence, points). */
  Other?: Component<{ table: RoomTable<V, A, E>; seat: number }>;
  /** A small picture on another player's plate, before the points. */
  Badge?: Component<{ table: RoomTable<V, A, E>; seat: number }>;
  /** Market, rivalry, goals: what all share, first in the right column. */
  Side?: Component<{ table: RoomTable<V, A, E> }>;
  /** More of what all share: below `Side`, or under the only other player, who leaves room in the left column. */
  Flank?: Component<{ table: RoomTable<V, A, E> }>;
  /** The two counts that matter in a phone's strip of seats, after the points. */
  Counts?: Component<{ table: RoomTable<V, A, E>; seat: number }>;
  /** One part of a position, to look at: for the rules page and the tutorial. */
  Picture?: Component<{ table: RoomTable<V, A, E>; part?: string }>;
  /** Where the other players lie on a desktop. */
  layout: "above" | "left";
  /** The words for the title where it is too long for a phone's bar. */
  shortTitle?: string;
  /** The symbols of this game: the text of an SVG file, inlined once while the table is shown. */
  sprite: string;
  /** The symbol of a card's back, with its viewBox; the pass-and-play cover fans three of them. */
  back?: { id: string; box: string };
  ending?: Ending<V, A, E>;
  /** "Turn 6 of 13"; `short`: "Turn 6", where a phone's bar has no room for more. */
  when(view: V): Sentence & { short?: string };
  /** A few words under another player's name: "on the middle floor". */
  about?(table: RoomTable<V, A, E>, seat: number): string;
  /** What is asked of the person here and now, with regard to what was picked and staged. */
  ask(table: RoomTable<V, A, E>): Question;
  /** An act in words, where its own say less than the table knows ("card 2 of the Market"). */
  tell?(act: A, table: RoomTable<V, A, E>): string;
  /** Does the board (or own area, or the ask) offer this act by a click? What it does not, the chooser offers. */
  draws(act: A, table: RoomTable<V, A, E>): boolean;
  /** Up to so many acts of the chooser are offered as whole sentences; else it asks in short steps. */
  few?: number;
  /** The events of one entry worth a line in the log; all of them unless said otherwise. */
  notable?(events: E[]): E[];
  /** A quiet heading in the log after this entry: a new turn or round began with it. `entries`: the whole log. */
  heading?(entry: EntryOf<E>, entries: readonly EntryOf<E>[]): Sentence | null;
  /** What events sound like, by their type; those without are silent. A room that says nothing has the sound of a token. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Show how a position becomes the next; called before the board draws that. */
  animate?(scene: Scene<V, E>): Promise<void>;
  /** Chapters of the rules page: that of a turn, and where each kind of act is told. */
  chapters?: Chapters<A>;
  /** The table in words. */
  text(table: RoomTable<V, A, E>): Section[];
}
