/** What a press on a thing means, whatever the game. */
import { describe, expect, test } from "vitest";
import { part, spot, step } from "../../../src/games/common/spots";
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
