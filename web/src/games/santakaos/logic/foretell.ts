/** What an act of Santa Kaos costs and brings, in a sentence or two: cost, effect, result. */
import type { Question } from "../../../table/room";
import { printed } from "../../../wire/santakaos.content";
import type { Act, View } from "../../../wire/santakaos";
import { stopped } from "../../../words/speech";
import { byKind, type ByKind } from "../../common/kinds";
import { about } from "./explain";
import { artifacts, bonusAt, KINDS, type needs, RESOURCES, toys, worth, type Table } from "./names";

type Row = Record<string, unknown>;
type Seat = View["seats"][number];
type Counts = readonly (readonly [string, number])[];

/** The act to be confirmed: a die with its bonus and its location's action, all else with what it takes and gives, and the rule behind it. */
export function foretell(table: Table, act: Act): Pick<Question, "text" | "more"> {
  if (act.type === "take") return { text: die(table, act.colour, act.location) };
  const [pays, gets] = table.choice.staged?.preview?.view ? balance(table) : printedOn(table, act);
  const told = [pays, act.type === "gain" ? "" : gets, byKind(RESULTS, act, table)].filter(Boolean);
  const learnt = byKind(LEARNT, act, table);
  if (learnt) return { text: learnt, more: told.join(" ") };
  const text = [stopped(table.words.tell(act, table.names, "act-")), ...told].join(" ");
  return { text, more: byKind(RULES, act, table) || (told.length ? "" : rule(table, act)) };
}

/** What comes of an act later, which no number of now tells. */
const RESULTS: ByKind<Act, Table, string> = {
  "take-wish": ({ wish }, { words }) => words.say("web-sk-worth", { points: worth(wish) }),
  deliver: ({ wish }, { words }) => words.say("web-sk-counts", { points: worth(wish) }),
};

/** A card one will have: what it does comes before what it costs, and is told where room is short, too. */
const LEARNT: ByKind<Act, Table, string> = {
  "buy-artifact": ({ artifact }, table) => power(table, artifact),
  "dancer-buy-artifact": ({ artifact }, table) => power(table, artifact),
  "choose-artifact": ({ artifact }, table) => power(table, artifact),
  keep: ({ helper }, table) => named(about.helper(table, helper)),
};
const named = ({ title, text }: { title: string; text: string }): string => `${title}. ${text}`;

/** The rule behind an act. */
const RULES: ByKind<Act, Table, string> = {
  collect: (_, { words }) => words.say("help-collect"),
  look: (_, { words }) => words.say("help-look"),
};

/** What a new artifact will be good for. */
const power = (table: Table, artifact: string): string => named({ title: about.artifact(table, artifact).title, text: table.words.say("web-sk-power", { power: about.power(table, artifact) }) });

/** What an artifact does, where the numbers come only later. */
function rule(table: Table, { type }: Act): string {
  return artifacts.get(type) ? about.power(table, type) : "";
}

/** "Red die, Reindeer traffic: take a wish card or $1, then move the reindeer." */
function die(table: Table, colour: string, location: string): string {
  const details = { colour: table.words.say(`web-sk-die-${colour}`), location, bonus: bonus(table, colour, location), deed: deed(table, location) };
  return table.words.say("web-sk-take", details);
}

/** What the die's colour brings here and now. */
export function bonus(table: Table, colour: string, location: string): string {
  return table.words.say(`web-sk-brings-${brings(table, colour, location)}`, { ...printed.pieces, ...amounts() } as Row);
}

function brings({ view, side }: Table, colour: string, location: string): string {
  const own = view.seats[side];
  if (!bonusAt({ view, side }, location)) return "nothing";
  if (colour === "yellow") return own?.helper === "scrooge" ? "scrooge" : "yellow";
  if (colour === "green") return (own?.elves ?? 0) < printed.pieces.most_elves ? "green" : "coin";
  return view.market.length + view.deck_size > 0 ? "red" : "coin";
}

/** The numbers in helpers' texts, by helper. */
function amounts(): Row {
  return Object.fromEntries(printed.helpers.map(({ name, amount }) => [name.replaceAll("-", "_"), amount]));
}

/** The action of a location. */
export function deed(table: Table, location: string): string {
  return table.words.say(`web-sk-deed-${location}`);
}

/** What the own seat pays and gets by the act on show, where nothing of it is luck. */
function balance(table: Table): [pays: string, gets: string] {
  const after = table.choice.staged?.preview?.view as View | null | undefined;
  const [before, then] = [table.view.seats[table.side], after?.seats[table.side]];
  if (!before || !then) return ["", ""];
  const changes = [...KINDS, "elves"].map((kind) => [kind, held(then, kind) - held(before, kind)] as const);
  return [
    said(table, "web-sk-pays", changes.map(([kind, by]) => [kind, -by] as const)),
    said(table, "web-sk-gets", changes),
  ];
}

/** The same as the board has it, where dice are rolled before it can be counted: what a toy takes, what lies on the reindeer's space. */
function printedOn(table: Table, act: Act): [pays: string, gets: string] {
  const toy = act.type === "make" ? toys.get(act.toy) : undefined;
  const space = act.type === "move-reindeer" || act.type === "dancer-move-reindeer" ? printed.reindeer.find(({ space }) => space === act.space) : undefined;
  return [toy ? said(table, "web-sk-pays", each(toy)) : "", space ? said(table, "web-sk-gets", [...each(space), ["coin", space.coins]]) : ""];
}
const each = (row: Parameters<typeof needs>[0]): Counts => RESOURCES.map((kind) => [kind, row[kind]]);

function held(seat: Seat, kind: string): number {
  return kind === "elves" ? seat.elves : (seat.goods[kind] ?? 0);
}

/** "You get 2 cloth and $1." Nothing where there is nothing. */
function said(table: Table, key: string, counts: Counts): string {
  const some = counts.filter(([, count]) => count > 0).map(([kind, count]) => counted(table, kind, count));
  return some.length ? table.words.say(key, { things: table.words.join(some) }) : "";
}

function counted(table: Table, kind: string, count: number): string {
  if (kind === "coin") return `$${count}`;
  return kind === "elves" ? table.words.say("area-cost-elves", { count }) : table.words.say("web-sk-goods", { count, resource: kind });
}
