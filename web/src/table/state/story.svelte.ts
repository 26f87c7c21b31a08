/** What happened at a table: the entries of its log, as lines to read. */
import type { AnyEvent, EntryOf } from "../../wire/shapes";
import type { Sentence, Words } from "../../words/speech";

/** What the story needs of its table: the words it is told in, whose eyes read it, and what of it is worth a line. */
export interface Teller<E> {
  readonly words: Words;
  readonly names: readonly string[];
  readonly viewer: number;
  /** Several people look at this screen. */
  readonly shared: boolean;
  readonly room: {
    notable?(events: E[]): E[];
    heading?(entry: EntryOf<E>, entries: readonly EntryOf<E>[]): Sentence | null;
  };
}

/** One line of the log: a sentence, or a quiet heading. A click on a sentence shows the table after entry `n`. */
export interface StoryLine {
  n: number;
  /** When it was done. */
  at: number;
  /** Whose doing the sentence tells; it may lie in another's turn. */
  seat: number;
  /** Who decided: whose turn the line belongs to. */
  by: number;
  text: string;
  heading: boolean;
  /** The decision was taken back later. */
  undone: boolean;
  /** One of the lines of the last entry. */
  last: boolean;
}

export class Story<E extends AnyEvent> {
  entries = $state.raw<readonly EntryOf<E>[]>([]);

  constructor(readonly table: Teller<E>) {}

  /** Take in entries; those that are new. */
  add(entries: readonly EntryOf<E>[]): EntryOf<E>[] {
    const newest = this.entries.at(-1)?.n ?? -1;
    const fresh = entries.filter((entry) => entry.n > newest);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    return fresh;
  }

  /** What happened up to an entry and was not taken back: what led to the table that is shown. */
  until(n: number): EntryOf<E>[] {
    return this.entries.filter((entry) => entry.n <= n && !entry.undo && !this.#undone.has(entry.n));
  }

  /** The last decision that stands. */
  readonly last: EntryOf<E> | null = $derived.by(() => {
    const undone = this.#undone;
    return this.entries.findLast((entry) => !entry.undo && !undone.has(entry.n)) ?? null;
  });

  readonly #undone: ReadonlySet<number> = $derived.by(() => {
    const standing: number[] = [];
    const undone = new Set<number>();
    for (const entry of this.entries) {
      if (!entry.undo) standing.push(entry.n);
      else undone.add(standing.pop() ?? -1);
    }
    return undone;
  });

  /** All lines, oldest first; of headings with nothing between them the last. */
  readonly lines: StoryLine[] = $derived.by(() => {
    const all = this.entries.flatMap((entry) => this.#lines(entry));
    return all.filter((line, place) => !line.heading || !all[place + 1]?.heading);
  });

  /** The sentences of one entry. */
  sentences(entry: EntryOf<E>): string[] {
    return this.told(entry).map(({ text }) => text);
  }

  /** The same with whose doing each tells. */
  told(entry: EntryOf<E>): Pick<StoryLine, "seat" | "text">[] {
    const { words, names, room } = this.table;
    if (entry.undo) return [{ seat: entry.seat, text: words.say("web-took-back", { seat: entry.seat }, names) }];
    const events = room.notable?.(entry.events) ?? entry.events;
    return events.map((event) => {
      const seat = doer(event) ?? entry.seat;
      return { seat, text: words.tell(event, names, "event-", this.#secret(seat)) };
    });
  }

  /** Of several people at one device, only whose doing it was may read what was hidden from the others. */
  #secret(seat: number): boolean {
    return this.table.shared && seat !== this.table.viewer;
  }

  #lines(entry: EntryOf<E>): StoryLine[] {
    const { words, names, room } = this.table;
    const line = { n: entry.n, at: entry.at, seat: entry.seat, by: entry.seat, undone: this.#undone.has(entry.n), last: entry.n === this.last?.n };
    const lines = this.told(entry).map((told) => ({ ...line, ...told, heading: false }));
    const next = entry.undo || line.undone ? null : room.heading?.(entry, this.entries);
    if (!next) return lines;
    return [...lines, { ...line, text: words.say(next.key, next.details, names), heading: true }];
  }
}

/** Whose doing an event is, where it says so. */
const doer = (event: AnyEvent & { seat?: number }): number | undefined => event.seat;
