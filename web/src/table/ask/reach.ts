/** On a phone the ask covers the foot of the page, and what it asks for may lie out of sight: both are seen to here. */
import type { Attachment } from "svelte/attachments";
import { settings } from "../../browser/settings.svelte";

/** `{@attach foot}` on what is fixed at the foot: the page leaves room for it, as high as it is now. */
export const foot: Attachment = (element) => {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty("--foot", `${(element as HTMLElement).offsetHeight}px`));
  watch.observe(element);
  return () => {
    watch.disconnect();
    style.removeProperty("--foot");
  };
};

/** Scroll to the first thing that can be chosen, where none of them is in sight. */
export function reach(stage: Element): void {
  const open = [...stage.querySelectorAll(".can")].filter((each) => each.checkVisibility());
  if (!open.length || open.some(inSight)) return;
  open[0]?.scrollIntoView({ block: "center", behavior: settings.lessMotion ? "auto" : "smooth" });
}

function inSight(thing: Element): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  const hidden = document.querySelector(".ask")?.getBoundingClientRect().top ?? innerHeight;
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  return thing.closest(".ask") !== null || (bottom > bar + EDGE && top < hidden - EDGE);
}

/** So much of a thing must show. */
const EDGE = 24;
