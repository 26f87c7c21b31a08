/** A tutorial walked through step by step, without a server. */
import type { Lesson, Step } from "../../games/lessons";
import type { Table } from "../../table/state/table.svelte";
import { Refusal } from "../../wire/http";
import type { AnyMessage, Position, Previewed, SeatInfo, TableInfo } from "../../wire/protocol";
import { same, type AnyAct } from "../../wire/shapes";
import type { Asked, Line } from "../../wire/socket";

/** The table of a lesson: the person here, and one other. */
export function lessonTable(lesson: Lesson, names: readonly [string, string]): TableInfo {
  const seats = names.map((name, seat): SeatInfo => ({
    kind: seat ? "bot" : "person", name, person: null, level: null, present: true, standin: false, ready: true, yours: !seat, rating: null,
  }));
  return {
    id: "lesson", game: lesson.game, rules: "", state: "playing", options: {}, seats, host: "", hosting: false, public: false, onlookers: false,
    hints: false, pace: { kind: "none" }, absent: "wait", shuffle_seats: false, created: 0, moved: 0, n: 0, to_act: 0, deadline: null, watching: 0, votes: [], standin_votes: {}, contents: "", levels: [],
    rematch: null, outcome: null, edition: "",
  };
}

/** A step in words. */
export function stepWords({ words, names }: Table, { key, act }: Step): { title: string; text: string } {
  return { title: words.say(`learn-${key}-title`), text: words.say(`learn-${key}`, { ...(act ?? {}) }, names) };
}

/** The lesson as a table's line: it tells what acts would do, takes the wanted one, and plays the other's turns. */
export class LessonLine implements Line {
  readonly alone = true;
  #place = $state(0);

  constructor(
    readonly lesson: Lesson,
    readonly show: (position: Position) => void,
  ) {}

  get place(): number {
    return this.#place;
  }
  get step(): Step | null {
    return this.lesson.steps[this.#place] ?? null;
  }
  get over(): boolean {
    return this.#place >= this.lesson.steps.length;
  }

  /** Lay the table out for the first step. */
  begin(): void {
    this.#place = 0;
    this.#lay(0);
  }
  /** Go on: to the next step, through whatever is played between. */
  next(): void {
    const from = this.step?.at ?? 0;
    this.#place += 1;
    const to = this.step?.at ?? this.lesson.positions.length - 1;
    for (let at = from + 1; at <= to; at++) this.#lay(at);
    if (to === from) this.#lay(to);
  }
  back(): void {
    this.#place = Math.max(0, this.#place - 1);
    this.#lay(this.step?.at ?? 0);
  }

  async ask(asked: Asked): Promise<AnyMessage> {
    if (asked.type === "preview") return this.#preview(asked.act);
    if (asked.type !== "act" || !same(asked.act, this.step?.act)) throw this.#other();
    this.next();
    return { type: "pong", ref: 0, now: 0 };
  }
  close(): void {}
  retry(): void {}

  #preview(act: AnyAct): Previewed {
    const position = this.lesson.positions[this.step?.at ?? 0];
    const found = position?.previews[position.legal.findIndex((other) => same(other, act))];
    if (!position || !found) throw this.#other();
    return { type: "previewed", ref: 0, n: position.n, view: null, ...found };
  }
  #other(): Refusal {
    return new Refusal(0, { key: "learn-other", text: "", game: "", details: {} });
  }
  /** Show a position; only the step's own one offers acts. */
  #lay(at: number): void {
    const position = this.lesson.positions[at];
    if (!position) return;
    const legal = this.step?.at === at && this.step.act ? position.legal : [];
    const { n, view, entries } = position;
    this.show({ type: "position", ref: 0, n, viewer: 0, view, legal, entries, can_undo: false, clocks: null, chances: null, over: false });
  }
}
