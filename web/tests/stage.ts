/** A table's things for tests of motion: an entry is shown on them without travel, and what came where is told. */
import { vi } from "vitest";
import type { Motion, Scene } from "../src/table/motion/motion";
import type { AnyEvent, AnyView } from "../src/wire/shapes";

/** What a motion did: where things came to, and what left its place, in order, each by its `id`. */
export interface Seen {
  came: string[];
  left: string[];
}

/** Show events on this markup; everything in it counts as visible. */
export async function staged<V extends AnyView, E extends AnyEvent>(
  animate: (scene: Scene<V, E>) => Promise<void>,
  markup: string,
  [from, to]: readonly [V, V],
  ...events: E[]
): Promise<Seen> {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  document.body.innerHTML = `<main>${markup}</main>`;
  const stage = document.querySelector("main") as HTMLElement;
  const came: string[] = [];
  const motion: Motion = { stage, pace: 1, signal: new AbortController().signal, still: true, after: () => undefined, mark: (place) => void came.push(place.id) };
  await animate({ motion, from, to, entry: { n: 1, seat: 0, at: 0, undo: false, events } });
  vi.restoreAllMocks();
  return { came, left: [...stage.querySelectorAll<HTMLElement>("[id]")].filter(({ style }) => style.visibility === "hidden").map(({ id }) => id) };
}
