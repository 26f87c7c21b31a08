/** Santa Kaos: what is asked, and what an act on show would do. */
import { expect, test } from "vitest";
import { ask } from "../../../src/games/santakaos/logic/asking";
import { about } from "../../../src/games/santakaos/logic/explain";
import { artifactSpot, goodSpot } from "../../../src/games/santakaos/logic/spots";
import { room } from "../../../src/games/santakaos/room";
import type { Act, View } from "../../../src/wire/santakaos";
import { laid, positionOf, settled } from "../../laid";

const at = (key: string) => laid(room, "santakaos", key);
type Laid = Awaited<ReturnType<typeof at>>;

/** The table with another view, or other acts. */
async function shown({ table, line }: Laid, change: (view: View) => Partial<View>, legal?: Act[]) {
  const view = { ...table.view, ...change(table.view) };
  table.show(positionOf(line.moment, { n: 90, view, ...(legal ? { legal } : {}) }));
  await settled();
  return table;
}

/** The own seat with other things. */
const own = (view: View, things: Partial<View["seats"][number]>) => ({
  seats: view.seats.map((seat, place) => (place === 0 ? { ...seat, ...things } : seat)),
});
const take = (location: string, colour: string): Act => ({ type: "take", location, colour });

async function staged(table: Laid["table"], act: Act): Promise<string> {
  await table.choice.stage(act);
  const { text, more } = ask(table);
  return [text, more].filter(Boolean).join(" ");
}

