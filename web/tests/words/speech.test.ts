/** Sentences: names for seats, words for ids, lists as people write them. */
import { describe, expect, test } from "vitest";
import { Words } from "../../src/words/speech";

const words = new Words("en", [
  `
list = { $rest } and { $last }
seat = Player { $number }
card-fork = the fork
event-hit = { $seat } hits { $target } with { $card }.
event-drew = { $seat } drew { $cards }.
event-drew-unseen = { $seat } drew.
no-room = There is no room: { $why }
full = all is full
answer-yes = Yes
answer-no = No
`,
]);
const NAMES = ["Ana", "Bento"];

describe("a sentence", () => {
  test("has names for seats and words for ids", () => {
    expect(words.tell({ type: "hit", seat: 1, target: 0, card: "fork" } as { type: string }, NAMES)).toBe("Bento hits Ana with the fork.");
    expect(words.tell({ type: "hit", seat: 2, target: 0, card: "new" } as { type: string }, NAMES)).toBe("Player 3 hits Ana with new.");
  });
  test("of what the reader may not see is told without it", () => {
    expect(words.tell({ type: "drew", seat: 0, cards: [] } as { type: string }, NAMES)).toBe("Ana drew.");
    expect(words.tell({ type: "drew", seat: 0, cards: ["fork"] } as { type: string }, NAMES, "event-", true)).toBe("Ana drew.");
  });
  test("counts what is there more than once", () => {
    expect(words.tell({ type: "drew", seat: 0, cards: ["fork", "bar", "fork"] } as { type: string }, NAMES)).toBe("Ana drew the fork (×2) and bar.");
  });
});

test("a reason inside a reason is a sentence of its own", () => {
  const inner = { key: "full", text: "", game: "", details: {} };
  expect(words.refuse({ key: "no-room", text: "", game: "", details: { why: inner } })).toBe("There is no room: all is full");
  expect(words.refuse({ key: "unknown", text: "As the server says it.", game: "", details: {} })).toBe("As the server says it.");
});
test("a label says yes and no", () => {
  expect([words.label("public", true), words.label("public", false), words.label("card", "fork")]).toEqual(["Yes", "No", "the fork"]);
});
test("a list ends as the language says", () => {
  expect([words.join([]), words.join(["A1"]), words.join(["A1", "B1", "C1"])]).toEqual(["", "A1", "A1, B1 and C1"]);
});
