/** Where the rules page tells of what is to be decided. */
import type { Chapters } from "../../../table/room";
import type { Act } from "../../../wire/santakaos";

export const chapters: Chapters<Act> = {
  turn: "a-round",
  acts: {
    "take-wish": "die-bonus", "take-unseen": "die-bonus", coins: "die-bonus", elf: "die-bonus",
    "move-reindeer": "locations", "buy-artifact": "locations", "buy-stocking": "locations", collect: "locations", look: "locations", keep: "locations", neither: "locations", gain: "locations",
    make: "free-actions", deliver: "free-actions", ready: "free-actions",
    "guiding-star": "artifacts", mistletoe: "artifacts", "snow-globe": "artifacts", "magic-bag": "artifacts", "little-bell": "artifacts", enough: "artifacts",
    "make-for-coin": "helpers", "make-for-less": "helpers", "make-for-nothing": "helpers", "baba-yaga": "helpers", "jack-frost": "helpers", "befana-collect": "helpers", decline: "helpers", use: "helpers",
    "dancer-buy-artifact": "turbo-sleigh", "dancer-buy-stocking": "turbo-sleigh", "dancer-move-reindeer": "turbo-sleigh", "vixen-guiding-star": "turbo-sleigh", "vixen-little-bell": "turbo-sleigh", "vixen-magic-bag": "turbo-sleigh", "vixen-mistletoe": "turbo-sleigh", "vixen-snow-globe": "turbo-sleigh",
    "choose-artifact": "i-have-one-you-don-t", "choose-reward": "i-have-one-you-don-t", "choose-stocking": "i-have-one-you-don-t",
    take: "a-round", end: "a-round",
  },
};
