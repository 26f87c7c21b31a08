import { expect, test } from "vitest";
import { boxIn, onPage, shareOf } from "../../src/table/motion/motion";

test("a ring never reaches beyond the page, so that the page does not grow wider", () => {
  expect(onPage(300, 60, 390)).toEqual({ x: 300, width: 60 });
  expect(onPage(360, 49, 390)).toEqual({ x: 360, width: 30 });
  expect(onPage(-20, 50, 390)).toEqual({ x: 0, width: 30 });
  expect(onPage(400, 50, 390)).toBeNull();
  expect(onPage(-60, 50, 390)).toBeNull();
});
test("what lies in an area goes with it and grows with it", () => {
  const share = shareOf({ x: 30, y: 20, width: 10, height: 20 }, { x: 10, y: 10, width: 100, height: 100 });
  expect(boxIn(share, { x: 0, y: 50, width: 200, height: 50 })).toEqual({ x: 40, y: 55, width: 20, height: 10 });
});
