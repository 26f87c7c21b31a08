/** What an act on show would change, as marks on the floors: ghosts, gains, falls. */
import type { Ghost } from "../../../table/state/choice.svelte";
import type { Act, Event, View } from "../../../wire/holi";
import { printed } from "../../../wire/holi.content";
import { byKind, type ByKind } from "../../common/kinds";
import { floorNamed, floorOf, FLOORS, heightOf, pawnAt, tokenAt, type Floor, type Place } from "./names";

export interface Mark extends Place {
  kind: "can" | "may" | "could" | "here" | "no" | "token" | "falls" | "hit" | "pawn" | "taken" | "stack" | "last";
  seat?: number;
  /** Points, in a badge; `low`: at the foot of the cell, where an arrow comes from above. */
  gain?: number;
  low?: boolean;
}

/** A token's way down. */
export interface Fall {
  cell: string;
  from: Floor;
  to: Floor;
}

export interface Shown {
  marks: Mark[];
  falls: Fall[];
}

type HoliGhost = Ghost<View, Act, Event>;

const NOTHING: Shown = { marks: [], falls: [] };

/** The marks of the act that is staged or pointed at. */
export function shown(view: View, seat: number, ghost: HoliGhost | null): Shown {
  if (!ghost) return NOTHING;
  const { act, preview } = ghost;
  const floor = floorOf(view, seat);
  const gain = preview?.gain[seat];
  if (act.type === "end") return NOTHING;
  if (act.type === "start") return { marks: [standing("ground", act.cell, seat)], falls: [] };
  if (act.type === "climb") return climbing(view, seat, gain);
  if (act.type === "move") return moving(view, seat, act.cell, gain);
  const cells = act.type === "throw" ? act.cells : [act.cell];
  const here: Mark[] = act.type === "throw" ? [{ kind: "here", floor, cell: view.seats[seat]?.cell ?? "" }] : [];
  const thrown = preview ? told(preview.events, floor) : expected(view, seat, floor, cells);
  return { marks: [...here, ...thrown.marks], falls: thrown.falls };
}

const standing = (floor: Floor, cell: string, seat: number, gain?: number): Mark =>
  ({ kind: "pawn", floor, cell, seat, ...(gain ? { gain } : {}) });

function climbing(view: View, seat: number, gain?: number): Shown {
  const above = FLOORS[heightOf(floorOf(view, seat)) + 1] ?? "top";
  return { marks: [standing(above, view.seats[seat]?.cell ?? "", seat, gain)], falls: [] };
}

function moving(view: View, seat: number, cell: string, gain?: number): Shown {
  const floor = floorOf(view, seat);
  const over = FLOORS.filter((other) => heightOf(other) >= heightOf(floor) && tokenAt(view, other, cell) >= 0);
  const taken = over.map((other): Mark => ({ kind: "taken", floor: other, cell }));
  return { marks: [...taken, standing(floor, cell, seat, gain)], falls: [] };
}

/** Before the server has told: the tokens where they are thrown. */
function expected(view: View, seat: number, floor: Floor, cells: string[]): Shown {
  const marks = cells.map((cell): Mark => ({ kind: pawnAt(view, floor, cell) >= 0 ? "can" : "token", floor, cell, seat }));
  return { marks, falls: [] };
}

/** What the server foresees of a throw. */
function told(events: readonly Event[], from: Floor): Shown {
  const marks: Mark[] = [];
  const falls: Fall[] = [];
  const fallen = (cell: string, to: Floor, seat: number) => {
    marks.push({ kind: "falls", floor: from, cell, seat });
    falls.push({ cell, from, to });
  };
  for (const event of events) {
    if (event.type === "landed") {
      const to = floorNamed(event.floor);
      if (event.fell > 0) fallen(event.cell, to, event.seat);
      marks.push({ kind: "token", floor: to, cell: event.cell, seat: event.seat, gain: printed.points.floors[heightOf(to)] ?? 0, low: event.fell > 0 });
    } else if (event.type === "hit") {
      marks.push({ kind: "hit", floor: from, cell: event.cell, seat: event.seat, gain: event.points + printed.points.on_others });
    } else if (event.type === "caught") {
      fallen(event.cell, floorNamed(event.floor), event.seat);
      marks.push({ kind: "can", floor: floorNamed(event.floor), cell: event.cell, seat: event.seat, gain: printed.points.on_others, low: true });
    }
  }
  return { marks, falls };
}

const last = ({ floor, cell }: { floor: string; cell: string }): Mark => ({ kind: "last", floor: floorNamed(floor), cell });
const LAST: ByKind<Event, null, Mark> = { stood: ({ cell }) => last({ floor: "ground", cell }), landed: last, hit: last, caught: last, moved: last, climbed: last };

/** Soft rings where the last entry of another changed the board. */
export const lastMarks = (events: readonly Event[]): Mark[] => events.flatMap((event) => byKind(LAST, event, null) ?? []);
