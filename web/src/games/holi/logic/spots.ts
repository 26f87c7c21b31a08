/** What a press on a thing of Holi means: which of the legal acts. */
import { settings } from "../../../browser/settings.svelte";
import type { Act, Throw } from "../../../wire/holi";
import { same } from "../../../wire/shapes";
import { beside, CELLS, floorNamed, floorOf, FLOORS, heightOf, turned, type Place, type Table } from "./names";

/** The card in the fingers. */
export interface Held {
  card: string;
  down: boolean;
}

/** What was picked up, or what an act staged elsewhere (by the hint, in the text view) would take. */
export function held(table: Table): Held | null {
  const picked = table.choice.picked.card as Held | undefined;
  if (picked) return picked;
  const act = table.choice.staged?.act;
  return act?.type === "throw" || act?.type === "throw-down" ? { card: act.card, down: act.type === "throw-down" } : null;
}
/** Was the own pawn pressed, to see where it can go? */
export const lifted = (table: Table): boolean => table.choice.picked.pawn === true;

const plays = (card: string, down: boolean) => (act: Act): boolean =>
  (down ? act.type === "throw-down" : act.type === "throw") && "card" in act && act.card === card;

/** Can this card be thrown that way, now? */
export const canThrow = (table: Table, card: string, down: boolean): boolean => table.legal.some(plays(card, down));

/** Take a card of the hand; the one in the fingers is put back. One that fits nowhere face up is held face down. */
export async function take(table: Table, card: string): Promise<void> {
  if (held(table)?.card === card) return table.choice.clear();
  table.choice.clear();
  const down = !canThrow(table, card, false) && canThrow(table, card, true);
  if (!canThrow(table, card, down)) return why(table, { type: "throw", card, cells: [] });
  await hold(table, card, down);
}

/** Turn the card in the fingers over: face down it gives one token anywhere. */
export async function turnOver(table: Table): Promise<void> {
  const hand = held(table);
  if (!hand) return;
  if (canThrow(table, hand.card, !hand.down)) return hold(table, hand.card, !hand.down);
  return why(table, hand.down ? { type: "throw", card: hand.card, cells: [] } : { type: "throw-down", card: hand.card, cell: own(table)?.cell ?? "A1" });
}

async function hold(table: Table, card: string, down: boolean): Promise<void> {
  void table.choice.peek(null);
  await table.choice.pick("card", { card, down }, plays(card, down));
}

/** Press the own pawn: show where it can go, or put it down again. */
export async function lift(table: Table): Promise<void> {
  if (lifted(table)) return table.choice.clear();
  await table.choice.pick("pawn", true, (act) => act.type === "move" || act.type === "climb");
}

/** Where the own pawn stands. */
export function own(table: Table): Place | null {
  const seat = table.view.seats[table.side];
  return seat?.cell ? { floor: floorNamed(seat.floor), cell: seat.cell } : null;
}

/** The legal throws of the card in the fingers, in the order in which turning the card goes through them. */
export function throws(table: Table): Throw[] {
  const pawn = own(table);
  const hand = held(table);
  if (!pawn || !hand) return [];
  const left = table.choice.acts.filter((act): act is Throw => act.type === "throw" && act.card === hand.card);
  const ordered: Throw[] = [];
  for (const act of left) {
    for (let [cells, turn] = [act.cells as (string | null)[], 0]; turn < 4; turn++) {
      const found = left.find((other) => sameCells(other.cells, cells));
      if (found && !ordered.includes(found)) ordered.push(found);
      cells = quarter(cells, pawn.cell);
    }
  }
  return ordered;
}

const quarter = (cells: (string | null)[], round: string): (string | null)[] =>
  cells.map((cell) => (cell === null ? null : turned(cell, round)));
const sameCells = (one: readonly string[], other: readonly (string | null)[]): boolean =>
  one.length === other.length && one.every((cell) => other.includes(cell));

