/** Santa Kaos: where dice, goods and wishes go. */
import { describe, expect, test } from "vitest";
import { animate } from "../../../src/games/santakaos/logic/moving";
import { room } from "../../../src/games/santakaos/room";
import type { View } from "../../../src/wire/santakaos";
import { laid } from "../../laid";
import { staged } from "../../stage";

const viewAt = async (step: string): Promise<View> => (await laid(room, "santakaos", step)).table.view;

describe("S-02: a die that is taken", () => {
  test("leaves its tray for its taker, and brings what it earns from there", async () => {
    const view = await viewAt("die");
    const markup = `
      <section data-location="reindeer-traffic"><i id="inside" class="inside"></i><b data-die="yellow"><svg id="die"></svg></b></section>
      <section class="mine"><div class="taken"><i id="taken"></i></div><b data-good="coin"><svg id="coin"></svg></b></section>`;
    const seen = await staged(
      animate, markup, [view, view],
      { type: "took", seat: 0, colour: "yellow", location: "reindeer-traffic" },
      { type: "earned", seat: 0, coins: 2, source: "die" },
    );
    expect(seen).toEqual({ came: ["taken", "coin", "coin"], left: ["die"] });
  });
});

test("S-12: what a toy takes goes from the own stock to its bench, one by one", async () => {
  const view = await viewAt("toy");
  const having = (goods: Record<string, number>): View => ({ ...view, seats: view.seats.map((area) => ({ ...area, goods })) });
  const stock = ["cloth", "wood", "iron"].map((kind) => `<b data-good="${kind}"><svg></svg></b>`).join("");
  const markup = `<section class="mine">${stock}<div data-toy="ball"><i id="bench" class="pic"></i></div></section>`;
  const { came } = await staged(animate, markup, [having({ cloth: 2, wood: 1, iron: 1 }), having({ cloth: 0, wood: 2, iron: 0 })], { type: "made", seat: 0, toy: "ball", by: "" });
  expect(came).toEqual(["bench", "bench", "bench"]);
});

test("what the game lays out is nobody's move, and not marked as one", async () => {
  const view = await viewAt("die");
  const markup = '<i class="rounds"></i><section data-location="reindeer-traffic"><b class="tray"><i class="slot"></i></b></section><b data-die="red"><svg id="old"></svg></b>';
  const { came, left } = await staged(animate, markup, [view, view], { type: "rolled", seat: 0, faces: ["red-1"] });
  expect([came, left]).toEqual([[], ["old"]]);
});
