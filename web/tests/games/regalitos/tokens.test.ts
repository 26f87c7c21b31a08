/** Regalitos: how many tokens a player's head shows. */
import { expect, test } from "vitest";
import { tokens } from "../../../src/games/regalitos/logic/tokens";
import { room } from "../../../src/games/regalitos/room";
import { printed } from "../../../src/wire/regalitos.content";
import { laid } from "../../laid";

test("five players have three tokens in the first round, four in the others; fewer players always four", async () => {
  const { table } = await laid(room, "regalitos", "deliver");
  const [seat] = table.view.seats;
  const seats = (count: number) => Array.from({ length: count }, () => seat as NonNullable<typeof seat>);
  const rounds = printed.rounds.map(({ name }) => name);
  const counts = (players: number) => rounds.map((round) => tokens({ seats: seats(players), round: round as typeof table.view.round }));
  expect(counts(5)).toEqual([3, 4, 4, 4, 4]);
  expect(counts(4)).toEqual([4, 4, 4, 4, 4]);
});
