/** What stands on the screen: positions wait in line, each is led to by its motion. */
import type { Motion } from "./motion";
import { TIMES, wait } from "./motion";
import { PACES, settings } from "./settings.svelte";
import type { AnyAct, AnyEvent, AnyView, EntryOf, PositionOf } from "./shapes";
import type { Table } from "./table.svelte";

/** With more than this waiting, motion would only keep one from the present. */
const TOO_MANY = 8;

export class Screening<V extends AnyView, A extends AnyAct, E extends AnyEvent> {
  position = $state.raw<PositionOf<V, A, E> | null>(null);
  moving = $state(false);
  heard = 0;
  #line: PositionOf<V, A, E>[] = [];
  #running = false;
  #closed = false;
  #cut = new AbortController();

  constructor(readonly table: Table<V, A, E>) {
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

  async #lead(to: PositionOf<V, A, E>): Promise<void> {
    const from = this.position;
    const fresh = this.table.story.add(to.entries);
    const [only] = fresh;
    if (from && only && fresh.length === 1 && this.#moves(only)) await this.#move(from, only, to);
    if (this.#closed) return;
    this.position = to;
    this.moving = false;
    this.table.changed(from, to);
  }

  #moves(entry: EntryOf<E>): boolean {
    const still = settings.lessMotion || document.hidden || this.#line.length > TOO_MANY;
    return !still && !entry.undo && !this.table.past && this.table.room.animate !== undefined;
  }

  async #move(from: PositionOf<V, A, E>, entry: EntryOf<E>, to: PositionOf<V, A, E>): Promise<void> {
    const stage = document.querySelector<HTMLElement>("[data-stage]");
    if (!stage) return;
    this.moving = true;
    this.#cut = new AbortController();
    const motion: Motion = { stage, pace: PACES[settings.pace] / this.table.tempo, signal: this.#cut.signal };
    await this.table.room.animate?.(from.view, entry, to.view, motion);
    if (entry.seat !== from.viewer) await wait(motion, TIMES.rest);
  }
}
