/** Moving pieces: over the board, along a shallow arc, at the pace the person likes. */
import type { AnyEvent, AnyView, EntryOf } from "../../wire/shapes";

/** One entry to be shown: how `from` became `to`. */
export interface Scene<V extends AnyView = AnyView, E extends AnyEvent = AnyEvent> {
  motion: Motion;
  from: V;
  entry: EntryOf<E>;
  to: V;
}

export interface Motion {
  /** The table: board and areas. Rooms find their pieces in it. */
  stage: HTMLElement;
  /** Times are multiplied with this: 0.5 fast, 1 normal, 1.6 slow. */
  pace: number;
  /** Fires when the person cut the motion short: what waits for it ends at once. */
  signal: AbortSignal;
  /** The person wants no travel: things are where they come to at once, and a ring shows where that is. */
  still: boolean;
  /** Undo something when the position the motion leads to is drawn: what flew is taken away, what was hidden shows. */
  after(undo: () => void): void;
  /** Something came to this place: while nothing else is done, a soft ring shows it. */
  mark(place: Element): void;
}

export const TIMES = { move: 420, drop: 300, turn: 360, roll: 500, step: 70, breath: 220, rest: 650, ring: 1400 } as const;
export const EASES = {
  out: "cubic-bezier(0.2, 0.8, 0.25, 1)",
  both: "cubic-bezier(0.6, 0, 0.25, 1)",
  drop: "cubic-bezier(0.5, 0, 0.8, 0.5)",
  land: "cubic-bezier(0.3, 1.5, 0.6, 1)",
} as const;

/** How long a thing takes to show where nothing travels. */
const FADE = 120;

/** Wait so many milliseconds at this pace, or until the motion is cut short. */
export function wait(motion: Motion, milliseconds: number): Promise<void> {
  return new Promise((done) => {
    if (motion.signal.aborted || motion.still) return done();
    const timer = setTimeout(done, milliseconds * motion.pace);
    motion.signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}

/** Play keyframes on an element and wait for their end; cut short, it is at its end at once. */
export async function play(motion: Motion, element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (motion.still) return;
  const duration = Number(options.duration ?? TIMES.move) * motion.pace;
  const delay = Number(options.delay ?? 0) * motion.pace;
  const animation = element.animate(frames, { easing: EASES.both, fill: "both", ...options, duration, delay });
  const cut = () => animation.finish();
  if (motion.signal.aborted) cut();
  motion.signal.addEventListener("abort", cut, { once: true });
  await animation.finished.catch(() => undefined);
  motion.signal.removeEventListener("abort", cut);
}

export interface Flight {
  delay?: number;
  time?: number;
  easing?: string;
  /** The piece lies where it landed until the new position is drawn; else it is gone with its flight. */
  stays?: boolean;
}

/** Let a copy of a drawing travel over the page from one place to another along a shallow arc. */
export async function fly(motion: Motion, piece: Element, from: DOMRect, to: DOMRect, flight: Flight = {}): Promise<void> {
  if (motion.still) return ring(to);
  const { delay = 0, time = TIMES.move, easing = EASES.both, stays = false } = flight;
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.append(piece);
  Object.assign(ghost.style, { width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(ghost);
  const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.18);
  const place = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const scale = to.width / (from.width || 1);
  const middle = place((from.x + to.x) / 2, (from.y + to.y) / 2 - rise, (1 + scale) / 2);
  const frames = [{ transform: place(from.x, from.y, 1) }, { transform: middle }, { transform: place(to.x, to.y, scale) }];
  if (stays) motion.after(() => ghost.remove());
  await play(motion, ghost, frames, { duration: time, delay, easing });
  if (!stays) ghost.remove();
}

// Rings, where nothing travels ------------------------------------------------------------------------------------

/** What of a stretch is on a page so wide, or null: a row scrolled sideways reaches beyond it. */
export function onPage(x: number, width: number, page: number): { x: number; width: number } | null {
  const from = Math.max(x, 0);
  const to = Math.min(x + width, page);
  return from < to ? { x: from, width: to - from } : null;
}

type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** Where a box lies in another one, in shares of it. */
export function shareOf(box: Box, of: Box): Box {
  return { x: (box.x - of.x) / of.width, y: (box.y - of.y) / of.height, width: box.width / of.width, height: box.height / of.height };
}
/** The box that lies in another one as its shares say. */
export function boxIn(share: Box, of: Box): Box {
  return { x: of.x + share.x * of.width, y: of.y + share.y * of.height, width: share.width * of.width, height: share.height * of.height };
}

const AREAS = ".stage, .mine, .other, .strip > *, .side > *, .flank > *, .ask";

/** The smallest area of the table in which the middle of a box lies. */
function areaOf({ x, y, width, height }: Box): Element | null {
  const [across, down] = [x + width / 2, y + height / 2];
  const areas = [...document.querySelectorAll(AREAS)].map((area) => ({ area, at: area.getBoundingClientRect() }));
  const around = areas.filter(({ at }) => at.left <= across && across <= at.right && at.top <= down && down <= at.bottom);
  return around.sort((one, other) => one.at.width * one.at.height - other.at.width * other.at.height)[0]?.area ?? null;
}

/** Nothing travels: a ring round a place, as it lies once the new position is drawn. */
export function ringed(motion: Motion, place: Element): void {
  const before = place.getBoundingClientRect();
  motion.after(() => {
    const now = place.getBoundingClientRect();
    ring(now.width ? now : before);
  });
}

/** A ring round what changed: it fades in at once and goes after a while. Nobody waits for it. */
function ring(box: DOMRect): void {
  const mark = document.createElement("div");
  mark.className = "changed";
  mark.dataset.at = [box.x, box.y].map(Math.round).join(" ");
  if (!onPage(box.x, box.width, document.documentElement.clientWidth) || document.querySelector(`.changed[data-at="${mark.dataset.at}"]`)) return;
  document.body.append(mark);
  const area = areaOf(box);
  follow(mark, box, area, area && shareOf(box, area.getBoundingClientRect()));
  const frames = [{ opacity: 0 }, { opacity: 1, offset: FADE / TIMES.ring }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  mark.animate(frames, { duration: TIMES.ring }).onfinish = () => mark.remove();
}

/** The page may scroll or be laid out anew meanwhile: the ring stays where it was in its area, and goes with it. Where it
 *  has not moved, nothing is written, for whatever is written the browser draws anew.
 */
function follow(mark: HTMLElement, box: Box, area: Element | null, share: Box | null, before = ""): void {
  const now = area && share ? boxIn(share, area.getBoundingClientRect()) : box;
  const seen = onPage(now.x, now.width, document.documentElement.clientWidth);
  if (!seen || (area && !area.isConnected)) return mark.remove();
  const lies = `left: ${scrollX + seen.x}px; top: ${scrollY + now.y}px; width: ${seen.width}px; height: ${now.height}px`;
  if (lies !== before) mark.style.cssText = lies;
  requestAnimationFrame(() => mark.isConnected && follow(mark, box, area, share, lies));
}
