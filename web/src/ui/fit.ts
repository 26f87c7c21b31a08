/** Words that must be read whole where the room is given: they are set smaller until they fit. */
import type { Attachment } from "svelte/attachments";

const STEPS = 3;
/** Whose words or room are new, and the room each had when it was seen to last. */
const waiting = new Set<HTMLElement>();
const rooms = new WeakMap<HTMLElement, string>();

/** `{@attach fitted(() => text)}`: the element gets data-fit="0", "1" or "2"; its style says how small each is. */
export function fitted(text: () => string): Attachment<HTMLElement> {
  return (element) => {
    void text();
    const watch = new ResizeObserver(() => rooms.get(element) !== roomOf(element) && fit(element));
    watch.observe(element.parentElement ?? element);
    fit(element);
    return () => {
      watch.disconnect();
      waiting.delete(element);
    };
  };
}

function fit(element: HTMLElement): void {
  if (!waiting.size) queueMicrotask(settle);
  waiting.add(element);
}

/** All that wait at once, for whenever one is measured after another was changed, the browser lays out the page anew. */
function settle(): void {
  const elements = [...waiting];
  waiting.clear();
  let small = elements;
  for (let step = 0; step < STEPS; step++) {
    for (const element of small) element.dataset.fit = String(step);
    small = small.filter((element) => !whole(element));
  }
  for (const element of elements) rooms.set(element, roomOf(element));
  if (document.fonts.status !== "loaded") void document.fonts.ready.then(() => elements.forEach(fit));
}

function roomOf(element: HTMLElement): string {
  const { width, height } = (element.parentElement ?? element).getBoundingClientRect();
  return `${width} ${height}`;
}

/** Letters may stick out of their lines a little, but no line may be lost. */
function whole(element: HTMLElement): boolean {
  const slack = parseFloat(getComputedStyle(element).fontSize) / 3;
  return element.scrollHeight <= element.clientHeight + slack && element.scrollWidth <= element.clientWidth + 1;
}
