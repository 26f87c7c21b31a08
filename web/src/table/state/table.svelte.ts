/** One table as the page knows it: what is shown, what may be done, what happened. Rooms and shell read it. */
import { get, Refusal } from "../../wire/http";
import type { AnyMessage, Edition, Moment, Outcome, Position, Previewed, Problem, Said, SeatInfo, TableInfo } from "../../wire/protocol";
import { same, type AnyAct, type AnyEvent, type AnyView, type HintedOf, type PositionOf, type PreviewOf } from "../../wire/shapes";
import type { Asked, Line, LineState } from "../../wire/socket";
import { called } from "../../words/guest";
import { library, type Words } from "../../words/library.svelte";
import { Screening, type Past } from "../motion/screening.svelte";
import type { Room, RoomTable } from "../room";
import { Choice } from "./choice.svelte";
import { Clocks } from "./clocks.svelte";
import { Story } from "./story.svelte";
import type { Turn } from "./turns";

const REFUSAL_SHOWN = 4000;
const REACTION_SHOWN = 4000;
type Reaction = NonNullable<Said["reaction"]>;

export class Table<V extends AnyView = AnyView, A extends AnyAct = AnyAct, E extends AnyEvent = AnyEvent> implements RoomTable<V, A, E> {
  info = $state.raw() as TableInfo;
  /** How the line to the server is. */
  line = $state<LineState>("live");
  /** Why the last ask was refused, for a few seconds. */
  refusal = $state("");
  said = $state.raw<readonly Said[]>([]);
  /** How people showed that they feel, by seat, for a few seconds. */
  felt = $state.raw<ReadonlyMap<number, Reaction>>(new Map());
  /** The last thing said while one is here, to be read aloud. */
  heardSaid = $state.raw<Said | null>(null);
  hinted = $state.raw<HintedOf<A> | null>(null);
  thinking = $state(false);
  past = $state.raw<Past<V> | null>(null);
  /** Pass-and-play: the next player has not touched the screen yet. */
  covered = $state(false);
  /** How many times as fast as the person likes pieces move: a replay hurries. */
  tempo = 1;

