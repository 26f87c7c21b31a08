/** Who won, and what decided between equals, in words. Mirrors ludoteca/cli/talk/score.py. */
import type { Outcome } from "../../wire/protocol";
import type { Table } from "../state/table.svelte";

export function winners(outcome: Outcome): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** "Ana wins with 57 points." */
export function verdict(table: Table): string {
  const { outcome, words, names } = table;
  const first = winners(outcome);
  const told = words.join(first.map((seat) => names[seat] ?? ""));
  if (!table.scored) return first.length > 1 ? words.say("verdict-nobody") : words.say("verdict-goal", { winner: told });
  return words.say(first.length > 1 ? "verdict-shared" : "verdict", { winners: told, points: outcome.scores[first[0] ?? 0] });
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
