/** Log and chat in one stream. */
import { describe, expect, test } from "vitest";
import { stream } from "../../src/table/side/stream";
import type { StoryLine } from "../../src/table/state/story.svelte";
import { turns } from "../../src/table/state/turns";
import type { Said } from "../../src/wire/protocol";

const line = (n: number, by: number, more: Partial<StoryLine> = {}): StoryLine => ({ n, at: n * 10, seat: by, by, text: `move ${n}`, heading: false, undone: false, last: false, ...more });
const said = (at: number): Said => ({ type: "said", ref: 0, id: at, seat: 1, name: "Bento", text: `said at ${at}`, at, reaction: null });
const told = (lines: StoryLine[], ...talk: Said[]) =>
  stream(turns(lines), talk).map(({ turn, rows }) => [turn?.by ?? null, ...rows.map((row) => row.line?.text ?? row.said?.text)]);

describe("what was said", () => {
  test("stands in the turn in which it was said, after the move it follows", () => {
    expect(told([line(1, 0), line(2, 0), line(3, 1)], said(15), said(35))).toEqual([
      [0, "move 1", "said at 15", "move 2"],
      [1, "move 3", "said at 35"],
    ]);
  });
  test("in the instant of a move comes after it", () => {
    expect(told([line(1, 0)], said(10))).toEqual([[0, "move 1", "said at 10"]]);
  });
  test("before the game stands before everything", () => {
    expect(told([line(1, 0)], said(3))).toEqual([
      [null, "said at 3"],
      [0, "move 1"],
    ]);
    expect(told([], said(3))).toEqual([[null, "said at 3"]]);
  });
  test("under the heading of a round that has begun and has no move yet", () => {
    expect(told([line(1, 0), line(1, 0, { heading: true, text: "Round 2" })], said(12))).toEqual([[0, "move 1"], [-1, "said at 12"]]);
  });
});
