import { expect, test } from "vitest";
import { onPage } from "../../src/table/motion/motion";

test("a ring never reaches beyond the page, so that the page does not grow wider", () => {
  expect(onPage(300, 60, 390)).toEqual({ x: 300, width: 60 });
  expect(onPage(360, 49, 390)).toEqual({ x: 360, width: 30 });
  expect(onPage(-20, 50, 390)).toEqual({ x: 0, width: 30 });
  expect(onPage(400, 50, 390)).toBeNull();
  expect(onPage(-60, 50, 390)).toBeNull();
});
