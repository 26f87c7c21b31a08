/** Contents wider than the installed ones: an object with numbers of its own, two equal toys on a wish. */
import { expect, test } from "vitest";
import { face, needs, sortOf, worth } from "../../src/games/regalitos/logic/names";
import { picks } from "../../src/games/regalitos/logic/spots";
import { missing } from "../../src/games/santakaos/logic/names";
import type { View } from "../../src/wire/santakaos";
import { print } from "../../src/wire/printed.svelte";
import told from "../editions.json";

const { regalitos, santakaos } = told;
const OWN = { paper: 5, energy: 4, points: 9 };

test("an object's own numbers are shown, and acts name it by the first card like it", () => {
  const own = new Set(["coat", "tent"]);
  print("regalitos", { ...regalitos.content, objects: regalitos.content.objects.map((row) => (own.has(row.name) ? { ...row, ...OWN } : row)) });
  expect([needs("tent"), face("tent").corner, worth("tent", true)]).toEqual([OWN, "5", 9 + regalitos.content.points.decorated]);
  expect(needs("socks")).toEqual({ paper: 1, energy: 1, points: 2 });
  expect([sortOf("tent"), sortOf("wheelbarrow")]).toEqual([{ colour: "green", size: "large", card: "coat" }, { colour: "green", size: "large" }]);
  const usual = { type: "pick-present", colour: "green", size: "large" } as const;
  expect([picks("tent", false)(usual), picks("wheelbarrow", false)(usual), picks("tent", false)({ ...usual, card: "coat" })]).toEqual([false, true, true]);
});

test("of two equal toys the second is missing where there is one", () => {
  print("santakaos", { ...santakaos.content, wishes: [{ name: "two", toys: ["ball", "ball"], points: 4 }] });
  const having = (ball: number) => missing({ seats: [{ toys: { ball } }] } as unknown as View, 0, "two");
  expect([having(0), having(1), having(2), having(3)]).toEqual([[0, 1], [1], [], []]);
});
