/** A table for a game nobody has drawn yet: everything in words. */
import type { Room } from "../../table/room";
import { sections } from "./sections";
import Tree from "./Tree.svelte";

export const room: Room = {
  Board: Tree,
  layout: "above",
  sprite: "",
  when: (view) => ({ key: "web-turn", details: { turn: view.turn } }),
  ask: ({ choice, words, names }) => ({
    text: choice.staged ? words.tell(choice.staged.act, names, "act-") : words.say("ask-choose"),
  }),
  draws: () => false,
  text: (table) => sections(table.view),
};
