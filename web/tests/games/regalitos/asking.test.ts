/** Regalitos: what an act on show takes and brings. */
import { expect, test } from "vitest";
import { ask } from "../../../src/games/regalitos/logic/asking";
import { room } from "../../../src/games/regalitos/room";
import { laid, positionOf, settled } from "../../laid";

async function staged(step: string, kind: string) {
  const { table } = await laid(room, "regalitos", step);
  const act = table.legal.find(({ type }) => type === kind);
  if (!act) throw new Error(`no ${kind}`);
  await table.choice.stage(act);
  return { table, text: ask(table).text };
}

test("a delivery tells its energy first, then what is delivered", async () => {
  const { table, text } = await staged("deliver", "deliver");
  const events = table.choice.staged?.preview?.events ?? [];
  const told = (kind: string) => events.filter(({ type }) => type === kind).map((event) => table.words.say(`would-${kind}`, { ...event }, table.names));
  expect(told("paid-energy")).toEqual([expect.stringMatching(/^You pay \d energy/)]);
  expect(text).toBe([`${table.words.say("act-deliver")}.`, ...told("paid-energy"), ...told("delivered")].join(" "));
});
test("a basic action of which nothing can be foretold says what it does", async () => {
  const { table, line } = await laid(room, "regalitos", "wrap");
  const act = table.legal.find(({ type }) => type === "wrap");
  if (!act) throw new Error("nothing to wrap");
  line.moment = { ...line.moment, previews: line.moment.previews.map((told) => told && { ...told, events: [] }) };
  await table.choice.stage(act);
  expect(ask(table).text).toBe(`${table.words.say("act-wrap")}. ${table.words.say("help-wrap")}`);
});
test("an extra action says itself what it does, and ends its sentence by its own mark", async () => {
  const { table } = await laid(room, "regalitos", "wrap");
  await table.choice.stage({ type: "play", extra: "goodbye-coal" });
  expect(ask(table).text).toBe(`Play Goodbye, coal! ${table.words.say("extra-goodbye-coal-text")}`);
});
test("what a round spares in paper is said beside the sum", async () => {
  const { table, line } = await laid(room, "regalitos", "wrap");
  const { view } = table;
  const wrapping = (round: string) => table.show(positionOf(line.moment, { n: 90, view: { ...view, round, phase: "wrapping", family_rounds: false, choice: { ...view.choice, units: 7, free: false } }, legal: [{ type: "done" }] }));
  const have = view.seats[0]?.paper_units;
  wrapping("navidad");
  await settled();
  expect(ask(table).text).toBe(`Choose what to wrap. Paper: 1 of your ${have} units; Navidad spares 6.`);
  wrapping("nochevieja");
  await settled();
  expect(ask(table).text).toBe(`Choose what to wrap. Paper: 7 of your ${have} units.`);
});
test("the cards that can pay are ringed, so no buttons name them again", async () => {
  const { table, line } = await laid(room, "regalitos", "wrap");
  for (const act of [{ type: "pay-paper" as const, paper: "small" }, { type: "pay-energy" as const, units: 2 }]) {
    table.show(positionOf(line.moment, { n: 90, legal: [act] }));
    await settled();
    expect(ask(table).answers).toEqual([]);
  }
});
test("equal cards of a pile are told once, with their number", async () => {
  const { table, line } = await laid(room, "regalitos", "wrap");
  const { view } = table;
  const piles = view.piles.map((pile) => ({ ...pile, hidden: 0, cards: ["coal", "coal"] }));
  table.show(positionOf(line.moment, { n: 90, view: { ...view, piles }, legal: [{ type: "take", pile: "A1" }] }));
  await settled();
  await table.choice.stage({ type: "take", pile: "A1" });
  expect(ask(table).text).toBe("Take pile A1: Coal (×2).");
});
test("a pile ends its sentence by the mark of its last card, and a present to be given has a full stop", async () => {
  const { table, line } = await laid(room, "regalitos", "wrap");
  const { view } = table;
  const piles = view.piles.map((pile) => ({ ...pile, hidden: 0, cards: ["goodbye-coal"] }));
  table.show(positionOf(line.moment, { n: 90, view: { ...view, piles }, legal: [{ type: "take", pile: "A1" }] }));
  await settled();
  await table.choice.stage({ type: "take", pile: "A1" });
  expect(ask(table).text).toBe("Take pile A1: Goodbye, coal!");
  table.show(positionOf(line.moment, { n: 91, view: { ...view, choice: { ...view.choice, parcel: "mittens" } }, legal: [{ type: "to-character" }] }));
  await settled();
  expect(ask(table).text).toMatch(/To be given to somebody: Mittens\.$/);
});
test("where no basic action is possible the ask speaks of piles alone", async () => {
  const { table, line } = await laid(room, "regalitos", "wrap");
  const asked = async (...kinds: ("take" | "wrap")[]) => {
    const legal = kinds.map((type) => (type === "take" ? { type, pile: "A1" } : { type }));
    table.show(positionOf(line.moment, { n: table.n + 1, view: { ...table.view, phase: "placing" }, legal }));
    await settled();
    return ask(table).text;
  };
  expect(await asked("take", "wrap")).toBe(table.words.say("web-rg-placing"));
  expect(await asked("take")).toBe(table.words.say("web-rg-placing-pile"));
});