  readonly story = new Story<E>(this);
  readonly clocks = new Clocks();
  readonly choice: Choice<V, A, E>;
  readonly #screen: Screening<V, A, E>;
  #line: Line | null = null;
  /** What was said before one came has been told: the rest is new. */
  #arrived = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    info: TableInfo,
    readonly room: Room<V, A, E>,
  ) {
    this.info = info;
    this.#screen = new Screening<V, A, E>(this);
    this.choice = new Choice<V, A, E>(this);
  }

  /** Give the table its line; without one it only shows (a replay). */
  connect(line: Line): void {
    this.#line = line;
  }

  /** The line is cut and being mended. */
  get lost(): boolean {
    return this.line === "cut";
  }

  /** A puzzle or a lesson: nobody else is at the table. */
  get alone(): boolean {
    return this.#line?.alone ?? false;
  }
  /** Is there somebody to talk to? Not at a replay. */
  get live(): boolean {
    return this.#line !== null && !this.alone;
  }

  close(): void {
    this.#line?.close();
    this.#screen.close();
    this.clocks.close();
  }

  // What is shown ------------------------------------------------------------------------------------------------

  get game(): string {
    return this.info.game;
  }
  get edition(): Edition | null {
    return library.edition(this.game);
  }
  get words(): Words {
    return library.of(this.game);
  }
  /** The position on the screen: it follows the newest one as the motion goes. */
  get position(): PositionOf<V, A, E> | null {
    return this.#screen.position;
  }
  /** Is there anything to draw yet? */
  get ready(): boolean {
    return this.position !== null;
  }
  /** What the board draws: the present, or the moment of the past that is looked at. */
  get view(): V {
    const shown = this.past?.view ?? this.position?.view;
    if (!shown) throw new Error("the table was drawn before it was dealt");
    return shown;
  }
  get n(): number {
    return this.past?.n ?? this.position?.n ?? 0;
  }
  get moving(): boolean {
    return this.#screen.moving;
  }
  get over(): boolean {
    return this.position?.over ?? false;
  }
  /** Given up before its end. */
  get abandoned(): boolean {
    return this.info.state === "abandoned";
  }
  /** The points as the view has them; of a game that shows none while it lasts, those of its end. */
  get outcome(): Outcome {
    return this.view.outcome ?? ((this.over && !this.past && this.info.outcome) || NO_OUTCOME);
  }
  /** Are there points to be told, now? */
  get scored(): boolean {
    return (this.edition?.has_points ?? true) && Object.keys(this.outcome.breakdown).length > 0;
  }

  // Who sits there -----------------------------------------------------------------------------------------------

  get seats(): readonly SeatInfo[] {
    return this.info.seats;
  }
  /** The players' names by seat; bots have theirs from the words. */
  readonly names: readonly string[] = $derived.by(() => this.info.seats.map((seat, number) => this.#name(seat, number)));

  #name(seat: SeatInfo, number: number): string {
    return called(seat.name) || this.words.say("seat", { number: number + 1 });
  }
  /** The seat whose eyes these are; -1 for an onlooker. */
  get viewer(): number {
    return this.view.viewer ?? this.position?.viewer ?? -1;
  }
  get onlooker(): boolean {
    return !this.info.seats.some((seat) => seat.yours);
  }
  /** The seat drawn nearest: the viewer's, for an onlooker the first. */
  get side(): number {
    return Math.max(0, this.viewer);
  }
  /** The other seats, in the order of play from the own one on. */
  get others(): number[] {
    const count = this.view.players;
    return Array.from({ length: count - 1 }, (_, step) => (this.side + step + 1) % count);
  }
  /** Who decides; -1 when nobody does. */
  get deciding(): number {
    return this.view.seat;
  }
  /** Pieces move, the past is looked at or the screen is covered: nothing is decided meanwhile. */
  get waits(): boolean {
    return this.past !== null || this.moving || this.covered;
  }
  /** Is it for the person here to decide, now? */
  get mine(): boolean {
    return !this.waits && (this.position?.legal.length ?? 0) > 0;
  }
  /** What may be done; nothing while the line is cut. */
  readonly legal: A[] = $derived.by(() => (this.mine && !this.lost ? (this.position?.legal ?? []) : []));
  /** May the last decision be taken back? Also when the turn has passed on with it, as long as nobody else decided. */
  get canUndo(): boolean {
    return !this.past && !this.moving && !this.lost && (this.position?.can_undo ?? false);
  }

  // Asking -------------------------------------------------------------------------------------------------------

  async act(act: A): Promise<void> {
    this.refusal = "";
    await this.#ask({ type: "act", n: this.#now(), act });
  }
  async undo(): Promise<void> {
    await this.#ask({ type: "undo", n: this.#now() });
  }
  async preview(act: A): Promise<PreviewOf<V, E>> {
    if (!this.#line) throw new Refusal(0, NO_LINE);
    const asked: Asked = { type: "preview", n: this.#now(), act };
    return (await this.#line.ask(asked)) as Previewed as PreviewOf<V, E>;
  }
  async hint(): Promise<void> {
    this.thinking = true;
    const told = await this.#ask({ type: "hint", n: this.#now() });
    this.thinking = false;
    if (told?.type === "hinted" && told.n === this.#now()) this.hinted = told as HintedOf<A>;
  }
  /** What follows has no answer of its own: everybody at the table is told. False: it could not be said. */
  async chat(text: string): Promise<boolean> {
    return (await this.#ask({ type: "chat", text })) !== null;
  }
  react(reaction: Reaction): void {
    void this.#ask({ type: "react", reaction });
  }
  vote(on: "abandon" | "standin", yes: boolean, seat: number | null = null): void {
    void this.#ask({ type: "vote", on, yes, seat });
  }
  /** Take my seats back from the bots that stood in. */
  comeBack(): void {
    void this.#ask({ type: "return" });
  }
  retry(): void {
    this.#line?.retry();
  }

  /** Look at the table as it was after an entry of the log. */
  async look(n: number): Promise<void> {
    if (n === this.position?.n) return this.present();
    try {
      this.past = await this.#moment(n);
      this.choice.clear();
    } catch (trouble) {
      this.refuse(trouble);
    }
  }
  async #moment(n: number): Promise<Past<V>> {
    const moment = await get<Moment>(`/api/tables/${this.info.id}/at/${n}?seat=${this.position?.viewer ?? -1}`);
    return { n: moment.n, view: moment.view as V };
  }
  /** What one did in a turn is shown once more, move by move; then the present is back. */
  async again(turn: Turn): Promise<void> {
    if (this.waits) return;
    const entries = this.story.until(turn.to).filter((entry) => entry.n >= turn.from);
    try {
      const moments = await Promise.all([turn.from - 1, ...entries.map((entry) => entry.n)].map((n) => this.#moment(n)));
      this.choice.clear();
      await this.#screen.again(moments, entries);
    } catch (trouble) {
      this.refuse(trouble);
    }
  }
  /** Back to the table as it is. */
  present(): void {
    this.past = null;
  }
  /** Pass-and-play: the next player is there. */
  uncover(): void {
    this.covered = false;
  }

  /** Say for a few seconds why something cannot be: by a refusal, or in words. */
  refuse(trouble: unknown): void {
    if (trouble instanceof Refusal) this.refusal = this.words.refuse(trouble.problem, this.names);
    else if (typeof trouble === "string") this.refusal = trouble;
    else throw trouble;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.refusal = ""), REFUSAL_SHOWN);
  }

  #now(): number {
    return this.position?.n ?? 0;
  }

  async #ask(asked: Asked): Promise<AnyMessage | null> {
    if (!this.#line) return null;
    return this.#line.ask(asked).catch((trouble: unknown) => {
      this.refuse(trouble);
      return null;
    });
  }

  // Hearing ------------------------------------------------------------------------------------------------------

  /** The number of the newest entry heard, shown or not yet. */
  get heard(): number {
    return this.#screen.heard;
  }

  hear(message: AnyMessage): void {
    if (message.type === "position" || message.type === "pong") this.#arrived = true;
    if (message.type === "position") this.show(message);
    else if (message.type === "table") this.info = message.table;
    else if (message.type === "said") this.#hearSaid(message);
  }

  /** Show a position, after the motion that leads there. */
  show(position: Position): void {
    this.#screen.add(position as PositionOf<V, A, E>);
  }

  /** Called by the screening when another position stands on the screen. */
  changed(before: PositionOf<V, A, E> | null, now: PositionOf<V, A, E>): void {
    this.clocks.set(now.clocks);
    if (before && before.n === now.n && same(before.legal, now.legal)) return;
    this.choice.reset();
    this.hinted = null;
    this.refusal = "";
    const passed = !before || before.viewer !== now.viewer;
    if (passed && now.viewer >= 0 && !now.over && this.shared) this.covered = true;
  }

  /** Pass-and-play: several of the seats are of this device. */
  get shared(): boolean {
    return this.info.seats.filter((seat) => seat.yours).length > 1;
  }

  #hearSaid(line: Said): void {
    // Told again when its speaker's seat has another number.
    const known = this.said.some((each) => each.id === line.id);
    this.said = known ? this.said.map((each) => (each.id === line.id ? line : each)) : [...this.said, line];
    if (known || !this.#arrived) return;
    this.heardSaid = line;
    if (line.reaction && line.seat >= 0) this.#feel(line.seat, line.reaction);
  }

  #feel(seat: number, reaction: Reaction): void {
    const shown = new Map(this.felt).set(seat, reaction);
    this.felt = shown;
    setTimeout(() => {
      if (this.felt.get(seat) === reaction) this.felt = new Map([...this.felt].filter(([other]) => other !== seat));
    }, REACTION_SHOWN);
  }
}

const NO_OUTCOME: Outcome = { scores: [], breakdown: {}, ranks: [], ending: "", tie_breaks: {}, unsettled: [] };
const NO_LINE: Problem = { key: "web-line-cut", text: "There is no line.", game: "", details: {} };