/** Turn the pattern on; with a cell, only through the throws that colour it. */
export function rotate(table: Table, step = 1, through: string | null = null): void {
  const all = throws(table);
  const here = through ? all.filter((act) => act.cells.includes(through)) : [];
  const ways = here.length > 1 ? here : all;
  const ghost = table.choice.ghost;
  const now = ways.findIndex((act) => same(act, ghost?.act));
  const next = ways[(now + step + ways.length) % ways.length] ?? ways[0];
  if (!next) return;
  void table.choice.peek(settings.confirm ? null : next);
  if (settings.confirm) void table.choice.stage(next);
}

/** What pressing a cell would do: the ghost's act if it concerns the cell, else the first that does. */
export function actAt(table: Table, place: Place): Act | null {
  const acts = table.choice.acts.filter((act) => concerns(table, act, place));
  const shown = table.choice.ghost?.act;
  return acts.find((act) => same(act, shown)) ?? (held(table) ? (throws(table).find((act) => concerns(table, act, place)) ?? acts[0]) : acts[0]) ?? null;
}

/** Would pressing this cell mean this act, with what is in the fingers? */
function concerns(table: Table, act: Act, place: Place): boolean {
  const [pawn, hand] = [own(table), held(table)];
  const onFloor = place.floor === floorOf(table.view, table.side);
  if (act.type === "throw") return onFloor && !!hand && plays(hand.card, hand.down)(act) && act.cells.includes(place.cell);
  if (act.type === "throw-down") return onFloor && !!hand && plays(hand.card, hand.down)(act) && act.cell === place.cell;
  if (act.type === "climb") return pawn !== null && place.cell === pawn.cell && heightOf(place.floor) === heightOf(pawn.floor) + 1;
  return act.type !== "end" && onFloor && act.cell === place.cell;
}

/** All cells that can be pressed now. */
export function choosable(table: Table): Place[] {
  const floors = FLOORS.filter((floor) => Math.abs(heightOf(floor) - heightOf(floorOf(table.view, table.side))) < 2);
  const acts = table.choice.acts;
  return floors.flatMap((floor) => CELLS.map((cell) => ({ floor, cell }))).filter((place) => acts.some((act) => concerns(table, act, place)));
}

/** Press a cell: show what it would do; pressed again, do it. What cannot be is explained. */
export async function press(table: Table, place: Place): Promise<void> {
  if (!table.mine) return;
  const act = actAt(table, place);
  const { staged } = table.choice;
  if (act && staged && same(act, staged.act)) return table.choice.confirm();
  if (act) return table.choice.stage(act);
  const pawn = own(table);
  if (pawn && pawn.floor === place.floor && pawn.cell === place.cell && !held(table)) return lift(table);
  return refused(table, place);
}

/** Say why a cell cannot be pressed: the server knows. */
async function refused(table: Table, { floor, cell }: Place): Promise<void> {
  const [hand, pawn] = [held(table), own(table)];
  const phase = table.view.phase;
  if (phase === "placing") return why(table, { type: "start", cell });
  if (phase === "warming-up") return why(table, { type: "warm-up", cell });
  if (pawn && pawn.cell === cell && heightOf(floor) === heightOf(pawn.floor) + 1) return why(table, { type: "climb" });
  if (floor !== pawn?.floor) return;
  if (hand) return why(table, hand.down ? { type: "throw-down", card: hand.card, cell } : { type: "throw", card: hand.card, cells: [cell] });
  return why(table, { type: "move", cell });
}

/** Ask for what cannot be done, and show the reason. */
export async function why(table: Table, act: Act): Promise<void> {
  await table.preview(act).catch((trouble: unknown) => table.refuse(trouble));
}

/** The next cell in a direction, going on to the next floor at the side. */
export function step(from: Place, columns: number, rows: number): Place {
  const next = beside(from.cell, columns, rows);
  if (next) return { floor: from.floor, cell: next };
  const floor = columns ? FLOORS[heightOf(from.floor) + columns] : undefined;
  return floor ? { floor, cell: `${columns > 0 ? "A" : "F"}${from.cell.slice(1)}` } : from;
}
