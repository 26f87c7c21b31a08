/** Pictures that travel over the table, several one after another. */
import { phone } from "../../browser/phone";
import { fly, ringed, TIMES, wait, type Motion } from "../../table/motion/motion";

type Thing = Element | null | undefined;

/** Something that travels: a thing that lies on the table and leaves its place, or a symbol. */
export interface Journey {
  to: Thing;
  /** The thing itself travels, as it looks, where it can be seen. */
  piece?: Thing;
  /** Else this symbol does, out of another place. */
  id?: string;
  from?: Thing;
  /** Whose colour the symbol takes. */
  seat?: number;
  /** What the symbol stands for leaves its place; else it comes out of a supply that stays. */
  leaves?: boolean;
  /** What it shows on the way, one after another: a die that rolls. */
  faces?: readonly string[];
  time?: number;
  /** Gone when it has arrived, since it goes on from there. */
  passes?: boolean;
  /** The game lays it out: it is nobody's move, and not marked as one. */
  dealt?: boolean;
}
interface Able extends Journey {
  from: Element;
  to: Element;
}

/** Let them all travel, each a little after the one before; what has no place on the screen is left out. */
export async function travel(motion: Motion, journeys: readonly Journey[]): Promise<void> {
  const able = journeys.map(begun).filter((journey): journey is Able => shown(journey.from) && shown(journey.to));
  await Promise.all(able.map((journey, place) => go(motion, journey, place * Math.min(TIMES.step, MOST_DELAY / able.length))));
  if (able.length) await wait(motion, TIMES.step);
}

/** However many travel, the last one starts after this. */
const MOST_DELAY = 700;

/** A journey with its start: the thing itself where it can be seen, else the symbol. */
function begun({ piece, id, ...journey }: Journey): Journey {
  return shown(piece) ? { ...journey, from: piece, leaves: true } : id ? { ...journey, id } : { ...journey, from: null };
}

async function go(motion: Motion, journey: Able, delay: number): Promise<void> {
  const { from, to, id, seat = -1, leaves = false, faces = [], time = TIMES.move, passes = false, dealt = false } = journey;
  if (!passes && !dealt) motion.mark(whole(to));
  const start = id ? within(from, LARGE) : from.getBoundingClientRect();
  const piece = id ? picture(id, seat) : copy(from);
  if (leaves) hide(motion, from);
  if (motion.still) return ringed(motion, whole(to));
  const end = within(to, Math.max(start.width, start.height), start.width / start.height);
  const flight = fly(motion, piece, start, end, { delay, time, stays: !passes });
  await Promise.all([flight, roll(motion, piece, faces, delay, time)]);
}

/** What is marked as the place something came to: where it is but the next free one of a row, the row. */
const whole = (to: Element): Element => (to.matches(".next") && to.closest("[data-zone]")) || to;

/** Show one face after another, at the end the one it began with. */
async function roll(motion: Motion, piece: Element, faces: readonly string[], delay: number, time: number): Promise<void> {
  const use = piece.querySelector("use");
  const last = use?.getAttribute("href") ?? "";
  if (!use || !faces.length) return;
  use.setAttribute("href", `#${faces[0] ?? ""}`);
  await wait(motion, delay);
  for (const face of [...faces.slice(1).map((each) => `#${each}`), last]) {
    await wait(motion, time / (faces.length + 1));
    use.setAttribute("href", face);
  }
}

/** Take a thing off the table until the next position is drawn. */
export function hide(motion: Motion, thing: Element): void {
  const { style } = thing as HTMLElement | SVGElement;
  style.visibility = "hidden";
  motion.after(() => (style.visibility = ""));
}

/** Take up a thing found by a query, so that the next one found is another. */
export function lift(motion: Motion, query: string): Element | null {
  const thing = find(motion, query);
  if (thing) hide(motion, thing);
  return thing;
}

/** A symbol as an element of its own. */
function picture(id: string, seat: number): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  if (seat >= 0) svg.classList.add(`seat-${seat + 1}`);
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}

/** A thing as it looks, without its ring and its name. */
function copy(thing: Element): Element {
  const piece = thing.cloneNode(true) as HTMLElement | SVGElement;
  piece.style.visibility = "";
  piece.classList.remove("can", "chosen");
  piece.setAttribute("aria-hidden", "true");
  piece.setAttribute("inert", "");
  return piece;
}

/** A symbol is drawn no larger than this on its way, */
const LARGE = 40;

/** and nothing smaller than this. */
const SMALL = 18;

/** The middle of an element, of this proportion, and no larger than so much. */
function within(element: Element, most: number, ratio = 1): DOMRect {
  const box = element.getBoundingClientRect();
  const height = Math.max(SMALL, Math.min(box.height, box.width / ratio, most / Math.max(1, ratio)));
  const width = height * ratio;
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

const shown = (element: Thing): boolean => (element?.getBoundingClientRect().width ?? 0) > 0;

/** Something on the table by a query, `inside` something else: the first that can be seen and has not left. */
export function find({ stage }: Motion, query: string, inside = ""): Element | null {
  const roots = inside ? [...stage.querySelectorAll(inside)] : [stage];
  const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement | SVGElement>(query)]);
  return all.find((each) => each.style.visibility !== "hidden" && shown(each)) ?? null;
}

/** Where a player's things lie: a place of the own area, one on the plate of another, or on a phone the strip. */
export function place(motion: Motion, seat: number, side: number, query: string): Element | null {
  if (seat === side) return find(motion, query, ".mine, .dock") ?? find(motion, ".mine");
  const plate = phone.current ? `.strip [data-seat="${seat}"]` : `.others [data-seat="${seat}"]`;
  return find(motion, query, plate) ?? find(motion, plate);
}
