/** A puzzle on a table of its own: the decision is made as at any table, and the server says what it is worth. */
import { roomOf } from "../../games";
import type { Room } from "../../table/room";
import { Table } from "../../table/state/table.svelte";
import { telling } from "../../table/telling";
import { get, post, Refusal } from "../../wire/http";
import type { AnyMessage, Position, Previewed, PuzzleAnswer, PuzzleInfo, PuzzleStanding, PuzzleWay, SeatInfo, TableInfo } from "../../wire/protocol";
import type { AnyAct } from "../../wire/shapes";
import type { Asked, Line } from "../../wire/socket";
import { library } from "../../words/library.svelte";
import { session } from "../common/session.svelte";

/** A table without a past: what happened before the puzzle is not told. */
class Moment extends Table {
  override async look(): Promise<void> {}
}

export class Puzzle implements Line {
  readonly alone = true;
  readonly table: Table;
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** The tried act and the best one in words, as they are told where they were to be done: later the Market is another. */
  told = $state.raw({ tried: "", best: "" });
  /** The act whose consequences lie on the table. */
  shown = $state.raw<PuzzleWay | null>(null);
  #n = 0;

  private constructor(
    readonly info: PuzzleInfo,
    room: Room,
  ) {
    this.table = new Moment(tableOf(info), room);
    this.table.connect(this);
    this.#lay(info.legal as AnyAct[]);
  }

  /** The puzzle of that id, or the next one for whoever is here. */
  static async open(game: string, id = ""): Promise<Puzzle> {
    await session.load();
    const info = await get<PuzzleInfo>(`/api/puzzles/${game}${id && `/${id}`}`);
    const [room] = await Promise.all([roomOf(game), library.need(game, info.edition)]);
    return new Puzzle(info, room);
  }

  get standing(): PuzzleStanding {
    return this.answer?.standing ?? this.info.standing;
  }
  get #address(): string {
    return `/api/puzzles/${this.info.game}/${this.info.id}`;
  }

  async ask(asked: Asked): Promise<AnyMessage> {
    if (asked.type === "preview") return post<Previewed>(`${this.#address}/preview`, { act: asked.act });
    if (asked.type !== "act") throw new Refusal(0, { key: "not-now", text: "", game: "", details: {} });
    await this.#try(asked.act);
    return { type: "pong", ref: 0, now: 0 };
  }
  close(): void {}
  retry(): void {}

  /** Be told; it counts as not found. */
  async giveUp(): Promise<void> {
    await this.#try(null);
  }

  async #try(act: AnyAct | null): Promise<void> {
    await session.ensure();
    const answer = await post<PuzzleAnswer>(`${this.#address}/try`, { act });
    const say = (way: PuzzleWay | null | undefined) => (way ? telling(this.table, way.act) : "");
    this.told = { tried: say(answer.tried), best: say(answer.best[0]) };
    this.answer = answer;
    this.show(answer.tried ?? answer.best[0] ?? null);
  }

  /** What is certain to come of an act: led to by its motion, or drawn as a wish where luck decides the rest. */
  show(way: PuzzleWay | null): void {
    if (!way) return;
    const { view, events } = way.preview;
    this.shown = way;
    this.#lay([]);
    if (view) this.#lay([], view, { n: this.#n + 1, seat: this.info.viewer, at: 0, undo: false, events });
    else void this.table.choice.peek(way.act as AnyAct);
  }

  #lay(legal: AnyAct[], view: unknown = this.info.view, ...entries: Position["entries"]): void {
    this.#n += 1;
    this.table.show({ type: "position", ref: 0, n: this.#n, viewer: this.info.viewer, view, legal, entries, can_undo: false, clocks: null, chances: null, over: false });
  }
}

/** The table's facts as the shell wants them: the seat that decides is the person's. */
function tableOf(info: PuzzleInfo): TableInfo {
  const seats = Array.from({ length: info.players }, (_, seat): SeatInfo => ({
    kind: "person", name: "", person: null, level: null, present: true, standin: false, yours: seat === info.viewer, ready: true, rating: null,
  }));
  return {
    id: info.id, game: info.game, rules: info.rules, state: "playing", options: {}, seats, host: "", hosting: false, public: false, onlookers: false,
    hints: false, pace: { kind: "none" }, absent: "wait", shuffle_seats: false, created: 0, moved: 0, n: 0, to_act: info.viewer, deadline: null, watching: 0, votes: [], standin_votes: {},
    rematch: null, outcome: null, edition: info.edition, contents: "", levels: [],
  };
}
