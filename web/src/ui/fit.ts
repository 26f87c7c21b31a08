/** Words that must be read whole where the room is given: they are set smaller until they fit. */
import type { Attachment } from "svelte/attachments";

const STEPS = 3;

/** `{@attach fitted(() => text)}`: the element gets data-fit="0", "1" or "2"; its style says how small each is. */
export function fitted(text: () => string): Attachment<HTMLElement> {
  return (element) => {
    void text();
    const fit = () => settle(element);
    const watch = new ResizeObserver(fit);
    watch.observe(element.parentElement ?? element);
    fit();
    void document.fonts.ready.then(fit);
    return () => watch.disconnect();
  };
}

function settle(element: HTMLElement): void {
  for (let step = 0; step < STEPS; step++) {
    element.dataset.fit = String(step);
    if (whole(element)) return;
  }
}

/** Letters may stick out of their lines a little, but no line may be lost. */
function whole(element: HTMLElement): boolean {
  const slack = parseFloat(getComputedStyle(element).fontSize) / 3;
  return element.scrollHeight <= element.clientHeight + slack && element.scrollWidth <= element.clientWidth + 1;
}
