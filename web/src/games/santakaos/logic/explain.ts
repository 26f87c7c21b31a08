/** What each thing is, in words, for pointing at it, pressing it long, and for screen readers. */
import { drawing } from "../../../ui/drawing";
import type { Explanation } from "../../../ui/tip.svelte";
import { printed } from "../../../wire/santakaos.content";
import Pic from "../../common/Pic.svelte";
import { artifacts, bonusAt, helpers, missing, needs, specials, toys, wishes, worth, type Table } from "./names";

type Row = Record<string, unknown>;

const word = (table: Table, name: string, value: string): string => String(table.words.word(name, value));

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Resources as a list: "cloth (×2) and iron". */
function cost(table: Table, row: Parameters<typeof needs>[0]): string {
  return String(table.words.word("resources", needs(row)));
}

export const about = {
  location(table: Table, location: string): Explanation {
    return {
      title: word(table, "location", location),
      text: table.words.say(`location-${location}-text`, { ...printed.pieces } as Row),
      at: "locations",
    };
  },
  toy(table: Table, toy: string): Explanation {
    const row = toys.get(toy);
    if (!row) return { title: toy, text: "" };
    const text = table.words.say("web-sk-toy", { cost: cost(table, row), points: row.column });
    return { title: upper(word(table, "toy", toy)), text, at: "free-actions" };
  },
  wish(table: Table, wish: string, seat: number): Explanation {
    const special = specials.get(wish);
    const name = word(table, "wish", wish);
    const title = table.words.say("web-sk-wish", { wish: name, points: worth(wish) });
    if (special) {
      const rewards = table.words.word("rewards", special.rewards);
      const text = table.words.say("web-sk-special", { cost: cost(table, special), coins: special.coins, elves: special.elves, rewards });
      return { title, text, at: "i-have-one-you-don-t" };
    }
    const lacks = seat >= 0 ? missing(table.view, seat, wish).map((place) => wishes.get(wish)?.toys[place] ?? "") : [];
    const now = lacks.length ? table.words.say("web-sk-lacks", { toys: lacks }) : "";
    return { title, text: table.words.say("web-sk-deliver"), ...(now ? { now } : {}), at: "free-actions" };
  },
  artifact(table: Table, artifact: string): Explanation {
    const row = artifacts.get(artifact);
    const price = table.words.say("web-sk-price", { price: row?.price ?? 0, points: row?.points ?? 0 });
    return { title: word(table, "artifact", artifact), text: `${about.power(table, artifact)} ${price}`, at: "artifacts" };
  },
  /** What an artifact does, in a sentence. */
  power(table: Table, artifact: string): string {
    return table.words.say(`artifact-${artifact}-text`, { ...artifacts.get(artifact) } as Row);
  },
  helper(table: Table, helper: string): Explanation {
    const row = helpers.get(helper);
    return { title: word(table, "helper", helper), text: table.words.say(`helper-${helper}-text`, { ...row } as Row), at: "helpers" };
  },
  /** Helpers of a pile whose faces are known, each with its portrait. */
  helpers(table: Table, all: readonly string[]): Explanation[] {
    return all.map((helper) => ({ ...about.helper(table, helper), picture: drawing(Pic, { id: `helper-${helper}` }) }));
  },
  /** Wishes of a pile: what they were worth. */
  wishes(table: Table, all: readonly string[]): Explanation[] {
    return all.map((wish) => ({ ...about.wish(table, wish, -1), text: "" }));
  },
  /** An elf trained, or free to work. */
  elves(table: Table, count: number): Explanation {
    return { title: `${table.words.say("area-elves")}: ${count}`, text: about.location(table, "central-store").text, at: "locations" };
  },
  stocking(table: Table, stocking: string): Explanation {
    return { title: upper(word(table, "stocking", stocking)), text: table.words.say("help-buy-stocking"), at: "locations" };
  },
  die(table: Table, colour: string, location: string): Explanation {
    const title = upper(table.words.say("web-sk-die", { colour, location }));
    const bonus = bonusAt(table, location) ? table.words.say(`web-sk-bonus-${colour}`, { ...printed.pieces } as Row) : "";
    const deed = bonus && location === "santas-chair" ? "" : about.location(table, location).text; // which says that there is no bonus
    return { title, text: [bonus, deed].filter(Boolean).join(" "), at: "die-bonus" };
  },
};
