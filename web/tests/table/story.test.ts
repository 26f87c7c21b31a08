/** The log: which lines there are, of whom, and under which heading. */
import { beforeEach, describe, expect, test } from "vitest";
import { Story, type Teller } from "../../src/table/state/story.svelte";
import { lastOfEach, turns } from "../../src/table/state/turns";
import type { EntryOf } from "../../src/wire/shapes";
import { Words } from "../../src/words/speech";

interface Happened {
  type: string;
  seat: number;
  card?: string | null;
}
const WORDS = `
event-drew = { $seat } drew { $card }.
event-drew-unseen = { $seat } drew a card.
event-threw = { $seat } threw.
event-began = It is { $seat }'s turn.
web-took-back = { $seat } took it back.
turn-of = { $seat }
`;

class Reader implements Teller<Happened> {
  words = new Words("en", [WORDS]);
  names = ["Ana", "Bento"];
  viewer = 0;
  shared = false;
  room: Teller<Happened>["room"] = {};
}

const entry = (n: number, seat: number, ...events: Happened[]): EntryOf<Happened> => ({ n, seat, at: 0, undo: false, events });
const undo = (n: number, seat: number): EntryOf<Happened> => ({ n, seat, at: 0, undo: true, events: [] });
const threw = (seat: number): Happened => ({ type: "threw", seat });
const began = (seat: number): Happened => ({ type: "began", seat });

let reader: Reader;
let story: Story<Happened>;
beforeEach(() => {
  reader = new Reader();
  story = new Story<Happened>(reader);
});
const texts = (): string[] => story.lines.map(({ text }) => text);

test("entries that are known already are not taken in again", () => {
  story.add([entry(1, 0, threw(0))]);
  expect(story.add([entry(1, 0, threw(0)), entry(2, 1, threw(1))]).map(({ n }) => n)).toEqual([2]);
  expect(texts()).toEqual(["Ana threw.", "Bento threw."]);
});

describe("taking back", () => {
  beforeEach(() => void story.add([entry(1, 0, threw(0)), entry(2, 1, threw(1)), undo(3, 1), undo(4, 0)]));

  test("strikes out the last decision that stood, each its own", () => {
    expect(story.lines.map(({ n, undone }) => [n, undone])).toEqual([[1, true], [2, true], [3, false], [4, false]]);
    expect(texts()[3]).toBe("Ana took it back.");
    expect(story.last).toBeNull();
  });
  test("is no part of what led to the table that is shown", () => {
    story.add([entry(5, 0, threw(0)), entry(6, 1, threw(1))]);
    expect(story.until(5).map(({ n }) => n)).toEqual([5]);
    expect(story.last?.n).toBe(6);
    expect(story.lines.filter(({ last }) => last).map(({ n }) => n)).toEqual([6]);
  });
});

describe("turns", () => {
  const told = () => turns(story.lines).map(({ by, from, to, heading, lines }) => [by, from, to, heading, lines.length]);
  beforeEach(() => void story.add([entry(1, 0, threw(0)), entry(2, 1, threw(1)), entry(3, 1, threw(1), threw(0)), entry(4, 0, threw(0))]));

  test("gather what one decided in a row", () => {
    expect(told()).toEqual([[0, 1, 1, "", 1], [1, 2, 3, "", 3], [0, 4, 4, "", 1]]);
    expect(lastOfEach(turns(story.lines)).map(({ from }) => from)).toEqual([2, 4]);
  });
  test("tell of others too, each under the mark of whose doing it was", () => {
    expect(story.lines.map(({ by, seat }) => [by, seat])).toEqual([[0, 0], [1, 1], [1, 1], [1, 0], [0, 0]]);
  });
  test("stand under the round that began", () => {
    reader.room = { heading: ({ n }) => (n === 2 ? { key: "turn-of", details: { seat: 1 } } : null) };
    expect(told()).toEqual([[0, 1, 1, "", 1], [1, 2, 2, "", 1], [1, 3, 3, "Bento", 2], [0, 4, 4, "", 1]]);
  });
});

describe("headings", () => {
  beforeEach(() => {
    reader.room = {
      notable: (events) => events.filter(({ type }) => type !== "began"),
      heading: ({ events }) => {
        const next = events.find(({ type }) => type === "began");
        return next ? { key: "turn-of", details: { seat: next.seat } } : null;
      },
    };
  });

  test("stand after the entry with which a turn began", () => {
    story.add([entry(1, 0, threw(0), began(1)), entry(2, 1, threw(1))]);
    expect(story.lines.map(({ text, heading }) => [text, heading])).toEqual([["Ana threw.", false], ["Bento", true], ["Bento threw.", false]]);
  });
  test("with nothing between them only the last stands", () => {
    story.add([entry(1, 0, began(0)), entry(2, 0, began(1)), entry(3, 1, threw(1))]);
    expect(texts()).toEqual(["Bento", "Bento threw."]);
  });
  test("go with the entry that was taken back", () => {
    story.add([entry(1, 0, threw(0), began(1)), undo(2, 0)]);
    expect(texts()).toEqual(["Ana threw.", "Ana took it back."]);
  });
});

test("at one device a secret is told only while its owner looks", () => {
  story.add([entry(1, 0, { type: "drew", seat: 0, card: "fork" })]);
  reader.shared = true;
  expect(texts()).toEqual(["Ana drew fork."]);
  reader.viewer = 1;
  story.add([entry(2, 0, { type: "drew", seat: 0, card: "bar" })]);
  expect(texts()).toEqual(["Ana drew a card.", "Ana drew a card."]);
});
