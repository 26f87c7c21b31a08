/** What a review says, as things to list, to mark and to tell. */
import { expect, test } from "vitest";
import { decisionsOf, degreeOf, points, strokesOf, turningOf, turningPoint } from "../../src/table/review/marks";
import type { Decision, Review, ReviewInfo } from "../../src/wire/protocol";

const decision = (n: number, seat: number, loss: number): Decision => ({ n, seat, turn: n, act: { type: "end" }, best: { type: "climb" }, loss, low: loss / 2, high: loss * 2, effect: [] });
const account = { result: 0, start: 0, luck: 0, own: 0, others: 0, rest: 0 };
const review = { seats: [account, account], decisions: [decision(3, 0, 0.07), decision(8, 1, 0.01), decision(5, 0, 0.12)], luck: [{ n: 4, seats: [0.2, -0.2] }, { n: 9, seats: [0.001, -0.001] }] } as unknown as Review;
const info: ReviewInfo = { state: "done", done: 10, steps: 10, degrees: { blunder: 0.1, mistake: 0.05, inaccuracy: 0.02 }, review };

test("a loss is called by the worst name it earns", () => {
  expect([0.12, 0.07, 0.02, 0.01].map((loss) => degreeOf(info, loss))).toEqual(["blunder", "mistake", "inaccuracy", ""]);
});
test("decisions are listed the dearest first, of one seat or of all", () => {
  expect(decisionsOf(info, 0).map(({ n, icon }) => [n, icon])).toEqual([[5, "blunder"], [3, "mistake"]]);
  expect(decisionsOf(info, null).at(-1)).toMatchObject({ n: 8, icon: "best" });
});
test("luck is listed where it moved something", () => {
  expect(strokesOf(review, 1)).toEqual([{ n: 5, seat: 1, points: -0.2, icon: "unlucky", decision: null }]);
});
test("a game is turned by named decisions and great luck, once a move; most of all by the greatest", () => {
  expect(turningOf(info).map(({ n, icon }) => [n, icon])).toEqual([[5, "blunder"], [3, "mistake"], [5, "lucky"]]);
  expect(turningPoint(info)).toMatchObject({ n: 5, icon: "lucky", points: 0.2 });
  expect(turningPoint({ ...info, review: null })).toBeNull();
});
test("shares are told in points of a hundred", () => {
  expect([points(0.072, "en"), points(-0.004, "en"), points(0, "en"), points(0.5, "pt", false)]).toEqual(["+7.2", "−0.4", "0.0", "50,0"]);
});
