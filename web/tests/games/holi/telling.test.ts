/** Holi: what of an act is worth a line. */
import { expect, test } from "vitest";
import { room } from "../../../src/games/holi/room";
import type { Event } from "../../../src/wire/holi";

const landed = (fell: number): Event => ({ type: "landed", seat: 0, floor: "ground", cell: "B2", fell });
const threw: Event = { type: "threw", seat: 0, card: "bar", floor: "middle", cells: ["B2", "C2"] };
const told = (...events: Event[]) => room.notable?.(events).map(({ type }) => type);

test("a throw has said where its powder stays, and not where it falls", () => {
  expect(told(threw, landed(0), landed(1))).toEqual(["threw", "landed"]);
});
test("the token of a warm-up is told, for nothing else tells of it", () => {
  expect(told(landed(0))).toEqual(["landed"]);
});
