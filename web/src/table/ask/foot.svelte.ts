/** On a phone the ask covers the foot of the page: the page leaves room for it, and what lies over it begins above it. */
import type { Attachment } from "svelte/attachments";

/** How high that is now. */
export const foot = $state({ height: 124 });

/** `{@attach footed}` on what is fixed at the foot. */
export const footed: Attachment = (element) => {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    foot.height = (element as HTMLElement).offsetHeight;
    style.setProperty("--foot", `${foot.height}px`);
  });
  watch.observe(element);
  return () => {
    watch.disconnect();
    style.removeProperty("--foot");
  };
};
