/** A review of a finished game: how far it is, then what it says of any moment. */
import { AskedReview } from "../../../table/review/asked.svelte";
import { decisionsOf, degreeOf, strokesOf, turningOf, type Marked } from "../../../table/review/marks";
import type { Decision, Luck, Review, ReviewInfo } from "../../../wire/protocol";
import { session } from "../../common/session.svelte";
import type { Replay } from "../replay.svelte";
import { Trial } from "./trial.svelte";

/** Milliseconds between two questions how far it is. */
const PAUSE = 800;

export class Reviewed {
  /** The seat whose decisions are told, and whose eyes the board is seen with. */
  seat = $state(0);
  readonly trial: Trial;
  readonly #asked: AskedReview;

  constructor(
    readonly id: string,
    readonly replay: Replay,
  ) {
    this.#asked = new AskedReview(id, PAUSE);
    this.seat = Math.max(0, replay.viewer);
    this.trial = new Trial(this);
  }

  get info(): ReviewInfo | null {
    return this.#asked.info;
  }
  get review(): Review | null {
    return this.info?.review ?? null;
  }

  /** Ask how far it is, and go on asking while it is worked out. */
  follow(): Promise<void> {
    return this.#asked.follow();
  }
  async start(): Promise<void> {
    await session.ensure();
    await this.#asked.start();
  }
  close(): void {
    this.#asked.close();
    this.replay.close();
  }

  /** Show a moment, with the eyes of whose decision it was. */
  async look({ n, seat }: { n: number; seat: number }): Promise<void> {
    this.trial.leave();
    this.replay.playing = false;
    await this.replay.go(n);
    if (this.replay.viewer !== seat) await this.replay.see(seat);
  }
  async choose(seat: number): Promise<void> {
    this.seat = seat;
    await this.replay.see(seat);
  }

  degree(loss: number): string {
    return degreeOf(this.info, loss);
  }
  /** The decision taken at the moment shown. */
  readonly decision: Decision | null = $derived.by(() => this.review?.decisions.find(({ n }) => n === this.replay.at) ?? null);
  /** What luck gave in the move that led to the moment shown. */
  readonly luck: Luck | null = $derived.by(() => this.review?.luck.find(({ n }) => n + 1 === this.replay.at) ?? null);
  /** Everybody's chance at the moment shown, and how it changed with the last move. */
  readonly chances: { chance: number; change: number }[] = $derived.by(() => {
    const { at } = this.replay;
    const now = this.review?.chances[at] ?? [];
    return now.map((chance, seat) => ({ chance, change: chance - (this.review?.chances[at - 1]?.[seat] ?? chance) }));
  });

  /** Decisions of one seat, or of all, the dearest first. */
  decisions(seat: number | null): Marked[] {
    return decisionsOf(this.info, seat);
  }
  /** What luck gave a seat, the greatest first. */
  strokes(seat: number): Marked[] {
    return strokesOf(this.review, seat);
  }
  /** What turned the game. */
  readonly turning: Marked[] = $derived.by(() => turningOf(this.info));
}
