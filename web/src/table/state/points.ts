/** Points while a game goes on: what is made, and apart from it what stands so for now and may still be lost. */
import type { Outcome } from "../../wire/protocol";

/** The sources that are settled, or those that are not yet, with everybody's points. */
export function sources(outcome: Outcome, settled: boolean): [string, number[]][] {
  return Object.entries(outcome.breakdown).filter(([source]) => settled !== (outcome.unsettled ?? []).includes(source));
}

/** What a seat would get besides its points made, if things stayed as they are. */
export function apart(outcome: Outcome, seat: number): number {
  return sources(outcome, false).reduce((sum, [, points]) => sum + (points[seat] ?? 0), 0);
}

/** What a seat has made: at the end, its score. */
export const made = (outcome: Outcome, seat: number): number => (outcome.scores[seat] ?? 0) - apart(outcome, seat);

/** Points as they are printed: with a minus, not a hyphen. */
export const figure = (points: number): string => String(points).replace("-", "−");

/** "+3", "−3", and nothing for nothing. */
export const signed = (gain: number): string => (gain ? `${gain > 0 ? "+" : "−"}${Math.abs(gain)}` : "");
