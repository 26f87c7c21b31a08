/** Where the rules page tells of what is to be decided. */
import type { Chapters } from "../../../table/room";
import type { Act } from "../../../wire/regalitos";

export const chapters: Chapters<Act> = {
  turn: "a-turn",
  acts: {
    initiative: "basic-actions", wrap: "basic-actions", decorate: "basic-actions", deliver: "basic-actions", "pay-energy": "basic-actions", "pay-paper": "basic-actions", "pick-coal": "basic-actions", "pick-decorated": "basic-actions", "pick-object": "basic-actions", "pick-present": "basic-actions", "to-character": "basic-actions", "coal-to": "basic-actions", done: "basic-actions",
    "to-vip": "vips",
    play: "extra-actions", "coal-away": "extra-actions",
    "swap-energy": "a-round", "swap-extra": "a-round", "swap-paper": "a-round", decline: "a-round",
    take: "a-turn", "discard-token": "a-turn", end: "a-turn",
  },
};
