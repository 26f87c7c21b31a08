/** Pictures that travel over the table, several one after another. */
import { fly, TIMES, wait, type Motion } from "../../lib/motion";

/** A picture that travels: which symbol, from where, to where. */
export interface Journey {
  id: string;
  from: Element | null;
  to: Element | null;
  time?: number;
}

/** Let them all travel, each a little after the one before; what has no place on the screen is left out. */
export async function travel(motion: Motion, journeys: readonly Journey[]): Promise<void> {
  const able = journeys.flatMap(({ from, to, ...rest }) => (from && to ? [{ ...rest, from, to }] : []));
  await Promise.all(
    able.map(({ id, from, to, time = TIMES.move }, place) => fly(motion, picture(id), middle(from), middle(to), place * TIMES.step, time)),
  );
  if (able.length) await wait(motion, TIMES.step);
}

/** A symbol as an element of its own. */
function picture(id: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}

/** The middle of an element, as large as a piece. */
function middle(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const size = Math.min(40, box.width, box.height);
  return new DOMRect(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size);
}

/** Something on the table by a query. */
export const find = (motion: Motion, query: string): Element | null => motion.stage.querySelector(query);

/** Where a player's things lie: a place of the own area, or the plate of another. */
export function place(motion: Motion, seat: number, side: number, query: string): Element | null {
  if (seat === side) return find(motion, query) ?? find(motion, ".mine");
  return find(motion, `.others [data-seat="${seat}"]`) ?? find(motion, ".strip");
}
