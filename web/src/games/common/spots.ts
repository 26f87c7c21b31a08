/** What a press on a thing means: each thing on a table stands for some of the legal acts. */
import type { RoomTable } from "../../table/room";
import type { AnyAct, AnyView } from "../../wire/shapes";

/** A thing that can be pressed: is it open now, is it chosen, and what a press does. */
export interface Spot {
  can: boolean;
  chosen: boolean;
  press: () => void;
}

type Test<A> = (act: A) => boolean;

/**
 * The thing a decision begins with. Pressed while it cannot be, the server is asked why (`otherwise` is the act that
 * would be refused); pressed again while it is staged, it is confirmed, and while it is only begun, it is put back.
 */
export function spot<A extends AnyAct>(
  table: RoomTable<AnyView, A>,
  value: string,
  test: Test<A>,
  otherwise: A | null = null,
): Spot {
  const { choice } = table;
  const can = table.legal.some(test);
  const shown = choice.staged !== null && choice.picked.thing === undefined && test(choice.staged.act);
  const chosen = choice.picked.thing === value || shown;
  return {
    can,
    chosen,
    press: () => {
      if (!can) return explain(table, otherwise);
      if (chosen && choice.staged) return void choice.confirm();
      choice.clear();
      if (!chosen) void choice.pick("thing", value, test);
    },
  };
}

/** A further part of what was begun: which die to shift, what to give for what. */
export function part<A extends AnyAct>(
  table: RoomTable<AnyView, A>,
  name: string,
  value: string,
  test: Test<A>,
): Spot {
  const { choice } = table;
  const can = choice.picked.thing !== undefined && choice.could(test);
  const chosen = choice.picked[name] === value;
  return {
    can: can || chosen,
    chosen,
    press: () => {
      if (chosen && choice.staged) return void choice.confirm();
      if (can) void choice.pick(name, value, test);
    },
  };
}

/** A small step inside an action, done at once: it can be taken back like any other. */
export function step<A extends AnyAct>(
  table: RoomTable<AnyView, A>,
  test: Test<A>,
  otherwise: A | null = null,
): Spot {
  const act = table.legal.find(test);
  return { can: act !== undefined, chosen: false, press: () => (act ? void table.choice.do(act) : explain(table, otherwise)) };
}

/** Where in a row of things the one is that stands for all like it: the one that was pressed, or else the last. */
export function shownOf<T>(row: readonly T[], place: number, pressed: number): boolean {
  return place === (row[pressed] === row[place] ? pressed : row.lastIndexOf(row[place] as T));
}

/** One of several alike, of which one is meant: only that one is shown as chosen, and a press on another moves the choice to it. */
export function oneOf(spot: Spot, shown: boolean, mark: () => void): Spot {
  const moves = spot.chosen && !shown;
  return { ...spot, chosen: spot.chosen && shown, press: () => (mark(), moves ? undefined : spot.press()) };
}

/** Say why an act is not open, in the server's words. */
function explain<A extends AnyAct>(table: RoomTable<AnyView, A>, act: A | null): void {
  if (!act || !table.mine) return;
  table.preview(act).catch((trouble: unknown) => table.refuse(trouble));
}
