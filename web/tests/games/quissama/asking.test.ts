/** Quissama: what is asked, and with which answers. */
import { expect, test } from "vitest";
import { ask } from "../../../src/games/quissama/logic/asking";
import { paying } from "../../../src/games/quissama/logic/names";
import { cardSpot, characterSpot, combinationSpot, marketSpot, palaceSpot } from "../../../src/games/quissama/logic/spots";
import { room } from "../../../src/games/quissama/room";
import type { Act, Event } from "../../../src/wire/quissama";
import { telling } from "../../../src/table/telling";
import { laid, positionOf, settled } from "../../laid";

const at = (key: string) => laid(room, "quissama", key);

test("what lies nowhere on the table is a button", async () => {
  const { table, line } = await at("end");
  const answers = ask(table).answers ?? [];
  expect(answers).toHaveLength(1);
  answers[0]?.press();
  expect(line.acts).toEqual([{ type: "end" }]);
});
test("while one pays, what is due is told", async () => {
  const { table } = await at("pay");
  const due = Object.entries(table.view.due).filter(([, count]) => count > 0);
  expect(due.length).toBeGreaterThan(0);
  for (const [icon, count] of due) expect(ask(table).text).toContain(table.words.say(`icon-${icon}`) + (count > 1 ? ` (×${count})` : ""));
});
test("what is ringed is no button: places, the Market, combinations", async () => {
  const { table } = await at("found");
  combinationSpot(table, "found").press();
  expect(table.choice.acts.length).toBeGreaterThan(3);
  expect(ask(table).answers).toEqual([]);
  table.choice.clear();
  cardSpot(table, "coin-2").press();
  expect(new Set(table.choice.acts.map(({ type }) => type)).size).toBeGreaterThan(2);
  expect(ask(table).answers?.map(({ label }) => label)).toEqual([table.words.say("kind-discard")]);
  const { table: free } = await at("free");
  combinationSpot(free, "free").press();
  expect(free.choice.acts).toHaveLength(2);
  expect(ask(free).answers).toEqual([]);
});
test("several things to do at one place are buttons, and so is what a minister is placed without", async () => {
  const { table, line } = await at("found");
  const without = ["crown", "coin"].map((icon) => ({ type: "appoint-without" as const, icon }));
  table.show(positionOf(line.moment, { legal: [{ type: "appoint" }, ...without] }));
  await settled();
  palaceSpot(table).press();
  expect(ask(table).answers?.map(({ label }) => label)).toEqual(["appoint", "appoint-without"].map((kind) => table.words.say(`kind-${kind}`)));
  ask(table).answers?.[1]?.press();
  expect(ask(table).answers).toHaveLength(2);
});
test("which player is always told as buttons: there is no place to point at one", async () => {
  const { table, line } = await at("found");
  const legal = [1, 2, 3, 4].map((target) => ({ type: "replace-influence" as const, character: "alencar", target }));
  table.show(positionOf(line.moment, { legal }));
  await settled();
  characterSpot(table, "alencar").press();
  expect(ask(table).answers).toHaveLength(4);
});
test("an act on show tells what pays for it and what comes of it", async () => {
  const { table } = await at("free");
  const act = table.legal.find(({ type }) => type === "free");
  if (!act) throw new Error("nothing to free");
  await table.choice.stage(act);
  const paid = table.choice.staged?.preview?.events.find(({ type }) => type === "paid");
  expect(paid).toBeDefined();
  expect(ask(table).text).toBe(`${table.words.tell(act, table.names, "act-")}. ${table.words.say("would-paid", { ...paid })}`);
  expect(ask(table).text).toContain("You pay");
});
test("what becomes of capoeiras is told: those attacked, and those who flee", async () => {
  const { table, line } = await at("found");
  const told = async (act: Act, event: Event) => {
    table.show(positionOf(line.moment, { n: 90, legal: [act] }));
    await settled();
    line.moment = { ...line.moment, legal: [act], previews: [{ events: [event], scores: [], gain: [], unsettled: {}, ends: false, open: false }] as unknown as typeof line.moment.previews };
    await table.choice.stage(act);
    return ask(table).text;
  };
  const attack = await told({ type: "attack", place: "nagoa-north" }, { type: "attacked", seat: 0, place: "nagoa-north", gang: "nagoa" });
  expect(attack).toBe("Attack Nagoa plaza north. One Nagoa goes to the Senzala.");
  const escape = await told({ type: "escape", plaza: "nagoa-south" }, { type: "fled", seat: 0, plaza: "nagoa-south" });
  expect(escape).toBe("Escape to Nagoa plaza south. A capoeira from the Senzala comes there.");
});
test("a swap in the Market names both cards", async () => {
  const { table, line } = await at("found");
  const market = ["crown-1", "coin-1", "nagoa-1"];
  const legal = [{ type: "trade" as const, slot: 2, card: "nagoa-1" }];
  table.show(positionOf(line.moment, { view: { ...table.view, market }, legal }));
  await settled();
  line.moment = { ...line.moment, legal, previews: [{ events: [], scores: [], gain: [], unsettled: {}, ends: false, open: false }] as unknown as typeof line.moment.previews };
  await table.choice.stage(legal[0]!);
  expect(telling(table, legal[0])).toBe(`Give ${table.words.say("card-nagoa-1")}, get ${table.words.say("card-coin-1")}`);
  expect(ask(table).text).toBe(`Give ${table.words.say("card-nagoa-1")}, get ${table.words.say("card-coin-1")}.`);
});
test("a swap that was begun goes on by pointing: its cards are ringed", async () => {
  const { table, line } = await at("found");
  const legal = ["nagoa-1", "coin-1"].map((card) => ({ type: "trade" as const, slot: 2, card }));
  table.show(positionOf(line.moment, { legal }));
  await settled();
  await table.choice.pick("slot", 2);
  expect(table.choice.acts).toHaveLength(2);
  expect(ask(table).answers).toEqual([]);
});
test("the cards that pay are those missing afterwards, as often as they are", () => {
  expect([...paying(["coin-1", "coin-1", "nagoa-1"], { "coin-1": 1, "nagoa-1": 0 })]).toEqual([1, 2]);
  expect([...paying(["coin-1"], null)]).toEqual([]);
  expect([...paying(["coin-1", "coin-1", "coin-1"], { "coin-1": 1 }, 0)]).toEqual([2, 0]);
});
test("a swap begun in the Market says what one gets", async () => {
  const { table } = await at("end");
  const trade = table.legal.find((act) => act.type === "trade");
  expect(trade).toBeDefined();
  marketSpot(table, trade?.slot ?? 0).press();
  expect(table.choice.staged).toBeNull();
  const card = table.words.say(`card-${table.view.market[(trade?.slot ?? 0) - 1] ?? ""}`);
  expect(ask(table).text).toBe(`Get ${card}: choose a card of yours to give.`);
});
