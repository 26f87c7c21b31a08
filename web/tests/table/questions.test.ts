/** Many acts asked about in short steps. */
import { expect, test } from "vitest";
import { question } from "../../src/table/ask/questions";
import type { AnyAct } from "../../src/wire/shapes";

interface Play extends AnyAct {
  card?: string;
  cells?: string[];
}
const acts: Play[] = [
  { type: "throw", card: "bar", cells: ["A1"] },
  { type: "throw", card: "bar", cells: ["B1"] },
  { type: "end" },
];

test("first the kind, then the first field in which they differ", () => {
  const first = question(acts);
  expect(first?.field).toBe("type");
  expect(first?.answers.map(({ value, acts: left }) => [value, left.length])).toEqual([["throw", 2], ["end", 1]]);
  const next = question(first?.answers[0]?.acts ?? []);
  expect([next?.field, next?.answers.map(({ value }) => value)]).toEqual(["cells", [["A1"], ["B1"]]]);
});

test("one act, or none, is no question", () => {
  expect(question(acts.slice(2))).toBeNull();
  expect(question([])).toBeNull();
});
