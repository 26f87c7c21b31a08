/** On a phone what the ask asks for may lie out of sight. */
import { settings } from "../../browser/settings.svelte";

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
