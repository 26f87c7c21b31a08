/** The ask of Regalitos: what is to be decided, how far a wrapping or a delivery has come, and the answers in words. */
import type { Answer, Question } from "../../../table/room";
import { following } from "../../../table/ask/following";
import type { Act, View } from "../../../wire/regalitos";
import { counted, stopped } from "../../../words/speech";
import { about } from "./explain";
import { PARCELS, PILES, rounds, type Table } from "./names";

/** Acts that have no place on the table: they are buttons beside the sentence. */
const BUTTONS: readonly string[] = ["end", "discard-token", "done", "decline", "coal-to", "coal-away", "to-character"];
const FEW = 7;
/** Of what an act brings about: what pays for it, and what is worth telling before it is done. */
const COSTS: readonly string[] = ["paid-paper", "paid-energy"];
const RESULTS: readonly string[] = ["claimed", "wrapped", "decorated", "delivered", "delivered-to-vip", "gave-coal", "sent-coal-away", "gave-up"];

export function ask(table: Table): Question {
  const { choice } = table;
  if (choice.staged) return { text: staged(table, choice.staged.act), answers: [] };
  const acts = choice.begun ? choice.acts : table.legal.filter((act) => BUTTONS.includes(act.type));
  return { text: [sentence(table), total(table, table.view)].filter(Boolean).join(" "), answers: acts.slice(0, FEW).map((act) => button(table, act)) };
}

/** The act to be confirmed, with what it takes and brings; a pile with all its cards. */
function staged(table: Table, act: Act): string {
  const told = table.words.tell(act, table.names, "act-");
  if (act.type === "take") return pile(table, act, told);
  const after = table.choice.staged?.preview?.view;
  const follows = [...following(table, COSTS), ...following(table, RESULTS)];
  const sum = after && after.choice.units > 0 ? total(table, after) : "";
  return [stopped(told), ...follows, sum, follows.length || sum ? "" : help(table, act)].filter(Boolean).join(" ");
}

/** What an act is good for; an extra action says it itself. */
function help(table: Table, act: Act): string {
  if (act.type === "play") return about.card(table, act.extra).text;
  return table.words.has(`help-${act.type}`) ? table.words.say(`help-${act.type}`) : "";
}

function pile(table: Table, act: Extract<Act, { type: "take" }>, told: string): string {
  const { hidden = 0, cards = [] } = table.view.piles[PILES.indexOf(act.pile)] ?? {};
  const open = counted(cards.map((card) => about.card(table, card).title));
  return stopped(`${told}: ${table.words.join(hidden ? [table.words.say("pile-down", { count: hidden }), ...open] : open)}`);
}

/** What is to be decided. */
function sentence(table: Table): string {
  const { view, words } = table;
  if (view.benefit && words.has(`ask-benefit-${view.phase}`)) return words.say(`ask-benefit-${view.phase}`);
  if (view.phase !== "placing") return words.say(`ask-${view.phase}`);
  const extras = table.legal.some((act) => act.type === "play") ? "-extras" : "";
  const piles = table.legal.some((act) => PARCELS.some(({ basic }) => basic === act.type)) ? "" : "-pile";
  return words.say(`web-rg-placing${piles}${extras}`);
}

/** How much paper or energy what was picked takes, and how much there is; what is left to pay. */
function total(table: Table, view: View): string {
  const { words } = table;
  const area = view.seats[table.side];
  if (!area) return "";
  const { units, free } = view.choice;
  const less = view.family_rounds ? 0 : (rounds.get(view.round)?.paper_less ?? 0);
  const paper = { units: Math.max(0, units - less), have: area.paper_units, round: view.round, less };
  const { parcel, parcel_decorated: decorated } = view.choice;
  if (parcel) return stopped(words.say(decorated ? "parcel-decorated" : "parcel", { card: parcel }));
  if (view.phase === "papering") return words.say("web-rg-paper-left", { units });
  if (view.phase === "paying") return words.say("web-rg-energy-left", { units });
  if (free) return "";
  if (view.phase === "wrapping") return words.say(less ? "web-rg-paper-less" : "web-rg-paper-total", paper);
  if (view.phase === "delivering") return words.say("web-rg-energy-total", { units, have: area.energy_units });
  return "";
}

function button(table: Table, act: Act): Answer {
  return { label: table.words.tell(act, table.names, "act-"), press: () => void table.choice.do(act) };
}
