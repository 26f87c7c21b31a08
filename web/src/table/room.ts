/** What a game brings to the table: its drawings and its words for what is asked. The shell does the rest. */
import type { Component } from "svelte";
import type { AnyAct, AnyEvent, AnyView, EntryOf } from "../wire/shapes";
import type { Motion } from "./motion/motion";
import type { Table } from "./state/table.svelte";
import type { Sentence } from "../words/library.svelte";

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

/** What a card, token or place is, with its rule; `at` is an anchor of the game's rules page. */
export interface Explanation {
  title: string;
  text: string;
  now?: string;
  at?: string;
  /** The thing itself, larger: a drawing and what it needs. */
  // `any`: each drawing has properties of its own
  picture?: { Shown: Component<any>; props: Record<string, unknown> };
}

// `any`: a list of rooms holds rooms of all games
export interface Room<V extends AnyView = any, A extends AnyAct = any, E extends AnyEvent = any> {
  /** The board, alone on the cloth. */
  Board: Component<{ table: Table<V, A, E> }>;
  /** The own area; also drawn for an onlooker, who sees the seat `table.side`. `docked`: without what `Dock` shows. */
  Own?: Component<{ table: Table<V, A, E>; docked?: boolean }>;
  /** What decides every turn (a hand of cards): on a phone it lies at the foot with the ask. */
  Dock?: Component<{ table: Table<V, A, E> }>;
  /** One other player's things, inside the plate the shell draws (mark, name, presence, points). */
  Other?: Component<{ table: Table<V, A, E>; seat: number }>;
  /** A small picture on another player's plate, before the points. */
  Badge?: Component<{ table: Table<V, A, E>; seat: number }>;
  /** Market, rivalry, goals: what all share, first in the right column. */
  Side?: Component<{ table: Table<V, A, E> }>;
  /** The two counts that matter in a phone's strip of seats, after the points. */
  Counts?: Component<{ table: Table<V, A, E>; seat: number }>;
  /** One part of a position, to look at: for the rules page and the tutorial. */
  Picture?: Component<{ table: Table<V, A, E>; part?: string }>;
  /** Where the other players lie on a desktop. */
  layout: "above" | "left";
  /** The symbols of this game: the text of an SVG file, inlined once while the table is shown. */
  sprite: string;
  /** The symbol of a card's back, with its viewBox; the pass-and-play cover fans three of them. */
  back?: { id: string; box: string };
  /** Whoever first meets a goal wins: there are no points to tell. */
  pointless?: boolean;
  /** "Turn 6 of 13". */
  when(view: V): Sentence;
  /** A few words under another player's name: "on the middle floor". */
  about?(table: Table<V, A, E>, seat: number): string;
  /** What is asked of the person here and now, with regard to what was picked and staged. */
  ask(table: Table<V, A, E>): Question;
  /** Does the board (or own area, or the ask) offer this act by a click? What it does not, the chooser offers. */
  draws(act: A): boolean;
  /** The events of one entry worth a line in the log; all of them unless said otherwise. */
  notable?(events: E[]): E[];
  /** A quiet heading in the log after this entry: a new turn or round began with it. */
  heading?(entry: EntryOf<E>, table: Table<V, A, E>): Sentence | null;
  /** Show how `from` becomes `to`; called before the board draws `to`. */
  animate?(from: V, entry: EntryOf<E>, to: V, motion: Motion): Promise<void>;
  /** The table in words. */
  text(table: Table<V, A, E>): Section[];
}
