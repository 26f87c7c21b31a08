/** The ask of Holi: what is to be decided, and the other answers. */
import type { Answer, Question } from "../../../table/room";
import type { Ghost } from "../../../table/state/choice.svelte";
import type { Act, Event, View } from "../../../wire/holi";
import type { Table } from "./names";
import { sight } from "./sight.svelte";
import { canThrow, held, rotate, throws, turnOver, why } from "./spots";

type Staged = Ghost<View, Act, Event>;

export function ask(table: Table): Question {
  const { staged } = table.choice;
  return { text: staged ? foretell(table, staged) : open(table), answers: answers(table) };
}

/** Nothing is staged: what may be done. */
function open(table: Table): string {
  const { words, view } = table;
  const hand = held(table);
  if (hand?.down) return [...noFit(table, hand.card), words.say("holi-ask-down", { card: hand.card })].join(" ");
  if (hand) return words.say("holi-ask-card", { card: hand.card });
  if (view.phase === "placing") return words.say("ask-start");
  if (view.phase === "warming-up") return words.say("ask-warm-up");
  if (view.thrown) return words.say(more(table));
  return words.say(table.legal.some((act) => act.type === "throw" || act.type === "throw-down") ? throwing(view) : "holi-ask-first");
}

/** Before the throw: what may be done besides. */
function throwing({ moved, climbed }: View): string {
  if (moved) return climbed ? "ask-throw-only" : "ask-throw-climb";
  return climbed ? "ask-throw-move" : "ask-throw";
}

/** Why a card is not offered face up, before it is offered face down. */
function noFit(table: Table, card: string): string[] {
  return canThrow(table, card, false) ? [] : [table.words.say("no-room-for-pattern", { card })];
}

/** After the throw: what is still open, and nothing else. */
function more(table: Table): string {
  const can = (type: string) => table.legal.some((act) => act.type === type);
  if (can("move") && can("climb")) return "ask-more";
  return can("climb") ? "ask-more-climb" : "ask-more-move";
}

/** What the staged act would do. */
function foretell(table: Table, { act, preview }: Staged): string {
  const { words } = table;
  const question = act.type === "throw" ? words.say("holi-ask-throw", { card: act.card }) : words.say("holi-ask", { act: words.tell(act, table.names, "act-") });
  const parts = inOrder(preview?.events ?? []).map((event) => effect(table, event)).filter((part) => part !== "");
  return parts.length ? `${question} ${sentence(words.join(parts))}.` : question;
}

/** What stays is told first, then what falls, then whom it meets. */
function inOrder(events: readonly Event[]): Event[] {
  const rank = (event: Event) => (event.type === "landed" ? Number(event.fell > 0) : event.type === "hit" ? 2 : 3);
  return [...events].sort((one, other) => rank(one) - rank(other));
}

const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** A part of what would happen; empty where the act itself says it. */
function effect(table: Table, event: Event): string {
  const { words, names } = table;
  if (event.type === "landed") return words.say(event.fell ? "holi-would-fall" : "holi-would-stay", { ...event, place: event.floor }, names);
  if (event.type === "hit") return words.say("holi-would-hit", { ...event }, names);
  if (event.type === "caught") return words.say("holi-would-catch", { ...event }, names);
  if (event.type === "climbed") return words.say("holi-would-climb", { ...event });
  if (event.type === "moved" && (event.owners.length || event.sweets)) {
    return words.say("holi-would-take", { tokens: event.owners.length, sweets: event.sweets });
  }
  return "";
}

/** Turning the pattern and the card, climbing, ending the turn. */
function answers(table: Table): Answer[] {
  const { words, view } = table;
  const hand = held(table);
  if (hand && !hand.down && table.choice.staged) return turning(table);
  if (hand) return [...(hand.down ? [] : turning(table)), over(table, hand.card, hand.down)];
  if (view.phase !== "playing" || table.choice.staged) return [];
  return [climb(table), ...end(table)].map((answer) => ({ ...answer, label: words.say(answer.label) }));
}

function turning(table: Table): Answer[] {
  if (throws(table).length < 2) return [];
  return [{ label: table.words.say("holi-rotate"), icon: "turn", key: "r", press: () => rotate(table, 1, sight.pointed?.cell ?? null) }];
}

function over(table: Table, card: string, down: boolean): Answer {
  const label = table.words.say(down ? "holi-face-up" : "holi-face-down");
  const press = () => void turnOver(table);
  const no = table.words.say(down ? "no-room-for-pattern" : "no-down-twice", { card });
  return { label, icon: down ? "eye" : "shut", key: "f", press, ...(canThrow(table, card, !down) ? {} : { why: no }) };
}

/** Climb is always there, and says why when it cannot be. */
function climb(table: Table): Answer {
  const can = table.legal.some((act) => act.type === "climb");
  return { label: "kind-climb", key: "c", press: () => void (can ? table.choice.stage({ type: "climb" }) : why(table, { type: "climb" })) };
}

function end(table: Table): Answer[] {
  const can = table.legal.some((act) => act.type === "end");
  return can ? [{ label: "kind-end", key: "e", press: () => void table.choice.stage({ type: "end" }) }] : [];
}
