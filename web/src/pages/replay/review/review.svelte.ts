/** A review of a finished game: how far it is, then what it says of any moment. */
import { get, post } from "../../../wire/http";
import type { Decision, Luck, Review, ReviewInfo } from "../../../wire/protocol";
import { session } from "../../common/session.svelte";
import type { Replay } from "../replay.svelte";

/** Milliseconds between two questions how far it is. */
const PAUSE = 800;
/** Decisions and strokes of luck marked on the curve, and how much luck must have moved. */
const DEAREST = 6;
const STROKES = 4;
const STROKE = 0.05;

/** Something to press in the list, or to see on the curve: it leads to its moment. */
export interface Marked {
  n: number;
  seat: number;
  /** A symbol: best, inaccuracy, mistake, blunder, lucky, unlucky. */
  icon: string;
  points: number;
  decision: Decision | null;
}

export class Reviewed {
  info = $state.raw<ReviewInfo | null>(null);
  /** The seat whose decisions are told, and whose eyes the board is seen with. */
  seat = $state(0);
  #closed = false;

  constructor(
    readonly id: string,
    readonly replay: Replay,
  ) {}

  get review(): Review | null {
    return this.info?.review ?? null;
  }

  /** Ask how far it is, and go on asking while it is worked out. */
  async follow(): Promise<void> {
    this.info = await get<ReviewInfo>(this.#address);
    while (this.info.state === "working" && !this.#closed) {
      await new Promise((done) => setTimeout(done, PAUSE));
      this.info = await get<ReviewInfo>(this.#address);
    }
  }
  async start(): Promise<void> {
    await session.ensure();
    this.info = await post<ReviewInfo>(this.#address);
    await this.follow();
  }
  close(): void {
    this.#closed = true;
    this.replay.close();
  }
  get #address(): string {
    return `/api/records/${this.id}/review`;
  }

  /** Show a moment, with the eyes of whose decision it was. */
  async look({ n, seat }: { n: number; seat: number }): Promise<void> {
    this.replay.playing = false;
    await this.replay.go(n);
    if (this.replay.viewer !== seat) await this.replay.see(seat);
  }
  async choose(seat: number): Promise<void> {
    this.seat = seat;
    await this.replay.see(seat);
  }

  degree(loss: number): string {
    const degrees = Object.entries(this.info?.degrees ?? {}).sort(([, one], [, other]) => other - one);
    return degrees.find(([, least]) => loss >= least)?.[0] ?? "";
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
    const wanted = (this.review?.decisions ?? []).filter((each) => seat === null || each.seat === seat);
    return wanted.map((each) => this.#marked(each)).sort((one, other) => one.points - other.points || one.n - other.n);
  }
  /** What luck gave a seat, the greatest first. */
  strokes(seat: number): Marked[] {
    const given = (this.review?.luck ?? []).map(({ n, seats }) => stroke(n + 1, seat, seats[seat] ?? 0));
    return given.filter(({ points }) => Math.abs(points) >= 0.005).sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  }
  /** What turned the game: the dearest decisions that have a name, and the greatest luck. */
  readonly turning: Marked[] = $derived.by(() => {
    const seats = this.review?.seats ?? [];
    const lucky = seats.flatMap((_, seat) => this.strokes(seat)).filter(({ points }) => Math.abs(points) >= STROKE);
    const greatest = lucky.sort((one, other) => Math.abs(other.points) - Math.abs(one.points)).filter(({ n }, place, all) => all.findIndex((each) => each.n === n) === place);
    return [...this.decisions(null).filter(({ points }) => this.degree(-points)).slice(0, DEAREST), ...greatest.slice(0, STROKES)];
  });

  #marked(decision: Decision): Marked {
    const { n, seat, loss } = decision;
    return { n, seat, icon: this.degree(loss) || "best", points: -loss, decision };
  }
}

const stroke = (n: number, seat: number, points: number): Marked => ({ n, seat, points, icon: points > 0 ? "lucky" : "unlucky", decision: null });

/** A share of a win in points of a hundred: "+7.2", "−0.4"; in the language's own writing. */
export function points(share: number, language: string, signed = true): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: signed ? "exceptZero" : "auto" } as const;
  return new Intl.NumberFormat(language, digits).format(Math.round(share * 1000) / 10).replace("-", "−");
}
