/** What stands on the screen: positions wait in line, each is led to by its motion. */
import { tick } from "svelte";
import { PACES, settings } from "../../browser/settings.svelte";
import { sound, type Sound } from "../../browser/sound";
import type { AnyAct, AnyEvent, AnyView, EntryOf, PositionOf } from "../../wire/shapes";
import type { Choice } from "../state/choice.svelte";
import type { Story } from "../state/story.svelte";
import { soundsOf } from "./sounds";
import { TIMES, wait, type Motion, type Scene } from "./motion";

/** With more than this waiting everything moves faster, the more the faster; */
const MANY = 6;
/** with more than this, motion would only keep one from the present. */
const TOO_MANY = 40;

/** How long a move that is shown once more stays, in milliseconds. */
const STAY = 900;

/** A moment of the past that is looked at instead of the present. */
export interface Past<V> {
  n: number;
  view: V;
}

/** The table whose positions are screened. */
export interface Screened<V extends AnyView, A extends AnyAct, E extends AnyEvent> {
  readonly story: Story<E>;
  readonly choice: Choice<V, A, E>;
  readonly room: { animate?(scene: Scene<V, E>): Promise<void>; sounds?: Readonly<Record<string, Sound>> };
  /** The past is looked at: nothing new moves meanwhile. */
  past: Past<V> | null;
  readonly tempo: number;
  /** Another position stands on the screen. */
  changed(before: PositionOf<V, A, E> | null, now: PositionOf<V, A, E>): void;
}

export class Screening<V extends AnyView, A extends AnyAct, E extends AnyEvent> {
  position = $state.raw<PositionOf<V, A, E> | null>(null);
  moving = $state(false);
  heard = 0;
  #line: PositionOf<V, A, E>[] = [];
  #running = false;
  #closed = false;
  #cut = new AbortController();
  /** Where the pieces of the last entry came to. */
  #marked: Element[] = [];

  constructor(readonly table: Screened<V, A, E>) {
    addEventListener("pointerdown", this.#hurry, { capture: true });
  }

  add(position: PositionOf<V, A, E>): void {
    this.heard = Math.max(this.heard, position.n);
    this.#line.push(position);
    if (!this.#running) void this.#run();
  }

  close(): void {
    this.#closed = true;
    this.#cut.abort();
    removeEventListener("pointerdown", this.#hurry, { capture: true });
  }

  /** A click cuts short what moves; the click itself does what it does. */
  #hurry = (): void => {
    if (this.moving) this.#cut.abort();
  };

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#line.shift(); next && !this.#closed; next = this.#line.shift()) await this.#lead(next);
    this.#running = false;
  }

  /** Pieces travel, then the new position is drawn; after what another did there is time to look at it. */
  async #lead(to: PositionOf<V, A, E>): Promise<void> {
    const from = this.position;
    const fresh = this.table.story.add(to.entries);
    const [only] = fresh;
    this.#unmark();
    const undo: (() => void)[] = [];
    const motion = from && only && fresh.length === 1 && this.#moves(only) ? this.#motion(undo) : null;
    if (motion && from && only) await this.#move(from, only, to, motion);
    if (!this.#closed) this.position = to;
    if (!this.#closed) this.table.changed(from, to);
    if (!motion) return;
    await tick();
    for (const each of undo) each();
    if (only && only.seat !== to.viewer) this.#ring();
    if (only) await wait(motion, this.#rest(only, from?.viewer ?? -1));
    this.moving = false;
  }

  /**
   * Moves of the past led to once more; `moments` has the table before the first and after each of them. Then the present is
   * back, at once if somebody asks for it meanwhile.
   */
  async again(moments: readonly Past<V>[], entries: readonly EntryOf<E>[]): Promise<void> {
    this.table.past = moments[0] ?? null;
    for (const [step, entry] of entries.entries()) {
      const [from, to] = [moments[step], moments[step + 1]];
      if (!from || !to || this.table.past !== from) return;
      await this.#once(from, entry, to);
      await pause(STAY);
    }
    if (this.table.past === moments.at(-1)) this.table.past = null;
  }

  async #once(from: Past<V>, entry: EntryOf<E>, to: Past<V>): Promise<void> {
    const undo: (() => void)[] = [];
    const motion = this.#motion(undo);
    await tick();
    if (motion) await this.table.room.animate?.({ motion, from: from.view, entry, to: to.view });
    if (this.table.past === from) this.table.past = to;
    await tick();
    for (const each of undo) each();
    this.moving = false;
  }

  /** The last move of another is marked until the next one. */
  #ring(): void {
    for (const place of this.#marked) place.setAttribute("data-last", "");
  }

  #unmark(): void {
    for (const place of this.#marked) place.removeAttribute("data-last");
    this.#marked = [];
  }

  /** Time to look at what another did: long when the turn passes on, short within it, none where there is nothing to tell. */
  #rest(entry: EntryOf<E>, viewer: number): number {
    const tells = (each: EntryOf<E>) => this.table.story.sentences(each).length > 0;
    if (entry.seat === viewer || !tells(entry)) return 0;
    const goesOn = this.#line[0]?.entries.some((next) => next.seat === entry.seat && tells(next)) ?? false;
    return goesOn ? TIMES.breath : TIMES.rest;
  }

  /** What was chosen has been done: nothing of it is marked while it moves. */
  async #move(from: PositionOf<V, A, E>, entry: EntryOf<E>, to: PositionOf<V, A, E>, motion: Motion): Promise<void> {
    this.table.choice.clear();
    await tick();
    if (!motion.still) for (const each of soundsOf(entry.events, this.table.room.sounds)) sound(each);
    await this.table.room.animate?.({ motion, from: from.view, entry, to: to.view });
  }

  #moves(entry: EntryOf<E>): boolean {
    const unseen = document.hidden || this.#line.length > TOO_MANY;
    return !unseen && !entry.undo && !this.table.past && this.table.room.animate !== undefined;
  }

  #motion(undo: (() => void)[]): Motion | null {
    const stage = document.querySelector<HTMLElement>("[data-stage]");
    if (!stage) return null;
    this.moving = true;
    this.#cut = new AbortController();
    const hurry = Math.max(1, this.#line.length / MANY);
    const pace = PACES[settings.pace] / this.table.tempo / hurry;
    const mark = (place: Element) => void this.#marked.push(place);
    return { stage, pace, signal: this.#cut.signal, still: settings.lessMotion, after: (each) => void undo.push(each), mark };
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
