/** A finished game shown move by move on a table without a line. */
import { roomOf } from "../../games";
import type { Room } from "../../table/room";
import { Table } from "../../table/state/table.svelte";
import { get } from "../../wire/http";
import type { Moment, Position, ReplayInfo, SeatInfo, TableInfo } from "../../wire/protocol";
import type { AnyView, EntryOf, Tagged } from "../../wire/shapes";
import { library } from "../../words/library.svelte";

/** Milliseconds a move stays before the next one, at speed 1. */
const STAY = 900;
const MARKS = 3;
export const ONLOOKER = -1;
export const SPEEDS = ["0.5", "1", "2", "4"] as const;

/** The table a replay is drawn on: pressing a line of the log goes to that moment. */
class Screen extends Table {
  onlook: (n: number) => void = () => undefined;
  onshown: () => void = () => undefined;

  override async look(n: number): Promise<void> {
    this.onlook(n);
  }
  override changed(...change: Parameters<Table["changed"]>): void {
    super.changed(...change);
    this.onshown();
  }
}

export class Replay {
  readonly table: Screen;
  /** The moment shown, or on its way to the screen. */
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>("1");
  viewer = $state(ONLOOKER);
  #moments = $state.raw<readonly Moment[]>([]);

  private constructor(info: ReplayInfo, room: Room) {
    this.table = new Screen(tableOf(info), room);
    this.table.onlook = (n) => void this.go(n);
    this.#moments = info.moments;
  }

  static async open(id: string): Promise<Replay> {
    const info = await fetchAs(id, ONLOOKER);
    const [room] = await Promise.all([roomOf(info.game), library.need(info.game)]);
    return new Replay(info, room);
  }

  close(): void {
    this.playing = false;
    this.table.close();
  }

  get last(): number {
    return this.#moments.length - 1;
  }
  /** Moments worth a look: the moves that brought most points. */
  readonly marks: number[] = $derived.by(() => {
    const gains = this.#moments.map((moment, n) => ({ n, gain: n ? gained(this.#moments[n - 1], moment) : 0 }));
    return gains.filter(({ gain }) => gain > 0).sort((one, other) => other.gain - one.gain).slice(0, MARKS).map(({ n }) => n);
  });

  /** What led to the moment `n`. */
  entry(n: number): EntryOf {
    return entryOf(this.#moments[n] as Moment);
  }

  /** Show the moment after entry `n`; the next one is led to by its motion. */
  async go(wanted: number, moving = false): Promise<void> {
    const n = Math.max(0, Math.min(this.last, wanted));
    const entries = this.#moments.map(entryOf);
    this.at = n;
    this.table.story.entries = entries.slice(0, moving ? n : n + 1);
    const shown = new Promise<void>((done) => (this.table.onshown = done));
    this.table.show(this.#position(n));
    await shown;
  }

  /** One move on, with its motion. */
  async step(): Promise<void> {
    if (this.at < this.last) await this.go(this.at + 1, true);
  }

  async play(): Promise<void> {
    this.playing = true;
    if (this.at === this.last) await this.go(0);
    while (this.playing && this.at < this.last) {
      this.table.tempo = Number(this.speed);
      await this.step();
      await pause(STAY / Number(this.speed));
    }
    this.playing = false;
    this.table.tempo = 1;
  }

  /** See it with another seat's eyes. */
  async see(viewer: number): Promise<void> {
    const info = await fetchAs(this.table.info.id, viewer);
    this.viewer = viewer;
    this.#moments = info.moments;
    await this.go(this.at);
  }

  #position(n: number): Position {
    const moment = this.#moments[n] as Moment;
    const common = { type: "position", ref: 0, legal: [], can_undo: false, clocks: null, chances: null } as const;
    return { ...common, legal: [], n, viewer: this.viewer, view: moment.view, entries: [entryOf(moment)], over: n === this.last };
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const fetchAs = (id: string, seat: number): Promise<ReplayInfo> => get<ReplayInfo>(`/api/records/${id}/replay?seat=${seat}`);

function entryOf(moment: Moment): EntryOf {
  return { n: moment.n, seat: moment.seat, at: 0, undo: false, events: moment.events as Tagged[] };
}

function gained(before: Moment | undefined, after: Moment): number {
  const scores = (moment: Moment | undefined) => (moment?.view as AnyView | undefined)?.outcome.scores ?? [];
  const old = scores(before);
  return Math.max(0, ...scores(after).map((score, seat) => score - (old[seat] ?? 0)));
}

/** The table's facts as the shell wants them: everybody is there, nothing is asked. */
function tableOf(info: ReplayInfo): TableInfo {
  const seats = info.outcome.ranks.map((_, number): SeatInfo => ({
    kind: "person", name: info.names[number] ?? "", person: null, level: null, present: true, standin: false, yours: false, rating: null,
  }));
  return {
    id: info.id, game: info.game, rules: info.rules, state: "finished", options: {}, seats, host: "", hosting: false, public: true,
    onlookers: true, hints: false, pace: { kind: "none" }, absent: "wait", created: 0, moved: 0, n: 0, to_act: -1, deadline: null, watching: 0,
    votes: [], standin_votes: {}, rematch: null, outcome: info.outcome,
  };
}