test("a die tells its bonus, then the action of its location", async () => {
  const { table } = await at("die");
  expect(await staged(table, take("reindeer-traffic", "red"))).toBe("Red die, Reindeer traffic: take a wish card or $1, then move the reindeer or take one resource.");
  expect(await staged(table, take("santas-chair", "green"))).toBe("Green die, Santa’s chair: no bonus, then do any location’s action or take one resource.");
});
test.each([
  ["five elves leave no room for another", { elves: 5 }, take("central-store", "green"), "take $1, then"],
  ["Scrooge's yellow", { helper: "scrooge" }, take("central-store", "yellow"), "take $3, then"],
  ["Dasher's chair", { helper: "dasher" }, take("santas-chair", "yellow"), "take $2, then"],
])("a bonus is told as it is at this table: %s", async (_, things, act, told) => {
  const table = await shown(await at("die"), (view) => own(view, things));
  expect(await staged(table, act)).toContain(told);
});
test("with no wish card left red is a coin", async () => {
  const table = await shown(await at("die"), () => ({ market: [], deck_size: 0 }));
  expect(await staged(table, take("central-store", "red"))).toContain("take $1, then");
});
test("an act tells what is paid and what is got", async () => {
  const { table, line } = await at("toy");
  const [mine] = table.view.seats;
  if (!mine) throw new Error("no seat");
  const goods = { ...mine.goods, cloth: (mine.goods.cloth ?? 0) - 2, coin: (mine.goods.coin ?? 0) + 1 };
  const view = { ...table.view, ...own(table.view, { goods, elves: mine.elves + 1 }) };
  line.moment = { ...line.moment, previews: line.moment.previews.map((told) => told && { ...told, view }) };
  expect(await staged(table, { type: "make", toy: "ball" })).toBe("Make: ball. You pay 2 cloth. You get $1 and 1 elf.");
});
test("what is picked one by one is counted", async () => {
  const due = (kind: string, done: number, count: number, flag: boolean) => () => ({ pending: [{ kind, seat: 0, count, done, which: 0, flag }] });
  const asked = async (change: () => Partial<View>) => ask(await shown(await at("choice"), change)).text;
  expect(await asked(due("gain", 1, 2, false))).toBe("Choose a resource (2 of 3).");
  expect(await asked(due("gain", 0, 4, true))).toBe("Choose a resource or a coin (1 of 4).");
  expect(await asked(due("gain", 0, 1, false))).toBe("Choose a resource.");
  expect(await asked(due("bag", 0, 5, false))).toBe("Buy a resource for $1 (1 of at most 5).");
  expect(await asked(due("bag", 2, 3, false))).toBe("Buy a resource for $1 (3 of at most 5), or stop.");
});
test("the action that is due is named", async () => {
  const table = await shown(await at("reindeer"), () => ({ stage: "action", location: "reindeer-traffic", pending: [] }));
  expect(ask(table).text).toBe("Reindeer traffic: move the reindeer, or take one resource or coin.");
});
test("while a star can still be used after the own die, ending the turn is a button", async () => {
  const star: Act = { type: "guiding-star", location: "central-store", colour: "red", to: "enchanted-forest" };
  const table = await shown(await at("toy"), () => ({ stage: "rest", pending: [] }), [{ type: "end" }, star]);
  expect(ask(table).answers?.map(({ label }) => label)).toEqual(["End the turn"]);
});
test("what the star shifts and the bell swaps is pointed at: no buttons say it again", async () => {
  const star = (to: string): Act => ({ type: "guiding-star", location: "central-store", colour: "red", to });
  const bell = (taken: string): Act => ({ type: "little-bell", given: "wood", taken });
  const legal = [star("stockings"), star("enchanted-forest"), bell("cloth"), bell("iron")];
  const table = await shown(await at("toy"), () => ({ stage: "rest", pending: [] }), [{ type: "end" }, ...legal]);
  for (const [artifact, told] of [["guiding-star", table.words.say("help-guiding-star")], ["little-bell", "Press the resource you give, then the one you get. A second swap may follow."]] as const) {
    artifactSpot(table, artifact).press();
    expect(ask(table).text).toBe(told);
    expect(ask(table).answers).toEqual([]);
  }
  goodSpot(table, "wood").press();
  expect(ask(table).text).toBe("You give wood. Press what you get.");
});
test("what a die brings and what helpers cost is told where it is decided", async () => {
  const due = (kind: string, which: number, flag = false) => () => ({ location: "reindeer-traffic", pending: [{ kind, seat: 0, count: 0, done: 0, which, flag }] });
  const bonus = await shown(await at("die"), due("bonus", 0), [{ type: "coins" }]);
  expect(ask(bonus).text).toBe("Die bonus: take a wish card or $1.");
  expect(ask(bonus).answers?.map(({ label }) => label)).toEqual(["Take $1"]);
  const helpers = due("helpers", 0);
  expect(ask(await shown(await at("die"), helpers)).text).toBe("Keep one of the two helpers for $2, or neither and get $1.");
  expect(ask(await shown(await at("die"), due("helpers", 0, true))).text).toBe("Keep one of the two helpers, or neither.");
});
test.each([
  ["reindeer", { type: "move-reindeer", space: "C2" }, "You get 2 cloth."],
  ["toy", { type: "make", toy: "ball" }, "You pay 1 cloth and 1 iron."],
] as const)("at the step %s what the board prints is told even where the round ends with the act", async (step, act, told) => {
  const { table, line } = await at(step);
  line.moment = { ...line.moment, previews: line.moment.previews.map((one) => one && { ...one, view: null }) };
  expect(await staged(table, act)).toContain(told);
});
test("pointing at a die tells its bonus, at the chair only where Dasher helps, and what its room offers", async () => {
  const { table } = await at("die");
  expect(about.die(table, "yellow", "artifact-room")).toMatchObject({ title: "Yellow die: Artifact room", text: "Bonus: $2. Buy one artifact, at most one of each type." });
  expect(about.die(table, "yellow", "santas-chair").text).toBe("Do any location’s action. No die bonus here.");
  expect(about.die(await shown(await at("die"), (view) => own(view, { helper: "dasher" })), "yellow", "santas-chair").text).toBe("Bonus: $2.");
});
test("a toy that can be made in several ways tells what it takes and what it is worth", async () => {
  const ways: Act[] = [{ type: "make", toy: "rocket" }, { type: "make-for-coin", toy: "rocket", resource: "wood" }];
  const table = await shown(await at("toy"), () => ({ stage: "rest", pending: [] }), ways);
  await table.choice.pick("toy", "rocket");
  expect(ask(table).text).toBe("Rocket. Made of wood (×2) and iron (×2). Worth 3 at the end if it is loose.");
});
test("what comes later is told too: worth, power, choice", async () => {
  const { table } = await at("toy");
  const [wish = ""] = table.view.market;
  expect(await staged(table, { type: "take-wish", wish })).toMatch(/Delivered it is worth \d points\.$/);
  expect(await staged(table, { type: "deliver", wish })).toMatch(/The card counts \d points, its toys no longer\.$/);
  expect(await staged(table, { type: "keep", helper: "scrooge" })).toContain("A yellow die gives $3.");
  expect(await staged(table, { type: "buy-artifact", artifact: "little-bell" })).toContain("Swap up to 2 resources for as many others.");
  expect(await staged(table, { type: "look" })).toContain(table.words.say("help-look"));
});
test("one resource taken is not told twice, what it costs is", async () => {
  const { table, line } = await at("choice");
  const [mine] = table.view.seats;
  if (!mine) throw new Error("no seat");
  const goods = { ...mine.goods, iron: (mine.goods.iron ?? 0) + 1, coin: (mine.goods.coin ?? 0) - 1 };
  const view = { ...table.view, ...own(table.view, { goods }) };
  line.moment = { ...line.moment, previews: line.moment.previews.map((told) => told && { ...told, view }) };
  expect(await staged(table, { type: "gain", resource: "iron" })).toBe("Take 1 iron. You pay $1.");
});
