/** What a review says of decisions and luck, as things to list, to mark on the curve, or to tell at the ending. */
import type { Decision, Review, ReviewInfo } from "../../wire/protocol";
import { decimal } from "../../words/numbers";

/** Decisions and strokes of luck marked on the curve, and how much luck must have moved. */
const DEAREST = 6;
const STROKES = 4;
const STROKE = 0.05;
/** Luck below this is not listed. */
const LEAST = 0.005;

/** Something to press in the list, or to see on the curve: it leads to its moment. */
export interface Marked {
  n: number;
  seat: number;
  /** A symbol: best, inaccuracy, mistake, blunder, lucky, unlucky. */
  icon: string;
  points: number;
  decision: Decision | null;
}

/** What such a loss is called; nothing where it is small. */
export function degreeOf(info: ReviewInfo | null, loss: number): string {
  const degrees = Object.entries(info?.degrees ?? {}).sort(([, one], [, other]) => other - one);
  return degrees.find(([, least]) => loss >= least)?.[0] ?? "";
}

/** Decisions of one seat, or of all, the dearest first. */
export function decisionsOf(info: ReviewInfo | null, seat: number | null): Marked[] {
  const wanted = (info?.review?.decisions ?? []).filter((each) => seat === null || each.seat === seat);
  const marked = wanted.map((decision) => ({ n: decision.n, seat: decision.seat, icon: degreeOf(info, decision.loss) || "best", points: -decision.loss, decision }));
  return marked.sort((one, other) => one.points - other.points || one.n - other.n);
}

/** What luck gave a seat, the greatest first. */
export function strokesOf(review: Review | null, seat: number): Marked[] {
  const given = (review?.luck ?? []).map(({ n, seats }) => stroke(n + 1, seat, seats[seat] ?? 0));
  return given.filter(({ points }) => Math.abs(points) >= LEAST).sort(greater);
}

/** What turned the game: the dearest decisions that have a name, and the greatest luck. */
export function turningOf(info: ReviewInfo | null): Marked[] {
  const seats = info?.review?.seats ?? [];
  const lucky = seats.flatMap((_, seat) => strokesOf(info?.review ?? null, seat)).filter(({ points }) => Math.abs(points) >= STROKE);
  const greatest = lucky.sort(greater).filter(({ n }, place, all) => all.findIndex((each) => each.n === n) === place);
  return [...decisionsOf(info, null).filter(({ points }) => degreeOf(info, -points)).slice(0, DEAREST), ...greatest.slice(0, STROKES)];
}

/** The one that turned it most; none in a game that no single move turned. */
export function turningPoint(info: ReviewInfo | null): Marked | null {
  return turningOf(info).sort(greater)[0] ?? null;
}

/** A share of a win in points of a hundred: "+7.2", "−0.4"; in the language's own writing. */
export function points(share: number, language: string, signed = true): string {
  return decimal(Math.round(share * 1000) / 10, language, signed);
}

const greater = (one: Marked, other: Marked): number => Math.abs(other.points) - Math.abs(one.points);
const stroke = (n: number, seat: number, points: number): Marked => ({ n, seat, points, icon: points > 0 ? "lucky" : "unlucky", decision: null });
