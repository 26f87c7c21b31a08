/** A table for a game nobody has drawn: what lies where is said by its layout, or guessed. */
import type { Question, Room, RoomTable } from "../../table/room";
import { stopped } from "../../words/speech";
import Board from "./areas/Board.svelte";
import Other from "./areas/Other.svelte";
import Own from "./areas/Own.svelte";
import { animate } from "./logic/moving";
import { onTable } from "./logic/picking";
import { text } from "./logic/text";

/** So many acts are offered as whole sentences, more in short questions. */
const FEW = 8;

export const room: Room = {
  Board,
  Own,
  Other,
  layout: "above",
  sprite: "",
  few: FEW,
  when: (view) => ({ key: "web-turn", details: { turn: view.turn } }),
  ask,
  draws: (act, table) => !table.choice.begun && onTable(table, act),
  animate,
  text,
};

/** What is staged in words, and what would follow from it: the first event only says the act again. */
function ask(table: RoomTable): Question {
  const { choice, words, names } = table;
  if (!choice.staged) return { text: words.say(choice.begun ? "web-plain-further" : pressed(table) ? "web-plain-press" : "ask-choose") };
  const { act, preview } = choice.staged;
  const then = (preview?.events ?? []).slice(1).map((event) => words.tell(event, names));
  return { text: [stopped(words.tell(act, names, "act-")), ...then].join(" ") };
}

/** Can anything on the table be pressed? */
const pressed = (table: RoomTable): boolean => table.legal.some((act) => onTable(table, act));
