/** Tables for tests: laid out as at a step of a game's tutorial, with a line that writes down what is asked. */
import { vi } from "vitest";
import { roomOf } from "../src/games";
import { lessonOf, type Lesson } from "../src/games/lessons";
import { lessonTable } from "../src/pages/learn/line.svelte";
import type { Room } from "../src/table/room";
import { Table } from "../src/table/state/table.svelte";
import { Refusal } from "../src/wire/http";
import type { AnyMessage, Position, TableInfo } from "../src/wire/protocol";
import { same, type AnyAct, type AnyEvent, type AnyView, type EntryOf } from "../src/wire/shapes";
import type { Asked, Line } from "../src/wire/socket";
import { library } from "../src/words/library.svelte";

type Moment = Lesson["positions"][number];

/** What was asked, and the previews of the tutorial as answers; anything else is refused. */
export class Written implements Line {
  readonly asked: Asked[] = [];
  constructor(public moment: Moment) {}

  get acts(): AnyAct[] {
    return this.asked.flatMap((each) => (each.type === "act" ? [each.act] : []));
  }
  get previews(): AnyAct[] {
    return this.asked.flatMap((each) => (each.type === "preview" ? [each.act] : []));
  }
  async ask(asked: Asked): Promise<AnyMessage> {
    this.asked.push(asked);
    if (asked.type !== "preview") return { type: "pong", ref: 0, now: 0 };
    const told = this.moment.previews[this.moment.legal.findIndex((act) => same(act, asked.act))];
    if (!told) throw new Refusal(409, { key: "cannot", text: `no: ${JSON.stringify(asked.act)}`, game: "", details: {} });
    return { type: "previewed", ref: 0, n: this.moment.n, view: null, ...told };
  }
  close(): void {}
  retry(): void {}
}

export interface Laid<V extends AnyView, A extends AnyAct, E extends AnyEvent> {
  table: Table<V, A, E>;
  line: Written;
}

/** The first seat's table at a step of the tutorial. */
export async function laid<V extends AnyView, A extends AnyAct, E extends AnyEvent>(
  room: Room<V, A, E>,
  game: string,
  step: string,
  more: Partial<TableInfo> = {},
): Promise<Laid<V, A, E>> {
  await Promise.all([library.speak("en"), library.need(game)]);
  const lesson = await lessonOf(game);
  const moment = lesson?.positions[lesson.steps.find(({ key }) => key === step)?.at ?? -1];
  if (!lesson || !moment) throw new Error(`no step ${step} of ${game}`);
  const table = new Table<V, A, E>({ ...lessonTable(lesson, ["Ana", "Bento"]), ...more }, room);
  const line = new Written(moment);
  table.connect(line);
  const before: Pick<Position, "entries">[] = lesson.positions.filter(({ n }) => n < moment.n);
  for (const { entries } of before) table.story.add(entries as EntryOf<E>[]);
  table.show(positionOf(moment));
  return { table, line };
}

/** The same for tests that are not about one game. */
export async function laidAny(game: string, step: string, more: Partial<TableInfo> = {}): Promise<Laid<AnyView, AnyAct, AnyEvent>> {
  return laid(await roomOf(game), game, step, more);
}

export function positionOf({ n, view, legal, entries }: Moment, more: Partial<Position> = {}): Position {
  return { type: "position", ref: 0, n, viewer: 0, view, legal, entries, can_undo: false, clocks: null, chances: null, over: false, ...more };
}

/** Let everything happen that waits for nothing but its turn. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** As soon as it holds, however busy the machine is: only what never comes is a failure. */
export const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 60_000 });
