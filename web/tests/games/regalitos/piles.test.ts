import { expect, test } from "vitest";
import { piled } from "../../../src/games/regalitos/logic/piles";

test("a few cards lie one by one, of many those alike lie together", () => {
  const few = ["soup", "soup", "lamb"];
  expect(piled(few)).toEqual([{ name: "soup", count: 1 }, { name: "soup", count: 1 }, { name: "lamb", count: 1 }]);
  const many = [...few, ...few, ...few];
  expect(piled(many)).toEqual([{ name: "soup", count: 6 }, { name: "lamb", count: 3 }]);
});
