/** The ask of Santa Kaos: what is to be decided, and the answers that lie nowhere on the table. */
import type { Answer, Question } from "../../../table/room";
import type { Act } from "../../../wire/santakaos";
import { printed } from "../../../wire/santakaos.content";
import { about } from "./explain";
import { bonus, deed, foretell } from "./foretell";
import { COLOURS, type Table } from "./names";
import { pointing, swapping } from "./spots";

/** Acts that have no place on the table: they are buttons beside the sentence. */
const BUTTONS: readonly string[] = ["coins", "elf", "jack-frost", "collect", "befana-collect", "look", "neither", "enough", "choose-reward", "use", "decline", "baba-yaga", "end"];
/** A choice this short is offered as buttons. */
const FEW = 7;

export function ask(table: Table): Question {
  const { choice } = table;
  if (choice.staged) return { ...foretell(table, choice.staged.act), answers: [] };
  if (choice.begun && choice.acts.length) return { text: further(table), answers: rest(table) };
  return { text: sentence(table), answers: table.legal.filter((act) => BUTTONS.includes(act.type)).map((act) => button(table, act)) };
}

/** What is to be decided, as the rules' stack of decisions says it. */
function sentence(table: Table): string {
  const { view, words } = table;
  const next = view.pending.at(-1);
  if (!next) return view.stage === "action" ? words.say("web-sk-action", { location: view.location, deed: deed(table, view.location) }) : words.say(`ask-${view.stage}`);
  if (next.kind === "ask") return words.say(`ask-${printed.helpers[next.which]?.name ?? ""}`);
  if (next.kind === "bonus") return words.say("web-sk-bonus", { bonus: bonus(table, COLOURS[next.which] ?? "", view.location) });
  if (next.kind === "helpers" && !next.flag) return words.say("web-sk-helpers", { ...printed.pieces });
  const all = next.done + next.count;
  if (next.kind === "gain" && all > 1) return words.say(next.flag ? "web-sk-collect" : "web-sk-gain", { number: next.done + 1, all });
  if (next.kind === "bag") return words.say("web-sk-bag", { number: next.done + 1, all });
  return words.say(`ask-${next.kind}`);
}

/** Something was begun and is not yet one act: by a few buttons, or by pointing on. A toy tells what it takes and is worth. */
function further(table: Table): string {
  const [first] = table.choice.acts;
  if (first && "toy" in first && table.choice.acts.every((act) => "toy" in act && act.toy === first.toy)) {
    const { title, text } = about.toy(table, first.toy);
    return `${title}. ${text}`;
  }
  if (swapping(table)) {
    const { given } = table.choice.picked;
    return given === undefined ? table.words.say("web-sk-swap-given") : table.words.say("web-sk-swap-taken", { resource: given });
  }
  const kinds = new Set(table.choice.acts.map((act) => act.type));
  if (kinds.size > 1 || !first) return table.words.say("ask-choose");
  const help = `help-${first.type}`;
  return table.words.has(help) ? table.words.say(help) : String(table.words.word("kind", first.type));
}

/** What is ringed on the table needs no button. */
function rest(table: Table): Answer[] {
  if (pointing(table)) return [];
  const { acts } = table.choice;
  if (acts.length <= FEW) return acts.map((act) => button(table, act));
  const kinds = [...new Set(acts.map((act) => act.type))];
  if (kinds.length < 2) return [];
  return kinds.map((kind) => ({
    label: String(table.words.word("kind", kind)),
    press: () => void table.choice.pick("type", kind),
  }));
}

function button(table: Table, act: Act): Answer {
  const label = act.type === "coins" ? table.words.say("web-sk-coins-instead", { ...printed.pieces }) : table.words.tell(act, table.names, "act-");
  return { label, press: () => void table.choice.do(act) };
}
