/** A lesson: a game of our own told step by step. What a step allows and what comes of it was worked out by the engine. */
import { roomOf } from "../games";
import { fetchLesson } from "./taught";
import { Refusal } from "../lib/http";
import { same, type AnyAct, type EntryOf } from "../lib/shapes";
import type { Asked, Line } from "../lib/socket";
import { Table } from "../lib/table.svelte";
import { library, type Tagged } from "../lib/words.svelte";
import type { AnyMessage, Position, Previewed, Problem, TableInfo } from "../lib/wire/protocol";

interface Step {
  /** Where on the page the bubble points. */
  at: string;
  /** What is seen on the way here; the last one stays. */
  positions: Position[];
  /** What the reader is to do; null where there is only something to read. */
  act: AnyAct | null;
  preview: Previewed | null;
}
export interface Recorded {
  table: TableInfo;
  steps: Step[];
}

const NOT_THAT: Problem = { key: "learn-not-that", text: "Here we try something else.", game: "", details: {} };
const HEARD: AnyMessage = { type: "pong", ref: 0, now: 0 };

export class Lesson {
  readonly table: Table;
  at = $state(0);

  private constructor(
    readonly recorded: Recorded,
    room: Awaited<ReturnType<typeof roomOf>>,
  ) {
    this.table = new Table(recorded.table, room);
    this.table.connect(this.#line());
    this.#show(0);
  }

  static async open(game: string): Promise<Lesson | null> {
    const [recorded, room] = await Promise.all([fetchLesson(game), roomOf(game), library.need(game)]);
    return recorded ? new Lesson(recorded, room) : null;
  }

  get steps(): number {
    return this.recorded.steps.length;
  }
  get step(): Step {
    return this.recorded.steps[this.at] as Step;
  }
  get last(): boolean {
    return this.at === this.steps - 1;
  }

  /** To the next step, with the motion that leads there. */
  next(): void {
    if (!this.last) this.#show(this.at + 1);
  }
  /** One step back: the table is as it was then. */
  back(): void {
    if (this.at > 0) this.#show(this.at - 1, true);
  }

  #show(at: number, past = false): void {
    const [before, step] = [this.recorded.steps.slice(0, at), this.recorded.steps[at] as Step];
    this.at = at;
    if (past) this.table.story.entries = [...before, step].flatMap((each) => each.positions.flatMap(entriesOf));
    for (const position of past ? step.positions.slice(-1) : step.positions) this.table.show(position);
  }

  /** In place of a server: previews as recorded, and the one act of the step. */
  #line(): Line {
    return {
      alone: true,
      close: () => undefined,
      retry: () => undefined,
      ask: async (asked: Asked): Promise<AnyMessage> => {
        if (!("act" in asked) || !same(asked.act, this.step.act)) throw new Refusal(409, NOT_THAT);
        if (asked.type === "preview" && this.step.preview) return this.step.preview;
        this.next();
        return HEARD;
      },
    };
  }
}

const entriesOf = (position: Position): EntryOf<Tagged>[] => position.entries as EntryOf<Tagged>[];
