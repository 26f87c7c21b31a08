/** A table as its host plans it: seats, options, pace. The recommended is chosen until somebody chooses otherwise. */
import { post } from "../../wire/http";
import type { GameInfo, NewTable, TableInfo } from "../../wire/protocol";
import { same } from "../../wire/shapes";
import { say } from "../../words/library.svelte";
import { session } from "./session.svelte";

/** "here": another person at this device; "none": the seat is not used. */
export type Sitter = "me" | "open" | GameInfo["levels"][number] | "here" | "none" | Other;
/** A bot of another package, which the host of this server allows. */
export type Other = `${typeof OTHER}${string}`;
type Pace = TableInfo["pace"];
export type PaceKind = Pace["kind"];
export type Option = GameInfo["options"][number];

export const PACES: Record<PaceKind, Pace> = {
  live: { kind: "live", bank: 600, extra: 20 },
  slow: { kind: "slow", hours: 48 },
  none: { kind: "none" },
};
const OTHER = "bot ";
const FIRST_BOT: Sitter = "easy";

/** What a table offers first: the recommended, else what the book says. */
export const recommended = (option: Option): unknown => option.suggested ?? option.default;

/** The name of another package's bot, if it is one. */
export const other = (sitter: string): string | null => (sitter.startsWith(OTHER) ? sitter.slice(OTHER.length) : null);

export class Plan {
  seats = $state<Sitter[]>([]);
  /** The names of others at this device, by seat. */
  names = $state<string[]>([]);
  options = $state<Record<string, unknown>>({});
  /** House contents by id; null: what is printed here. */
  #contents = $state<string | null>(null);
  public = $state(false);
  hints = $state(true);
  onlookers = $state(true);
  shuffle = $state(false);
  absent = $state<TableInfo["absent"]>("vote");
  #pace = $state<PaceKind | null>(null);

  constructor(readonly game: GameInfo) {
    const used = Math.max(2, game.least);
    this.seats = Array.from({ length: game.most }, (_, seat) => (seat === 0 ? "me" : seat < used ? FIRST_BOT : "none"));
    this.names = this.seats.map(() => "");
    this.options = Object.fromEntries(game.options.map((option) => [option.name, recommended(option)]));
  }

  get players(): number {
    return this.seats.filter((sitter) => sitter !== "none").length;
  }
  get open(): boolean {
    return this.seats.includes("open");
  }
  /** Among people a clock, against bots none, unless chosen. */
  get pace(): PaceKind {
    return this.#pace ?? (this.open ? "live" : "none");
  }
  set pace(kind: PaceKind) {
    this.#pace = kind;
  }
  get contents(): string | null {
    return this.#contents;
  }
  /** Bots of a level that these contents have none of give way to the strongest there are. */
  set contents(id: string | null) {
    this.#contents = id;
    const strongest = this.levels.at(-1) ?? "easy";
    this.seats = this.seats.map((sitter) => (this.game.levels.some((level) => level === sitter) && !this.levels.some((level) => level === sitter) ? strongest : sitter));
  }
  get levels(): GameInfo["levels"] {
    return this.game.contents.find(({ id }) => id === this.#contents)?.levels ?? this.game.levels;
  }
  /** How many options the host chose otherwise than recommended. */
  get changed(): number {
    return this.game.options.filter((option) => !same(this.options[option.name], recommended(option))).length;
  }

  /** Whoever may sit on this seat. */
  sitters(seat: number): Sitter[] {
    return ["open", ...this.levels, ...this.game.bots.map((name): Other => `${OTHER}${name}`), "here", ...(this.spare(seat) ? (["none"] as const) : [])];
  }
  /** May this seat stay empty? */
  spare(seat: number): boolean {
    return this.seats[seat] === "none" || this.players > this.game.least;
  }
  /** Make room for somebody with the link: the first bot or closed seat becomes open. */
  invite(): void {
    if (this.open) return;
    const seat = this.seats.findIndex((sitter) => sitter !== "me" && sitter !== "here");
    if (seat > 0) this.seats[seat] = "open";
  }

  /** Set the table; the host is a guest if he was nobody. */
  async lay(): Promise<TableInfo> {
    await session.ensure();
    return post<TableInfo>("/api/tables", this.body);
  }

  get body(): NewTable {
    const seats = this.seats.flatMap((sitter, seat): NewTable["seats"] => {
      if (sitter === "none") return [];
      if (sitter === "open") return [{ kind: "open" }];
      if (sitter === "me") return [{ kind: "me", name: null }];
      if (sitter === "here") return [{ kind: "me", name: this.names[seat]?.trim() || say("seat", { number: seat + 1 }) }];
      return [{ kind: "bot", level: other(sitter) ?? sitter }];
    });
    return {
      game: this.game.id,
      seats,
      options: $state.snapshot(this.options),
      contents: this.contents,
      public: this.public && this.open,
      onlookers: this.onlookers,
      hints: this.hints,
      pace: PACES[this.pace],
      absent: this.absent,
      shuffle_seats: this.shuffle,
      // Whoever waits for others is asked when they are there.
      ready: !this.open,
    };
  }
}
