/** Where the rules page tells of what is to be decided. */
import type { Chapters } from "../../../table/room";
import type { Act } from "../../../wire/holi";

export const chapters: Chapters<Act> = {
  turn: "a-turn",
  acts: {
    start: "set-up",
    throw: "throw", "throw-down": "throw", "warm-up": "throw",
    move: "move",
    climb: "climb",
    end: "a-turn",
  },
};
