/** What follows the sentence about a staged act. */
import { expect, test } from "vitest";
import { tail } from "../../src/table/ask/tail";
import { laidAny } from "../laid";

test("why a point is not settled is told where there is room, that it is not always", async () => {
  const { table } = await laidAny("regalitos", "energy");
  const told = (short: boolean) => tail(table, { unsettled: { leftovers: [-2, 0] }, ends: true }, short);
  const why = "a point less for every two units not used by the end";
  expect(told(false)).toBe(`Paper and energy left −2 as it stands: ${why}. Then your turn ends.`);
  expect(told(true)).toBe("Paper and energy left −2 as it stands. Then your turn ends.");
});
