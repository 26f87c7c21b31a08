/** Quissama: where capoeiras stand in the Senzala. */
import { expect, test } from "vitest";
import { standing, TALL, TALLER, WIDE } from "../../../src/games/quissama/logic/names";

test("however many wait in the Senzala, they stand within its walls, beside its name, each to be seen", () => {
  for (const { senzala } of [WIDE, TALL]) {
    for (let count = 0; count <= 32; count++) {
      const { size, places } = standing(senzala, count);
      expect(places).toHaveLength(count);
      for (const { x, y } of places) {
        expect(Math.min(x - senzala.left, y)).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(senzala.width);
        expect(y + size * TALLER).toBeLessThanOrEqual(senzala.height);
      }
      for (const [place, { x, y }] of places.entries()) {
        const before = places[place - 1];
        if (before?.y === y) expect(x - before.x).toBeGreaterThanOrEqual(0.59 * size);
      }
    }
  }
});
test("few are drawn larger than many", () => {
  expect(standing(WIDE.senzala, 14).size).toBeGreaterThan(standing(WIDE.senzala, 15).size);
});
