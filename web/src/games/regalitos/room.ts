/** Regalitos de Navidad at the table. */
import type { Room } from "../../table/room";
import type { Act, Event, View } from "../../wire/regalitos";
import { printed } from "../../wire/regalitos.content";
import Badge from "./areas/Badge.svelte";
import Counts from "./areas/Counts.svelte";
import Other from "./areas/Other.svelte";
import Own from "./areas/Own.svelte";
import Picture from "./areas/Picture.svelte";
import Side from "./areas/Side.svelte";
import Board from "./board/Board.svelte";
import { ask } from "./logic/asking";
import { chapters } from "./logic/chapters";
import { animate } from "./logic/moving";
import { text } from "./logic/text";
import scene from "./scene.svg?raw";
import sprite from "./sprite.svg?raw";

/** Events the heading or the board tells as well. */
const QUIET: readonly string[] = ["began", "round-began", "laid"];

const SOURCES = { presents: "a-deliver", decoration: "trim", vips: "c-vip", character: "char-reyes-magos", round: "round-navidad", initiative: "a-initiative", "kept-things": "obj-drum", "kept-decorated": "w-blue", sets: "w-green", colours: "w-brown" };

export const room: Room<View, Act, Event> = {
  Board,
  Own,
  Other,
  Badge,
  Side,
  Counts,
  Picture,
  layout: "left",
  shortTitle: "web-rg-title",
  sprite,
  back: { id: "card-back", box: "0 0 66 90" },
  ending: { scene, sources: SOURCES, about: ({ view, words }, seat) => (view.seats[seat]?.character ? words.say(`character-${view.seats[seat].character}`) : "") },
  when: (view) => ({ key: "web-rg-round", short: "web-rg-round-short", details: { number: printed.rounds.findIndex((round) => round.name === view.round) + 1, rounds: printed.rounds.length } }),
  ask,
  draws: () => true,
  trifles: ["paid-paper", "paid-energy"],
  notable: (events) => events.filter((event) => !QUIET.includes(event.type)),
  heading: (entry) => {
    const began = entry.events.find((event) => event.type === "round-began");
    return began ? { key: `round-${began.round}` } : null;
  },
  sounds: { took: "card", laid: "card", drew: "card", wrapped: "card", decorated: "card", delivered: "card", "delivered-to-vip": "card", played: "card", blew: "card", claimed: "token", "gave-coal": "token", "sent-coal-away": "token", "token-discarded": "token" },
  animate,
  chapters,
  text,
};
