import { expect, test } from "vitest";
import { paying, piled } from "../../../src/games/regalitos/logic/piles";

test("a few cards lie one by one, of many those alike lie together", () => {
  const few = ["soup", "soup", "lamb"];
  expect(piled(few)).toEqual([{ name: "soup", count: 1 }, { name: "soup", count: 1 }, { name: "lamb", count: 1 }]);
  const many = [...few, ...few, ...few];
  expect(piled(many)).toEqual([{ name: "soup", count: 6 }, { name: "lamb", count: 3 }]);
});
test("the cards that will pay are marked: the last of those alike, and none where more come", () => {
  const marked = (before: readonly string[], after?: readonly string[]) => piled(before).map((_, place, piles) => paying(piles, after, place));
  const few = ["soup", "soup", "lamb"];
  expect(marked(few, ["soup"])).toEqual([false, true, true]);
  expect(marked(few, [...few, "soup"])).toEqual([false, false, false]);
  expect(marked(few)).toEqual([false, false, false]);
  const many = [...few, ...few, ...few];
  expect(marked(many, many.slice(2))).toEqual([true, false]);
});
