/** Quissama: where meeples and cards go. */
import { describe, expect, test } from "vitest";
import { animate } from "../../../src/games/quissama/logic/moving";
import { room } from "../../../src/games/quissama/room";
import type { View } from "../../../src/wire/quissama";
import { laid } from "../../laid";
import { staged } from "../../stage";

async function views(change: Partial<View> = {}): Promise<[View, View]> {
  const { view } = (await laid(room, "quissama", "minister")).table;
  return [{ ...view, ...change }, view];
}
const MINISTRY = [1, 2, 3, 4, 5].map((place) => `<g id="place-${place}" data-minister="${place}"><i id="man-${place}" class="man"></i></g>`).join("");
const MINE = '<section class="mine"><div class="reserve"><svg id="first"></svg><svg id="last"></svg></div></section>';

describe("Q-37: a new minister", () => {
  test("pushes those before the first gap on, the last of them first", async () => {
    const ministry = [1, 0, -1, 1, -1];
    const { came, left } = await staged(animate, MINISTRY + MINE, await views({ ministry }), { type: "appointed", seat: 0 });
    expect(came).toEqual(["place-3", "place-2", "place-1"]);
    expect(left).toEqual(["man-1", "man-2"]);
  });
  test("into an empty first place pushes nobody", async () => {
    const { came, left } = await staged(animate, MINISTRY + MINE, await views({ ministry: [-1, 0, -1, -1, -1] }), { type: "appointed", seat: 0 });
    expect([came, left]).toEqual([["place-1"], []]);
  });
});

test("two equal cards paid are two cards that leave the hand", async () => {
  const hand = '<div class="handbox"><b id="one" data-card="coin-2"></b><b id="two" data-card="coin-2"></b></div>';
  const pile = '<div data-deck="discard"><i id="pile" class="up"></i></div>';
  const { came, left } = await staged(animate, hand + pile, await views(), { type: "paid", seat: 0, cards: ["coin-2", "coin-2"] });
  expect([came, left]).toEqual([["pile", "pile"], ["one", "two"]]);
});
