/** Santa Kaos at the table. */
import type { Room } from "../../table/room";
import type { Act, Event, View } from "../../wire/santakaos";
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

/** Events that only say whose turn it is: the ask and the plates show that. */
const QUIET: readonly string[] = ["began", "round-began", "refilled"];

const SOURCES = { wishes: "wish-back", "special-wishes": "wish-train-set", employee: "employee", stockings: "k-cloth", artifacts: "f-guiding-star", coins: "s-coin", toys: "t-duck" };

export const room: Room<View, Act, Event> = {
  Board,
  Own,
  Other,
  Badge,
  Side,
  Counts,
  Picture,
  layout: "left",
  sprite,
  back: { id: "wish-back", box: "0 0 60 84" },
  ending: { scene, sources: SOURCES },
  when: (view) => ({ key: "area-round", short: "web-sk-round", details: { round: view.round, rounds: view.rounds } }),
  ask,
  draws: () => true,
  notable: (events) => events.filter((event) => !QUIET.includes(event.type)),
  heading: (entry) => {
    const round = entry.events.find((event) => event.type === "round-began");
    return round ? { key: "web-sk-round", details: { round: round.round } } : null;
  },
  sounds: { rolled: "dice", "rolled-again": "dice", shifted: "dice", took: "token", "took-wish": "card", delivered: "card", "got-artifact": "card", looked: "card", kept: "card", swapped: "card", gained: "token", earned: "token", made: "token", trained: "token", "moved-reindeer": "token", "got-stocking": "token", collected: "token" },
  animate,
  chapters,
  text,
};
