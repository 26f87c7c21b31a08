/** What a press on a piece means: it picks the acts that speak of it, as the layout says. */
import type { RoomTable } from "../../../table/room";
import type { Part, Tabletop } from "../../../wire/protocol";
import type { AnyAct } from "../../../wire/shapes";
import { rowsOf, type Piece } from "./pieces";

/** A piece or a player that can be pressed. */
export interface Spot {
  can: boolean;
  chosen: boolean;
  press: () => void;
}

/** Any field of an act that has the piece's name. */
const ANY = "*";
const NOTHING: Tabletop = { shared: [], seats: [], own: [], target: "" };

export const layoutOf = (table: RoomTable): Tabletop => table.edition?.layout ?? NOTHING;

/** A piece of a part; null where the layout gives it no meaning. */
export function pieceSpot(table: RoomTable, part: Part, piece: Piece): Spot | null {
  return part.pick ? spot(table, part.pick, `${part.path} ${piece.key}`, (act) => means(part, piece, act)) : null;
}

/** A player's things. */
export function seatSpot(table: RoomTable, seat: number): Spot | null {
  const { target } = layoutOf(table);
  return target ? spot(table, target, seat, (act) => Reflect.get(act, target) === seat) : null;
}

/** Is this act begun by a press on something that lies on the table? */
export function onTable(table: RoomTable, act: AnyAct): boolean {
  const { shared, seats, own, target } = layoutOf(table);
  const all = [...shared, ...own].map((part) => ({ part, seat: table.side }));
  const each = seats.flatMap((part) => [table.side, ...table.others].map((seat) => ({ part, seat })));
  const lies = ({ part, seat }: { part: Part; seat: number }) => part.pick && rowsOf(table, part, seat).flat().some((piece) => means(part, piece, act));
  return Reflect.has(act, target) || [...all, ...each].some(lies);
}

/** Does this act speak of that piece? */
function means(part: Part, piece: Piece, act: AnyAct): boolean {
  const [field = "", second] = part.pick.split(" ");
  if (second) return Reflect.get(act, field) === piece.row && Reflect.get(act, second) === piece.column;
  if (field === ANY) return piece.ids.some((id) => typeof id === "string" && Object.values(act).includes(id));
  return piece.ids.includes(Reflect.get(act, field) as string | number);
}

function spot(table: RoomTable, name: string, value: unknown, test: (act: AnyAct) => boolean): Spot {
  const { choice } = table;
  const chosen = choice.picked[name] === value || (choice.staged !== null && !Object.keys(choice.picked).length && test(choice.staged.act));
  const further = choice.could(test);
  const can = further || chosen || (choice.picked[name] !== undefined && table.legal.some(test));
  return {
    can: table.mine && can,
    chosen: table.mine && chosen,
    press: () => {
      if (chosen && choice.staged) return void choice.confirm();
      if (chosen) return choice.unpick(name);
      if (!further) choice.clear();
      void choice.pick(name, value, test);
    },
  };
}
