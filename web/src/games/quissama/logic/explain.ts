/** What each thing is, in words, for pointing at it, pressing it long, and for screen readers. */
import { drawing } from "../../../ui/drawing";
import type { Explanation } from "../../../ui/tip.svelte";
import type { CharacterView, ShopView } from "../../../wire/quissama";
import Pic from "../../common/Pic.svelte";
import { printed } from "../../../wire/quissama.content";
import type { Table } from "./names";

export const about = {
  card(table: Table, card: string): Explanation {
    return { title: table.words.say(`card-${card}`), text: table.words.say(`card-${card}-text`), at: "what-there-is" };
  },
  /** Every card of a pile, each kind once. */
  cards(table: Table, cards: readonly string[]): Explanation[] {
    return [...new Set(cards)].map((card) => {
      const count = cards.filter((other) => other === card).length;
      const { title, ...rest } = about.card(table, card);
      return { ...rest, title: count > 1 ? `${title} ×${count}` : title, picture: drawing(Pic, { id: `card-${card}` }) };
    });
  },
  character(table: Table, character: CharacterView): Explanation {
    const { words } = table;
    const text = words.say(`character-${character.name}-text`, { goal: goal(table, character) });
    const progress = character.holder >= 0 ? steps(table, character) : [];
    const now = [character.holder >= 0 ? words.say("web-qs-with", { seat: character.holder }, table.names) : "", character.blocked ? words.say("table-blocked", { character: character.name }) : "", ...progress].filter(Boolean).join(", ");
    return { title: words.say(`character-${character.name}`), text, ...(now ? { now } : {}), at: "characters" };
  },
  shop(table: Table, shop: ShopView): Explanation {
    const { words } = table;
    const owner = shop.burgher >= 0 ? (table.names[shop.burgher] ?? "") : words.say("web-qs-no-burgher");
    const title = words.say("web-qs-shop", { shop: shop.name, owner, workers: shop.workers, spaces: printed.pieces.workers });
    return { title, text: words.say("help-employ"), ...(shop.token ? { now: words.say("web-qs-token", { count: shop.token }) } : {}), at: "combinations" };
  },
  plaza(table: Table, plaza: string, capoeiras: number): Explanation {
    const title = `${table.words.say(`plaza-${plaza}`)}: ${capoeiras}`;
    return { title, text: table.words.say("help-free"), at: "combinations" };
  },
  minister(table: Table, place: number, seat: number): Explanation {
    const who = seat >= 0 ? (table.names[seat] ?? "") : table.words.say("option-nothing");
    return { title: table.words.say("web-qs-minister", { place, who }), text: table.words.say("help-appoint"), at: "combinations" };
  },
};

/** "four own ministers" */
export function goal(table: Table, character: CharacterView): string {
  return table.words.join(Object.entries(character.goal).map(([what, count]) => `${count} ${table.words.say(`goal-${what}`)}`));
}

/** How far the goal is: "2 / 4 own ministers". */
export function steps(table: Table, character: CharacterView): string[] {
  return Object.entries(character.goal).map(([what, count]) => `${character.progress[what] ?? 0} / ${count} ${table.words.say(`goal-${what}`)}`);
}
