/** Quissama: anything can come first, a card, a combination or a place. */
import { describe, expect, test } from "vitest";
import { cardSpot, combinationSpot, marketSpot, palaceSpot, shopSpot } from "../../../src/games/quissama/logic/spots";
import { room } from "../../../src/games/quissama/room";
import { laid, settled, until } from "../../laid";

const at = (key: string) => laid(room, "quissama", key);

describe("founding a shop", () => {
  test("begins with the place: its only act is staged", async () => {
    const { table } = await at("found");
    shopSpot(table, "N2").press();
    await settled();
    expect(table.choice.staged?.act).toEqual({ type: "found", shop: "N2" });
  });
  test("or with the combination, which the place then narrows", async () => {
    const { table } = await at("found");
    combinationSpot(table, "found").press();
    expect(table.choice.acts.every(({ type }) => type === "found")).toBe(true);
    expect(shopSpot(table, "N1").can).toBe(false);
    shopSpot(table, "N2").press();
    await settled();
    expect(table.choice.staged?.act).toEqual({ type: "found", shop: "N2" });
  });
  test("another thing that does not fit begins anew", async () => {
    const { table } = await at("found");
    combinationSpot(table, "found").press();
    palaceSpot(table).press();
    await settled();
    expect(table.choice.staged?.act).toEqual({ type: "appoint" });
  });
});

describe("a card", () => {
  test("is for all it can do: be traded, be discarded, pay", async () => {
    const { table } = await at("found");
    cardSpot(table, "coin-2").press();
    const kinds = table.choice.acts.map(({ type }) => type);
    expect(kinds).toEqual(expect.arrayContaining(["trade", "discard", "found"]));
    expect(kinds).not.toContain("end");
  });
  test("while one pays is laid at once", async () => {
    const { table, line } = await at("pay");
    cardSpot(table, "coin-2").press();
    await until(() => expect(line.acts).toEqual([{ type: "pay", card: "coin-2" }]));
  });
  test("then a card of the Market: what is given for what", async () => {
    const { table } = await at("found");
    cardSpot(table, "coin-2").press();
    const slot = [0, 1, 2].find((each) => marketSpot(table, each).can) ?? -1;
    marketSpot(table, slot).press();
    await settled();
    expect(table.choice.staged?.act).toMatchObject({ type: "trade", card: "coin-2", slot });
  });
  test("that is not in the hand is asked about", async () => {
    const { table, line } = await at("found");
    cardSpot(table, "imperial-family").press();
    await settled();
    expect(line.previews).toEqual([{ type: "discard", card: "imperial-family" }]);
  });
});
