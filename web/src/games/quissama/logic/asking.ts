/** The ask of Quissama: what is to be decided, what is due, and the answers in words. */
import type { Answer, Question } from "../../../table/room";
import { following } from "../../../table/ask/following";
import type { Act, View } from "../../../wire/quissama";
import { stopped } from "../../../words/speech";
import type { Table } from "./names";

const SENTENCES: Readonly<Record<string, string>> = {
  settling: "ask-settle",
  playing: "ask-play",
  paying: "ask-pay",
  swapping: "ask-swap",
  robbing: "ask-rob",
  discarding: "ask-discard",
};
/** Acts that have no place on the table: they are buttons beside the sentence. */
const BUTTONS: readonly string[] = ["end", "keep", "rob"];
const ABILITIES: readonly string[] = ["lay", "take", "look", "rob"];
/** Of what an act brings about: what pays for it, and what is worth telling before it is done. */
const COSTS: readonly string[] = ["used-tokens", "used-leftovers", "paid"];
const RESULTS: readonly string[] = ["took-shop", "pushed-out", "took-minister", "took-influence", "conquered", "captured", "cleared", "attacked", "sent-back", "fled", "exposed", "won"];
/** Parts of an act that no place on the table stands for. */
const NOWHERE: readonly string[] = ["target", "icon"];

export function ask(table: Table): Question {
  const { choice, view } = table;
  if (choice.staged) return { text: foretell(table, choice.staged.act), answers: [] };
  if (choice.begun) return { text: further(table), answers: rest(table) };
  const buttons = table.legal.filter((act) => BUTTONS.includes(act.type) && (act.type !== "rob" || view.phase === "robbing"));
  return { text: sentence(table), answers: buttons.map((act) => button(table, act)) };
}

/** The act to be confirmed: what pays for it, or is still to be chosen, and what comes of it. */
function foretell(table: Table, act: Act): string {
  const after = table.choice.staged?.preview?.view;
  const pays = after?.phase === "paying" ? [due(table, after)] : following(table, COSTS);
  return [stopped(told(table, act)), ...pays, ...following(table, RESULTS)].join(" ");
}

/** The act in words; a swap in the Market names both cards. */
export function told(table: Table, act: Act): string {
  if (act.type !== "trade") return table.words.tell(act, table.names, "act-");
  const taken = table.view.market[act.slot - 1] ?? "";
  return table.words.say("web-qs-trade", { card: act.card, taken: table.words.say(`card-${taken}`) });
}

function sentence(table: Table): string {
  const { view, words } = table;
  if (view.phase === "playing" && table.legal.some((act) => ABILITIES.includes(act.type))) return words.say("ask-abilities");
  const asked = words.say(SENTENCES[view.phase] ?? "ask-choose");
  return view.phase === "paying" ? `${asked} ${due(table, view)}` : asked;
}

/** "To pay: Burgher and Coin (×2)" */
function due({ words }: Table, view: View): string {
  const icons = Object.entries(view.due).filter(([, count]) => count > 0).map(([icon, count]) => words.say(`icon-${icon}`) + (count > 1 ? ` (×${count})` : ""));
  return `${words.say("table-due")}: ${words.join(view.identical_due ? [words.say("table-identical"), ...icons] : icons)}.`;
}

/** Something was begun: point on, or choose one of the ways that are left. */
function further(table: Table): string {
  const slots = new Set(table.choice.acts.map((act) => (act.type === "trade" ? act.slot : 0)));
  const [slot = 0] = slots;
  if (slot && slots.size === 1) return table.words.say("web-qs-trade-give", { card: table.words.say(`card-${table.view.market[slot - 1] ?? ""}`) });
  const kinds = [...new Set(table.choice.acts.map((act) => act.type))];
  const [kind] = kinds;
  if (kinds.length === 1 && kind && table.words.has(`help-${kind}`)) return table.words.say(`help-${kind}`, table.view.facts);
  return table.words.say("web-qs-further");
}

/** What is ringed needs no button: after a card these are places, the Market and combinations; one place may stand for several kinds. */
function rest(table: Table): Answer[] {
  const { acts, picked } = table.choice;
  if (differNowhere(acts)) return acts.map((act) => button(table, act));
  const kinds = [...new Set(acts.map((act) => act.type))];
  if (kinds.length < 2) return [];
  const shown = String(picked.thing).startsWith("card ") ? kinds.filter((kind) => kind === "discard") : kinds;
  return shown.map((kind) => ({ label: table.words.say(`kind-${kind}`), press: () => void table.choice.pick("kind", `kind ${kind}`, (act) => act.type === kind) }));
}

/** Is all that is left to choose something one cannot point at: a player, or what a minister is placed without? */
function differNowhere(acts: readonly Act[]): boolean {
  const placed = acts.map((act) => JSON.stringify(Object.entries(act).filter(([part]) => !NOWHERE.includes(part))));
  return new Set(placed).size === 1;
}

function button(table: Table, act: Act): Answer {
  return { label: table.words.tell(act, table.names, "act-"), press: () => void (act.type === "end" || act.type === "keep" ? table.choice.do(act) : table.choice.stage(act)) };
}
