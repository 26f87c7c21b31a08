/** What a press on a thing means, whatever the game. */
import { describe, expect, test } from "vitest";
import { oneOf, part, shownOf, spot, step } from "../../../src/games/common/spots";
import { laidAny, settled } from "../../laid";

const isThrow = (act: { type: string }) => act.type === "throw";
const isClimb = (act: { type: string }) => act.type === "climb";

describe("the thing a decision begins with", () => {
  test("is open while one of its acts is legal, and a press picks them", async () => {
    const { table } = await laidAny("holi", "throw");
    expect(spot(table, "cards", isThrow)).toMatchObject({ can: true, chosen: false });
    spot(table, "cards", isThrow).press();
    expect(table.choice.acts.every(isThrow)).toBe(true);
    expect(spot(table, "cards", isThrow).chosen).toBe(true);
  });
  test("pressed in vain, the server is asked why", async () => {
    const { table, line } = await laidAny("holi", "throw");
    spot(table, "ladder", isClimb, { type: "climb" }).press();
    await settled();
    expect(line.previews).toEqual([{ type: "climb" }]);
    expect(table.refusal).not.toBe("");
    expect(table.choice.begun).toBe(false);
  });
  test("pressed again with its only act staged, that is done", async () => {
    const { table, line } = await laidAny("holi", "climb");
    spot(table, "ladder", isClimb).press();
    await settled();
    expect(table.choice.staged?.act).toEqual({ type: "climb" });
    spot(table, "ladder", isClimb).press();
    await settled();
    expect(line.acts).toEqual([{ type: "climb" }]);
  });
  test("pressed again with several acts left, it is put back", async () => {
    const { table } = await laidAny("holi", "throw");
    spot(table, "cards", isThrow).press();
    expect(table.choice.begun).toBe(true);
    spot(table, "cards", isThrow).press();
    expect(table.choice.begun).toBe(false);
    expect(spot(table, "cards", isThrow)).toMatchObject({ can: true, chosen: false });
  });
  test("is shown as chosen where its act was staged elsewhere", async () => {
    const { table } = await laidAny("holi", "climb");
    await table.choice.stage({ type: "climb" });
    expect(spot(table, "ladder", isClimb).chosen).toBe(true);
  });
});

test("a further part is open only when something was begun, and narrows it", async () => {
  const { table } = await laidAny("holi", "walk");
  const card = (name: string) => part(table, "card", name, (act) => "card" in act && act.card === name);
  expect(card("slash").can).toBe(false);
  spot(table, "throws", isThrow).press();
  expect(card("slash").can).toBe(true);
  expect(card("unknown").can).toBe(false);
  card("slash").press();
  expect(table.choice.picked).toEqual({ thing: "throws", card: "slash" });
  expect(card("slash").chosen).toBe(true);
});

test("a small step is done at once", async () => {
  const { table, line } = await laidAny("holi", "move");
  step(table, (act) => act.type === "end").press();
  expect(line.acts).toEqual([{ type: "end" }]);
});

describe("of things alike", () => {
  const row = ["coin", "crown", "coin"];
  test("the one that was pressed stands for them, or else the last", () => {
    const shown = (pressed: number) => row.map((_, place) => shownOf(row, place, pressed));
    expect(shown(-1)).toEqual([false, true, true]);
    expect(shown(1)).toEqual([false, true, true]);
    expect(shown(0)).toEqual([true, true, false]);
  });
  test("only one is shown as chosen, and a press on the other moves the choice instead of doing it", () => {
    const told: string[] = [];
    const one = (chosen: boolean, shown: boolean) => oneOf({ can: true, chosen, press: () => told.push("pressed") }, shown, () => told.push("marked"));
    expect([one(true, true).chosen, one(true, false).chosen]).toEqual([true, false]);
    one(true, false).press();
    expect(told).toEqual(["marked"]);
    one(true, true).press();
    one(false, false).press();
    expect(told.slice(1)).toEqual(["marked", "pressed", "marked", "pressed"]);
  });
});
