/** Regalitos de Navidad at the table. */
import { ROUNDS } from "./cards";
import type { Act, Event, View } from "../../wire/regalitos";
import type { Room } from "../../table/room";
import { ask } from "./asking";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import { animate } from "./moving";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import Picture from "./Picture.svelte";
import Side from "./Side.svelte";
import sprite from "./sprite.svg?raw";
import { text } from "./text";

/** Events the heading or the board tells as well. */
const QUIET: readonly string[] = ["began", "round-began", "laid"];

export const room: Room<View, Act, Event> = {
  Board,
  Own,
  Other,
  Side,
  Counts,
  Picture,
  layout: "left",
  sprite,
  back: { id: "card-back", box: "0 0 66 90" },
  when: (view) => ({ key: "web-rg-round", details: { number: ROUNDS.findIndex((round) => round.name === view.round) + 1, rounds: ROUNDS.length } }),
  ask,
  draws: () => true,
  notable: (events) => events.filter((event) => !QUIET.includes(event.type)),
  heading: (entry) => {
    const began = entry.events.find((event) => event.type === "round-began");
    return began ? { key: `round-${began.round}` } : null;
  },
  animate,
  text,
};
