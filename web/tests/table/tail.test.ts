/** What follows the sentence about a staged act. */
import { expect, test } from "vitest";
import { brought, tail } from "../../src/table/ask/tail";
import { laidAny } from "../laid";

test("why a point is not settled is told where there is room, that it is not always", async () => {
  const { table } = await laidAny("regalitos", "energy");
  const told = (short: boolean) => tail(table, { act: { type: "give" }, preview: { unsettled: { leftovers: [-2, 0] }, ends: true, view: null } }, short);
  const why = "a point less for every two units not used by the end";
  expect(told(false)).toBe(`Paper, energy left −2 as it stands: ${why}. Then your turn ends.`);
  expect(told(true)).toBe("Paper, energy left −2 as it stands. Then your turn ends.");
});
test("that the turn ends is not said where the game does, nor of the act that ends it", async () => {
  const { table } = await laidAny("regalitos", "energy");
  const told = (seat: number, type = "give") => tail(table, { act: { type }, preview: { unsettled: {}, ends: true, view: { ...table.view, seat } } }, false);
  expect(told(1)).toBe("Then your turn ends.");
  expect(told(-1)).toBe("");
  expect(told(1, "end")).toBe("");
});
test("what an act brings is told where there are points", async () => {
  const [scored, raced] = [await laidAny("regalitos", "energy"), await laidAny("quissama", "found")];
  expect(brought(scored.table, { gain: [2, 0] })).toBe("+2");
  expect(brought(scored.table, null)).toBe("");
  expect(brought(raced.table, { gain: [1, 0] })).toBe("");
});
