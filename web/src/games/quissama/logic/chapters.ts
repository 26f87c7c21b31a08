/** Where the rules page tells of what is to be decided. */
import type { Chapters } from "../../../table/room";
import type { Act } from "../../../wire/quissama";

export const chapters: Chapters<Act> = {
  turn: "a-turn",
  acts: {
    settle: "set-up",
    pay: "paying",
    free: "combinations", found: "combinations", employ: "combinations", appoint: "combinations", attack: "combinations", recruit: "combinations", trade: "combinations", "cabeca-de-porco": "combinations",
    influence: "influence", clear: "influence",
    lay: "characters", take: "characters", look: "characters", rob: "characters", keep: "characters", swap: "characters", "free-by-freedom": "characters", "free-by-icon": "characters", "appoint-without": "characters", "replace-burgher": "characters", "replace-influence": "characters", "replace-minister": "characters",
    "chest-blessing": "special-cards", scandal: "special-cards", escape: "special-cards", bourgeoisie: "special-cards", "imperial-family": "special-cards",
    discard: "a-turn", end: "a-turn",
  },
};
