/** Quissama at the table. */
import type { Room } from "../../table/room";
import type { Act, Event, View } from "../../wire/quissama";
import Combos from "./areas/Combos.svelte";
import Counts from "./areas/Counts.svelte";
import Hand from "./areas/Hand.svelte";
import Other from "./areas/Other.svelte";
import Own from "./areas/Own.svelte";
import Picture from "./areas/Picture.svelte";
import Side from "./areas/Side.svelte";
import Board from "./board/Board.svelte";
import { ask } from "./logic/asking";
import { animate } from "./logic/moving";
import { text } from "./logic/text";
import sprite from "./sprite.svg?raw";

/** Events the turn's head in the log tells as well. */
const QUIET: readonly string[] = ["began"];

export const room: Room<View, Act, Event> = {
  Board,
  Own,
  Dock: Hand,
  Other,
  Side,
  Flank: Combos,
  Counts,
  Picture,
  layout: "left",
  sprite,
  pointless: true,
  back: { id: "card-back", box: "0 0 60 84" },
  when: (view) => ({ key: "web-turn", details: { turn: view.turn } }),
  ask,
  draws: () => true,
  notable: (events) => events.filter((event) => !QUIET.includes(event.type)),
  animate,
  text,
};
