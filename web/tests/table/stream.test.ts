/** Log and chat in one stream. */
import { describe, expect, test } from "vitest";
import { stream, underName } from "../../src/table/side/stream";
import type { StoryLine } from "../../src/table/state/story.svelte";
import { turns } from "../../src/table/state/turns";
import type { Said } from "../../src/wire/protocol";

const line = (n: number, by: number, more: Partial<StoryLine> = {}): StoryLine => ({ n, at: n * 10, seat: by, by, text: `move ${n}`, heading: false, undone: false, last: false, ...more });
const said = (at: number): Said => ({ type: "said", ref: 0, id: at, seat: 1, name: "Bento", text: `said at ${at}`, at, reaction: null });
const told = (lines: StoryLine[], ...talk: Said[]) =>
  stream(turns(lines), talk).map(({ turn, rows }) => [turn?.by ?? null, ...rows.map((row) => row.lines?.map(({ text }) => text).join(" + ") ?? row.said?.text)]);

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

describe("the lines of one act", () => {
  test("stand together as far as they tell of one seat", () => {
    const other = line(1, 0, { seat: 1, text: "of another" });
    expect(told([line(1, 0), line(1, 0), other, line(2, 0)])).toEqual([[0, "move 1 + move 1", "of another", "move 2"]]);
  });
  test("do not repeat the name they stand under", () => {
    expect(underName("Ana threw Fork.", "Ana")).toEqual(["Ana ", "threw Fork."]);
    expect(underName("Anabela threw Fork.", "Ana")).toEqual(["", "Anabela threw Fork."]);
    expect(underName("A token of Ana fell.", "Ana")).toEqual(["", "A token of Ana fell."]);
  });
});
