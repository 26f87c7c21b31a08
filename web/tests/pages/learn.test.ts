/** A lesson as a table's line. */
import { beforeEach, expect, test } from "vitest";
import { lessonOf, type Lesson } from "../../src/games/lessons";
import { LessonLine } from "../../src/pages/learn/line.svelte";
import { Refusal } from "../../src/wire/http";
import type { Position } from "../../src/wire/protocol";

let lesson: Lesson;
let shown: Position[];
let line: LessonLine;
beforeEach(async () => {
  lesson = (await lessonOf("holi")) as Lesson;
  shown = [];
  line = new LessonLine(lesson, (position) => void shown.push(position));
  line.begin();
});

test("a step to read offers nothing, one to do offers what is legal", () => {
  expect([line.step?.key, shown.at(-1)?.legal]).toEqual(["goal", []]);
  line.next();
  expect(line.step?.key).toBe("start");
  expect(shown.at(-1)?.legal).toHaveLength(4);
});
test("the wanted act goes on, through what the other does", async () => {
  line.next();
  const before = shown.length;
  await line.ask({ type: "act", n: 0, act: { type: "start", cell: "A1" } as { type: string } });
  expect(line.step?.key).toBe("throw");
  expect(shown.slice(before).map(({ n }) => n)).toEqual([1, 2]);
});
test("another act is refused, and its preview told only where it was worked out", async () => {
  line.next();
  const other = { type: "start", cell: "F6" } as { type: string };
  await expect(line.ask({ type: "act", n: 0, act: other })).rejects.toBeInstanceOf(Refusal);
  expect(line.step?.key).toBe("start");
  await expect(line.ask({ type: "preview", n: 0, act: other })).resolves.toMatchObject({ type: "previewed" });
  await expect(line.ask({ type: "preview", n: 0, act: { type: "climb" } })).rejects.toBeInstanceOf(Refusal);
});
test("one can step back, and at the end it is over", () => {
  line.next();
  line.back();
  expect(line.place).toBe(0);
  line.back();
  expect(line.place).toBe(0);
  for (const _ of lesson.steps) line.next();
  expect([line.over, line.step]).toEqual([true, null]);
});
