/** Who won, and what decided between equals, in words. Mirrors ludoteca/cli/talk/score.py. */
import type { Outcome } from "../../wire/protocol";
import type { Table } from "../state/table.svelte";

export function winners(outcome: Outcome): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** The seats, the winner's first. */
export function ranked(outcome: Outcome): number[] {
  return outcome.ranks.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
}

/** "Ana wins with 57 points." `outcome`: of the table as it is shown, or of its end. */
export function verdict(table: Table, outcome = table.outcome): string {
  const { words, names } = table;
  const first = winners(outcome);
  const told = words.join(first.map((seat) => names[seat] ?? ""));
  if (!pointed(table, outcome)) return first.length > 1 ? words.say("verdict-nobody") : words.say("verdict-goal", { winner: told });
  return words.say(first.length > 1 ? "verdict-shared" : "verdict", { winners: told, points: outcome.scores[first[0] ?? 0] });
}

/** The same in large letters: "Ana wins with 57"; what the game itself calls it; who plays alone has points. */
export function headline(table: Table): string {
  const { outcome, words, names } = table;
  const first = winners(outcome);
  const told = words.join(first.map((seat) => names[seat] ?? ""));
  const own = table.room.ending?.headline?.(table, told);
  if (own) return own;
  if (!pointed(table, outcome)) return first.length > 1 ? words.say("web-won-none") : verdict(table);
  const key = names.length === 1 ? "web-won-alone" : first.length > 1 ? "web-won-shared" : "web-won";
  return words.say(key, { winners: told, points: outcome.scores[first[0] ?? 0] });
}

const pointed = ({ edition }: Table, outcome: Outcome): boolean => (edition?.has_points ?? true) && Object.keys(outcome.breakdown).length > 0;

/** How a finished game that is looked at again ended: "Ana wins with 57 points. Bento 41". */
export function ended(table: Table): string {
  const { outcome } = table.info;
  if (!outcome) return "";
  const order = ranked(outcome);
  const others = pointed(table, outcome) ? order.filter((seat) => outcome.ranks[seat] !== 1) : [];
  return [verdict(table, outcome), others.map((seat) => `${table.names[seat]} ${outcome.scores[seat]}`).join(", ")].filter(Boolean).join(" ");
}

/** For each two neighbours in the ranking with equal scores, what put one before the other. */
export function ties(table: Table): string[] {
  const { outcome } = table;
  if (!table.scored) return [];
  const order = ranked(outcome);
  const pairs = order.slice(1).map((second, place) => [order[place] ?? 0, second] as const);
  return pairs.filter(([a, b]) => outcome.scores[a] === outcome.scores[b]).map(([a, b]) => tie(table, a, b));
}

function tie(table: Table, first: number, second: number): string {
  const { outcome, words, names } = table;
  const told = { first: names[first], second: names[second], points: outcome.scores[first] };
  const decided = tieBreak(outcome, first, second);
  return decided ? words.say("tie-broken", { ...told, tie: decided }) : words.say("tie-shared", told);
}

/** The first of the tie-breaks in which two differ. */
const tieBreak = ({ tie_breaks }: Outcome, first: number, second: number): string | undefined =>
  Object.keys(tie_breaks).find((name) => tie_breaks[name]?.[first] !== tie_breaks[name]?.[second]);

/** A seat's bar: what it gained by each source and what it lost, as shares of the longest bar. */
export interface Built {
  seat: number;
  parts: { source: string; value: number; share: number; place: number }[];
  lost: { value: number; share: number; sources: (readonly [string, number])[] };
}

/** The bars, the winner's first. */
export function built(outcome: Outcome): Built[] {
  const seats = ranked(outcome).map((seat) => ({ seat, gained: gainedBy(outcome, seat), lost: lostBy(outcome, seat) }));
  const sum = (points: readonly { value: number }[]) => points.reduce((all, { value }) => all + value, 0);
  const most = Math.max(1, ...seats.map(({ gained, lost }) => sum(gained) + sum(lost)));
  const share = (value: number) => (100 * value) / most;
  return seats.map(({ seat, gained, lost }) => ({
    seat,
    parts: gained.map((part) => ({ ...part, share: share(part.value) })),
    lost: { value: sum(lost), share: share(sum(lost)), sources: lost.map(({ source, value }) => [source, value] as const) },
  }));
}

const gainedBy = (outcome: Outcome, seat: number) =>
  Object.entries(outcome.breakdown)
    .map(([source, points], place) => ({ source, place, value: points[seat] ?? 0 }))
    .filter(({ value }) => value > 0);
const lostBy = (outcome: Outcome, seat: number) =>
  Object.entries(outcome.breakdown)
    .map(([source, points]) => ({ source, value: -(points[seat] ?? 0) }))
    .filter(({ value }) => value > 0);

/** The sources by which anybody gained, or lost. */
export const gaining = ({ breakdown }: Outcome): string[] => Object.keys(breakdown).filter((source) => breakdown[source]?.some((value) => value > 0));
export const losing = ({ breakdown }: Outcome): string[] => Object.keys(breakdown).filter((source) => breakdown[source]?.some((value) => value < 0));

/** By what: the source in which the winner was furthest ahead of the second, "Wish cards: 6 more than Bento", or lost least; of equals what decided. */
export function decidedBy(table: Table): string {
  const { outcome, words, names } = table;
  const [first, second] = ranked(outcome);
  if (first === undefined || second === undefined || winners(outcome).length > 1 || !table.scored) return "";
  if (outcome.scores[first] === outcome.scores[second]) return words.say("web-won-level", { name: names[second], tie: tieBreak(outcome, first, second) ?? "" });
  const leads = Object.entries(outcome.breakdown).map(([source, points]) => ({ source, lead: (points[first] ?? 0) - (points[second] ?? 0), lost: (points[first] ?? 0) <= 0 }));
  const best = leads.reduce((most, each) => (each.lead > most.lead ? each : most), { source: "", lead: 0, lost: false });
  return best.lead > 0 ? words.say(best.lost ? "web-won-by-lost" : "web-won-by", { points: best.source, lead: best.lead, name: names[second] }) : "";
}
