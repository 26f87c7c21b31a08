/** A finished game shown move by move on a table without a line. */
import { roomOf } from "../../games";
import type { Room } from "../../table/room";
import { Table } from "../../table/state/table.svelte";
import { get, post, remove } from "../../wire/http";
import type { Comment, Moment, Position, ReplayInfo, SeatInfo, TableInfo } from "../../wire/protocol";
import type { AnyAct, AnyView, EntryOf, Tagged } from "../../wire/shapes";
import { library } from "../../words/library.svelte";

/** Milliseconds a move stays before the next one, at speed 1. */
const STAY = 900;
/** Views are asked for so many at once. */
const STRETCH = 50;
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
  comments = $state.raw<readonly Comment[]>([]);
  /** May whoever looks comment on it? */
  readonly voice: boolean;
  /** Moments worth a look: the moves that brought most points. */
  marks = $state.raw<readonly number[]>([]);
  #moments = $state.raw<readonly Moment[]>([]);
  /** What is seen from one stretch of moments on, on its way or here. */
  #stretches = new Map<number, Promise<readonly AnyView[]>>();

  private constructor(info: ReplayInfo, room: Room) {
    this.table = new Screen(tableOf(info), room);
    this.table.onlook = (n) => void this.go(n);
    this.#take(info);
    this.comments = info.comments;
    this.voice = info.may_comment;
  }

  /** A replay opens with one's own eyes, an onlooker's where one did not play. */
  static async open(id: string): Promise<Replay> {
    const info = await get<ReplayInfo>(`/api/records/${id}/replay?views=false`);
    const [room] = await Promise.all([roomOf(info.game), library.need(info.game, info.edition)]);
    return new Replay(info, room);
  }

  close(): void {
    this.playing = false;
    this.table.close();
  }

  /** The game with one seat's eyes; what they see comes when it is looked at. */
  #take(info: ReplayInfo): void {
    this.viewer = info.viewer;
    this.marks = info.marks;
    this.#moments = info.moments;
    this.#stretches.clear();
  }

  async #view(n: number): Promise<AnyView> {
    const first = n - (n % STRETCH);
    const known = this.#stretches.get(first) ?? this.#fetch(first);
    return (await known)[n - first] as AnyView;
  }
  #fetch(first: number): Promise<readonly AnyView[]> {
    const range = `first=${first}&last=${first + STRETCH - 1}`;
    const coming = get<AnyView[]>(`/api/records/${this.table.info.id}/views?seat=${this.viewer}&${range}`);
    this.#stretches.set(first, coming);
    coming.catch(() => this.#stretches.delete(first)); // asked for again by whoever comes here again
    return coming;
  }

  get last(): number {
    return this.#moments.length - 1;
  }
  /** What led to the moment `n`. */
  entry(n: number): EntryOf {
    return entryOf(this.#moments[n] as Moment);
  }

  /** Show the moment after entry `n`; the next one is led to by its motion. */
  async go(wanted: number, moving = false): Promise<void> {
    const n = Math.max(0, Math.min(this.last, wanted));
    this.at = n;
    const { viewer } = this;
    const position = await this.#position(n);
    if (this.at !== n || this.viewer !== viewer) return; // meanwhile something else is wanted
    this.table.story.entries = this.#moments.slice(0, moving ? n : n + 1).map(entryOf);
    await this.#show(position);
    if (n < this.last) void this.#view(n + 1).catch(() => undefined); // what comes next is there in time
  }
  async #show(position: Position): Promise<void> {
    const shown = new Promise<void>((done) => (this.table.onshown = done));
    this.table.show(position);
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
    this.#take(await get<ReplayInfo>(`/api/records/${this.table.info.id}/replay?seat=${viewer}&views=false`));
    await this.go(this.at);
  }

  /** Lay the moment shown out to be decided again, by this seat. */
  async offer(seat: number, legal: readonly AnyAct[]): Promise<void> {
    if (this.viewer !== seat) await this.see(seat);
    this.#seat(seat);
    await this.#show({ ...(await this.#position(this.at)), legal: [...legal] });
  }
  /** Nothing is to be decided any more. */
  async withdraw(): Promise<void> {
    this.#seat(ONLOOKER);
    const { at } = this;
    const position = await this.#position(at);
    if (this.at === at) this.table.show(position);
  }
  #seat(mine: number): void {
    const { info } = this.table;
    this.table.info = { ...info, seats: info.seats.map((seat, number) => ({ ...seat, yours: number === mine })) };
  }

  /** Say something of the moment shown. */
  async comment(text: string): Promise<void> {
    this.comments = await post<Comment[]>(`/api/records/${this.table.info.id}/comments`, { n: this.at, text });
  }
  async uncomment({ id }: Comment): Promise<void> {
    await remove(`/api/records/${this.table.info.id}/comments/${id}`);
    this.comments = this.comments.filter((each) => each.id !== id);
  }

  async #position(n: number): Promise<Position> {
    const view = await this.#view(n);
    const common = { type: "position", ref: 0, legal: [], can_undo: false, clocks: null, chances: null } as const;
    return { ...common, legal: [], n, viewer: this.viewer, view, entries: [this.entry(n)], over: n === this.last };
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

function entryOf(moment: Moment): EntryOf {
  return { n: moment.n, seat: moment.seat, at: 0, undo: false, events: moment.events as Tagged[] };
}

/** The table's facts as the shell wants them: everybody is there, nothing is asked. */
function tableOf(info: ReplayInfo): TableInfo {
  const seats = info.outcome.ranks.map((_, number): SeatInfo => ({
    kind: "person", name: info.names[number] ?? "", person: null, level: null, present: true, standin: false, ready: true, yours: false, rating: null,
  }));
  return {
    id: info.id, game: info.game, rules: info.rules, state: "finished", options: {}, seats, host: "", hosting: false, public: true,
    onlookers: true, hints: false, pace: { kind: "none" }, absent: "wait", shuffle_seats: false, created: 0, moved: 0, n: 0, to_act: -1, deadline: null, watching: 0,
    votes: [], standin_votes: {}, rematch: null, outcome: info.outcome, edition: info.edition, contents: info.contents, levels: [],
  };
}
