/** The keyboard inside a list or a board: one stop for Tab, arrow keys within, and it stays when things are replaced. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much more a step to the side counts than one ahead. */
const ASIDE = 3;

type Item = HTMLElement | SVGElement;

/**
 * `{@attach arrows()}` on whatever holds the things: Tab reaches one of them, arrow keys go to the nearest in that
 * direction, Home and End to the first and the last. If the focused one goes away, the first that comes takes over.
 */
export function arrows(what = "button"): Attachment {
  return (list) => {
    let inside = false;
    const items = (): Item[] => [...list.querySelectorAll<Item>(what)];
    const only = (item: Item | undefined) => {
      for (const each of items()) each.setAttribute("tabindex", each === item ? "0" : "-1");
    };
    const enter = (event: Event) => {
      inside = true;
      const item = (event.target as Element).closest<Item>(what);
      if (item) only(item);
    };
    const leave = (event: Event) => (inside = (event as FocusEvent).relatedTarget === null);
    const key = (event: Event) => {
      const from = (event.target as Element).closest<Item>(what);
      const to = from && next(items(), from, (event as KeyboardEvent).key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    const settle = () => {
      const all = items();
      const current = all.find((item) => item.getAttribute("tabindex") === "0");
      only(current ?? all[0]);
      if (inside && document.activeElement === document.body) all[0]?.focus();
    };
    const watch = new MutationObserver(settle);
    list.addEventListener("focusin", enter);
    list.addEventListener("focusout", leave);
    list.addEventListener("keydown", key);
    watch.observe(list, { childList: true, subtree: true });
    settle();
    return () => {
      watch.disconnect();
      list.removeEventListener("focusin", enter);
      list.removeEventListener("focusout", leave);
      list.removeEventListener("keydown", key);
    };
  };
}

function next(items: Item[], from: Item, key: string): Item | undefined {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  const step = STEPS[key];
  if (!step) return undefined;
  const start = middle(from);
  const far = (item: Item) => {
    const [x, y] = middle(item);
    const [dx, dy] = [x - start[0], y - start[1]];
    const ahead = dx * step[0] + dy * step[1];
    return ahead > 1 ? ahead + ASIDE * Math.abs(dx * step[1] + dy * step[0]) : Infinity;
  };
  const [best] = items.filter((item) => item !== from && far(item) < Infinity).sort((a, b) => far(a) - far(b));
  return best;
}

function middle(item: Item): [number, number] {
  const { x, y, width, height } = item.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
