/** Quissama at the table. */
import type { Room } from "../../table/room";
import type { Act, Event, View } from "../../wire/quissama";
import Combos from "./areas/Combos.svelte";
import Counts from "./areas/Counts.svelte";
import Hand from "./areas/Hand.svelte";
import Other from "./areas/Other.svelte";
import Own from "./areas/Own.svelte";
import Picture from "./areas/Picture.svelte";
import Reached from "./areas/Reached.svelte";
import Side from "./areas/Side.svelte";
import Board from "./board/Board.svelte";
import { ask, told } from "./logic/asking";
import { chapters } from "./logic/chapters";
import { animate } from "./logic/moving";
import { text } from "./logic/text";
import scene from "./scene.svg?raw";
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
  back: { id: "card-back", box: "0 0 60 84" },
  ending: {
    scene,
    face: ({ ending }) => (sprite.includes(`id="char-${ending}"`) ? `char-${ending}` : ""),
    headline: ({ words, outcome: { ending } }, winner) => (words.has(`character-${ending}`) ? words.say("web-qs-won", { winner, character: words.say(`character-${ending}`) }) : ""),
    Reached,
  },
  when: (view) => (view.turn ? { key: "web-turn", details: { turn: view.turn } } : { key: "web-qs-setup" }),
  ask,
  tell: (act, table) => told(table, act),
  draws: () => true,
  trifles: ["discarded", "drew", "began", "paid", "used-tokens", "used-leftovers"],
  notable: (events) => events.filter((event) => !QUIET.includes(event.type)),
  sounds: { drew: "card", traded: "card", played: "card", paid: "card", reshuffled: "card", renewed: "card", looked: "card", kept: "card", swapped: "card", robbed: "card", discarded: "card", "laid-under": "card", "took-from-under": "card", founded: "token", "took-shop": "token", appointed: "token", "took-minister": "token", "took-influence": "token", recruited: "token", influenced: "token", conquered: "token", captured: "token", employed: "token", attacked: "token", "pushed-out": "token" },
  animate,
  chapters,
  text,
};
