/** Regalitos: what a press on a pile, a card or a parcel means. */
import { expect, test } from "vitest";
import { face } from "../../../src/games/regalitos/logic/names";
import { basicSpot, dishSpot, givenTo, objectSpot, paperSpot, picks, pileSpot, presentSpot } from "../../../src/games/regalitos/logic/spots";
import { takers } from "../../../src/games/regalitos/logic/tokens";
import { room } from "../../../src/games/regalitos/room";
import type { Act } from "../../../src/wire/regalitos";
import { printed } from "../../../src/wire/regalitos.content";
import { laid, positionOf, settled, until } from "../../laid";

const at = (key: string) => laid(room, "regalitos", key);

test("a pile is shown before it is taken, a basic action too", async () => {
  const { table } = await at("energy");
  pileSpot(table, "B2").press();
  await settled();
  expect(table.choice.staged?.act).toEqual({ type: "take", pile: "B2" });
  basicSpot(table, "wrap").press();
  await settled();
  expect(table.choice.staged?.act).toEqual({ type: "wrap" });
});
test("a pile that is gone is asked about", async () => {
  const { table, line } = await at("energy");
  expect(pileSpot(table, "B1").can).toBe(false);
  pileSpot(table, "B1").press();
  await settled();
  expect(line.previews).toEqual([{ type: "take", pile: "B1" }]);
});
test("an object is picked at once, by its colour and size", async () => {
  const { table, line } = await at("wrap");
  const { colour = "", size = "" } = face("globe");
  const other = printed.objects.map(({ name }) => name).find((card) => face(card).colour !== colour) ?? "";
  table.show(positionOf(line.moment, { n: 90, legal: [{ type: "pick-object", colour, size }] satisfies Act[] }));
  await settled();
  expect([objectSpot(table, "globe").can, objectSpot(table, other).can, presentSpot(table, "globe", false).can]).toEqual([true, false, false]);
  objectSpot(table, "globe").press();
  await until(() => expect(line.acts).toEqual([{ type: "pick-object", colour, size }]));
});
test("a card pays at once, and one that fits no payment is asked about", async () => {
  const { table, line } = await at("wrap");
  const paying = { ...table.view, phase: "paying" };
  table.show(positionOf(line.moment, { n: 90, view: paying, legal: [{ type: "pay-energy", units: 3 }] satisfies Act[] }));
  await settled();
  dishSpot(table, "turron").press();
  await settled();
  expect([line.acts, table.choice.staged]).toEqual([[{ type: "pay-energy", units: 3 }], null]);
  dishSpot(table, "roscon").press();
  await settled();
  expect(line.previews.at(-1)).toEqual({ type: "pay-energy", units: 8 });
});
test("a paper pays at once while paper is paid, and is put up for a swap at Nochevieja", async () => {
  const { table, line } = await at("wrap");
  const legal: Act[] = [{ type: "pay-paper", paper: "small" }, { type: "swap-paper", paper: "small" }];
  table.show(positionOf(line.moment, { n: 90, view: { ...table.view, phase: "swapping" }, legal: legal.slice(1) }));
  await settled();
  paperSpot(table, "small").press();
  await settled();
  expect(table.choice.staged?.act).toEqual(legal[1]);
  table.show(positionOf(line.moment, { n: 91, view: { ...table.view, phase: "papering" }, legal: legal.slice(0, 1) }));
  await settled();
  paperSpot(table, "small").press();
  await settled();
  expect(line.acts).toEqual([legal[0]]);
});
test("a present goes to a VIP by name, or to the own character", () => {
  expect([{ type: "to-vip", vip: "nurse" } as const, { type: "to-character" } as const].map(givenTo("nurse"))).toEqual([true, false]);
  expect([{ type: "to-vip", vip: "nurse" } as const, { type: "to-character" } as const].map(givenTo("character"))).toEqual([false, true]);
});
test("a decorated present is another than a plain one", () => {
  const [plain, decorated] = [picks("globe", false), picks("globe", true)];
  const { colour = "", size = "" } = face("globe");
  expect(plain({ type: "pick-present", colour, size })).toBe(true);
  expect(decorated({ type: "pick-present", colour, size })).toBe(false);
});
test("who took which pile is told by what happened since the round began", async () => {
  expect([...takers((await at("zones")).table)]).toEqual([["B1", 0], ["A2", 1], ["B2", 0], ["A1", 1]]);
  expect([...takers((await at("round")).table)]).toEqual([]);
});
test("the tutorial takes an object, wraps it and delivers it with the dish it takes", async () => {
  const { table } = await at("points");
  const told = table.story.until(table.n).flatMap((entry) => entry.events).filter((event) => "seat" in event && event.seat === 0 && event.type !== "began");
  expect(told.map((event) => event.type)).toEqual(["took", "took", "wrapped", "delivered", "paid-energy"]);
});
