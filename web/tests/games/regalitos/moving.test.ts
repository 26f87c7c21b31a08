/** Regalitos: where cards and tokens go. */
import { expect, test } from "vitest";
import { animate } from "../../../src/games/regalitos/logic/moving";
import { room } from "../../../src/games/regalitos/room";
import type { View } from "../../../src/wire/regalitos";
import { laid } from "../../laid";
import { staged } from "../../stage";

const viewAt = async (step: string): Promise<View> => (await laid(room, "regalitos", step)).table.view;
const ZONE = (name: string, inside = "") => `<div id="${name}" data-zone="${name}">${inside}<i class="next"></i></div>`;
const LEFT = '<div class="left"><b class="bauble gone"></b><b id="token-1" class="bauble"></b><b id="token-2" class="bauble"></b></div>';

test("a pile is taken: the taker's last token lies on it, its cards go to their zones", async () => {
  const [from, to] = [await viewAt("object"), await viewAt("object")];
  const pile = '<div id="pile" data-pile="B1"><svg id="card-1"></svg></div>';
  const mine = `<section class="mine">${LEFT}${ZONE("objects")}</section>`;
  const { came, left } = await staged(animate, pile + mine, [from, to], { type: "took", seat: 0, pile: "B1", cards: ["globe"] });
  expect(came).toEqual(["pile", "objects"]);
  expect(left).toEqual(["card-1", "token-2"]);
});
test("a basic action that was used gets its token together with the first thing that moves", async () => {
  const [from, to] = [await viewAt("wrap"), await viewAt("deliver")];
  const used = to.seats[0]?.used.filter((basic) => !from.seats[0]?.used.includes(basic)) ?? [];
  expect(used).toEqual(["wrap"]);
  const markup = `<b id="bow" data-basic="wrap"></b><section class="mine">${LEFT}${ZONE("objects", '<svg id="globe" data-card="globe"></svg>')}${ZONE("presents")}</section>`;
  const { came, left } = await staged(animate, markup, [from, to], { type: "wrapped", seat: 0, card: "globe" });
  expect(came).toEqual(["bow", "presents"]);
  expect(left).toEqual(["token-2", "globe"]);
});
