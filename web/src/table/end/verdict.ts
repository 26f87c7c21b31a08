/** Who won, and what decided between equals, in words. Mirrors ludoteca/cli/talk/score.py. */
import type { Outcome } from "../../wire/protocol";
import type { Table } from "../state/table.svelte";

export function winners(outcome: Outcome): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** "Ana wins with 57 points." `outcome`: of the table as it is shown, or of its end. */
export function verdict(table: Table, outcome = table.outcome): string {
  const { words, names } = table;
  const first = winners(outcome);
  const told = words.join(first.map((seat) => names[seat] ?? ""));
  if (!pointed(table, outcome)) return first.length > 1 ? words.say("verdict-nobody") : words.say("verdict-goal", { winner: told });
  return words.say(first.length > 1 ? "verdict-shared" : "verdict", { winners: told, points: outcome.scores[first[0] ?? 0] });
}

const pointed = ({ edition }: Table, outcome: Outcome): boolean => (edition?.has_points ?? true) && Object.keys(outcome.breakdown).length > 0;

/** How a finished game that is looked at again ended: "Ana wins with 57 points. Bento 41". */
export function ended(table: Table): string {
  const { outcome } = table.info;
  if (!outcome) return "";
  const order = outcome.ranks.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const others = pointed(table, outcome) ? order.filter((seat) => outcome.ranks[seat] !== 1) : [];
  return [verdict(table, outcome), others.map((seat) => `${table.names[seat]} ${outcome.scores[seat]}`).join(", ")].filter(Boolean).join(" ");
}

/** For each two neighbours in the ranking with equal scores, what put one before the other. */
export function ties(table: Table): string[] {
  const { outcome } = table;
  if (!table.scored) return [];
  const order = outcome.ranks.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const pairs = order.slice(1).map((second, place) => [order[place] ?? 0, second] as const);
  return pairs.filter(([a, b]) => outcome.scores[a] === outcome.scores[b]).map(([a, b]) => tie(table, a, b));
}

function tie(table: Table, first: number, second: number): string {
  const { outcome, words, names } = table;
  const told = { first: names[first], second: names[second], points: outcome.scores[first] };
  const decided = Object.entries(outcome.tie_breaks).find(([, values]) => values[first] !== values[second]);
  return decided ? words.say("tie-broken", { ...told, tie: decided[0] }) : words.say("tie-shared", told);
}

/** A seat's bar: what it gained by each source, as a share of the longest bar. */
export interface Built {
  seat: number;
  parts: { source: string; value: number; share: number; place: number }[];
}

/** The bars, the winner's first. What was lost is in the table only. */
export function built(outcome: Outcome): Built[] {
  const sources = Object.entries(outcome.breakdown);
  const gained = (seat: number) => sources.map(([source, points], place) => ({ source, place, value: Math.max(0, points[seat] ?? 0) }));
  const sum = (seat: number) => gained(seat).reduce((all, { value }) => all + value, 0);
  const seats = outcome.ranks.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const most = Math.max(1, ...seats.map(sum));
  return seats.map((seat) => ({
    seat,
    parts: gained(seat).filter(({ value }) => value > 0).map(({ source, place, value }) => ({ source, place, value, share: (100 * value) / most })),
  }));
}

/** By what: the source in which the winner was furthest ahead of the second, "Wish cards: 6 more than Bento". */
export function decidedBy(table: Table): string {
  const { outcome, words, names } = table;
  const [first, second] = built(outcome).map(({ seat }) => seat);
  if (first === undefined || second === undefined || winners(outcome).length > 1 || !table.scored) return "";
  const leads = Object.entries(outcome.breakdown).map(([source, points]) => ({ source, lead: (points[first] ?? 0) - (points[second] ?? 0) }));
  const best = leads.reduce((most, each) => (each.lead > most.lead ? each : most), { source: "", lead: 0 });
  return best.lead > 0 ? words.say("web-won-by", { points: best.source, lead: best.lead, name: names[second] }) : "";
}
