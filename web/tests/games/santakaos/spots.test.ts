/** Santa Kaos: what a press on a die, a good, a space or a card means. */
import { describe, expect, test } from "vitest";
import { deckSpot, dieSpot, goodSpot, marketSpot, spaceSpot, stockingSpot, toySpot, wishSpot } from "../../../src/games/santakaos/logic/spots";
import { room } from "../../../src/games/santakaos/room";
import type { Act } from "../../../src/wire/santakaos";
import { laid, positionOf, settled } from "../../laid";

const at = (key: string) => laid(room, "santakaos", key);

test.each([
  ["die", { type: "take", location: "reindeer-traffic", colour: "yellow" }],
  ["reindeer", { type: "move-reindeer", space: "C2" }],
  ["wish", { type: "take-wish", wish: "ball-blocks" }],
  ["stocking", { type: "buy-stocking", stocking: "wood" }],
  ["choice", { type: "gain", resource: "iron" }],
  ["toy", { type: "make", toy: "ball" }],
  ["deliver", { type: "deliver", wish: "ball-blocks" }],
] as const)("at the step %s a press on the thing stages its act", async (step, act) => {
  const { table } = await at(step);
  const spots = {
    take: () => dieSpot(table, "reindeer-traffic", "yellow"),
    "move-reindeer": () => spaceSpot(table, "C2"),
    "take-wish": () => marketSpot(table, "ball-blocks"),
    "buy-stocking": () => stockingSpot(table, "wood"),
    gain: () => goodSpot(table, "iron"),
    make: () => toySpot(table, "ball"),
    deliver: () => wishSpot(table, "ball-blocks"),
  };
  spots[act.type]().press();
  await settled();
  expect(table.choice.staged?.act).toEqual(act);
});

test("a thing that is not open now is asked about", async () => {
  const { table, line } = await at("wish");
  expect(dieSpot(table, "santas-chair", "green").can).toBe(false);
  wishSpot(table, "ball-blocks").press();
  await settled();
  expect(line.previews).toEqual([{ type: "deliver", wish: "ball-blocks" }]);
  expect(deckSpot(table).can).toBe(true);
});

describe("the Little bell's swap", () => {
  const LEGAL: Act[] = [
    { type: "little-bell", given: "wood", taken: "iron" },
    { type: "little-bell", given: "wood", taken: "cloth" },
    { type: "little-bell", given: "iron", taken: "cloth" },
  ];
  test("is first what is given, then what is got, both pressed in the own stock", async () => {
    const { table, line } = await at("toy");
    table.show(positionOf(line.moment, { n: 90, legal: LEGAL }));
    await settled();
    void table.choice.pick("thing", "artifact little-bell", (act) => act.type === "little-bell");
    expect(goodSpot(table, "cloth").can).toBe(false);
    goodSpot(table, "wood").press();
    expect(goodSpot(table, "wood").chosen).toBe(true);
    expect(goodSpot(table, "iron").can).toBe(true);
    goodSpot(table, "cloth").press();
    await settled();
    expect(table.choice.staged?.act).toEqual(LEGAL[1]);
  });
});
