/** What each thing is, in words, for pointing at it, pressing it long, and for screen readers. */
import type { Explanation } from "../../../ui/tip.svelte";
import { printed } from "../../../wire/regalitos.content";
import { characters, extras, face, needs, objects, rounds, vips, worth, type Table } from "./names";

type Row = Record<string, unknown>;
const details = (row: object | undefined): Row => ({ ...row }) as Row;

export const about = {
  card(table: Table, card: string, state: "plain" | "present" | "decorated" = "plain"): Explanation {
    const { words } = table;
    const title = words.has(`card-${card}`) ? words.say(`card-${card}`) : card;
    const what = face(card);
    if (what.kind === "object") return { title: `${title} (${sort(table, card)})`, text: object(table, card, state), at: "basic-actions" };
    if (what.kind === "extra") return { title, text: words.say(`extra-${card}-text`, details(extras.get(card))), at: "extra-actions" };
    if (what.kind === "vip") return about.vip(table, card.replace(/^vip-/, ""));
    if (what.kind === "coal") return { title, text: words.say("web-rg-coal", details(printed.coal)), at: "basic-actions" };
    return { title, text: words.say(`web-rg-${what.kind}`, { units: Number(what.corner) }), at: what.kind === "paper" ? "wrap" : "deliver" };
  },
  vip(table: Table, vip: string): Explanation {
    const row = vips.get(vip);
    const kind = row?.colour ?? row?.size ?? row?.wants ?? vip;
    return { title: String(table.words.word("vip", vip)), text: table.words.say(`vip-${kind}-text`, details(row)), at: "vips" };
  },
  character(table: Table, character: string): Explanation {
    const text = table.view.family_characters ? table.words.say("option-family_characters-text") : table.words.say(`character-${character}-text`, details(characters.get(character)));
    return { title: table.words.say(`character-${character}`), text, at: "characters" };
  },
  round(table: Table, round: string): Explanation {
    const text = table.view.family_rounds ? table.words.say("option-family_rounds-text") : table.words.say(`round-${round}-text`, details(rounds.get(round)));
    return { title: table.words.say(`round-${round}`), text, at: "a-round" };
  },
  basic(table: Table, basic: string): Explanation {
    return { title: table.words.say(`basic-${basic}`), text: table.words.say(`help-${basic}`), at: basic };
  },
};

/** "small, green" */
function sort(table: Table, card: string): string {
  const row = objects.get(card);
  return row ? `${String(table.words.word("size", row.size))}, ${String(table.words.word("colour", row.colour))}` : "";
}

function object(table: Table, card: string, state: string): string {
  const { paper, energy } = needs(card);
  return table.words.say("web-rg-object", { paper, energy, points: worth(card, state === "decorated") });
}
