/** Moving pieces: over the board, along a shallow arc, at the pace the person likes. */
export interface Motion {
  /** The table: board and areas. Rooms find their pieces in it. */
  stage: HTMLElement;
  /** Times are multiplied with this: 0.5 fast, 1 normal, 1.6 slow. */
  pace: number;
  /** Fires when the person cut the motion short: what waits for it ends at once. */
  signal: AbortSignal;
}

export const TIMES = { move: 420, drop: 300, turn: 360, roll: 500, step: 70, rest: 650 } as const;
export const EASES = {
  out: "cubic-bezier(0.2, 0.8, 0.25, 1)",
  both: "cubic-bezier(0.6, 0, 0.25, 1)",
  drop: "cubic-bezier(0.5, 0, 0.8, 0.5)",
  land: "cubic-bezier(0.3, 1.5, 0.6, 1)",
} as const;

/** Wait so many milliseconds at this pace, or until the motion is cut short. */
export function wait(motion: Motion, milliseconds: number): Promise<void> {
  return new Promise((done) => {
    if (motion.signal.aborted) return done();
    const timer = setTimeout(done, milliseconds * motion.pace);
    motion.signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}

/** Play keyframes on an element and wait for their end; cut short, it is at its end at once. */
export async function play(motion: Motion, element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  const duration = Number(options.duration ?? TIMES.move) * motion.pace;
  const delay = Number(options.delay ?? 0) * motion.pace;
  const animation = element.animate(frames, { easing: EASES.both, fill: "both", ...options, duration, delay });
  const cut = () => animation.finish();
  if (motion.signal.aborted) cut();
  motion.signal.addEventListener("abort", cut, { once: true });
  await animation.finished.catch(() => undefined);
  motion.signal.removeEventListener("abort", cut);
}

/** Let a copy of a drawing travel over the page from one place to another along a shallow arc. */
export async function fly(motion: Motion, piece: Element, from: DOMRect, to: DOMRect, delay = 0, time: number = TIMES.move, easing: string = EASES.both): Promise<void> {
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
  await play(motion, ghost, frames, { duration: time, delay, easing });
  ghost.remove();
}
