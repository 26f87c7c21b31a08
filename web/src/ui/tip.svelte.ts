/** Explanations: pointing at a thing, pressing it long, or focusing it tells what it is. */
import type { Attachment } from "svelte/attachments";
import type { Drawing } from "./drawing";

/** What a card, token or place is, with its rule; `at` is an anchor of the game's rules page. */
export interface Explanation {
  title: string;
  text: string;
  now?: string;
  at?: string;
  /** The thing itself, larger. */
  picture?: Drawing;
}

const HOVER = 400;
const PRESS = 500;

class Tip {
  /** What is explained, and the place of the thing on the page. */
  shown = $state.raw<{ about: Explanation; at: DOMRect; thing: Element } | null>(null);

  show(thing: Element, about: Explanation | null): void {
    if (about) this.shown = { about, at: thing.getBoundingClientRect(), thing };
  }
  hide(): void {
    this.shown = null;
  }
}

export const tip = new Tip();

/** `{@attach explained(() => ({ title, text }))}` on any element, SVG too. */
export function explained(about: () => Explanation | null): Attachment {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (time: number) => (clearTimeout(timer), (timer = setTimeout(() => tip.show(thing, about()), time)));
    const leave = () => {
      clearTimeout(timer);
      if (tip.shown?.thing === thing) tip.hide();
    };
    // A thing that slides under a pointer at rest was not pointed at, and one just pressed is known.
    let idle = true;
    const point = ({ pointerType, movementX, movementY }: PointerEvent) => {
      if (!idle || pointerType !== "mouse" || !(movementX || movementY)) return;
      idle = false;
      later(HOVER);
    };
    const on = {
      pointermove: (event: Event) => point(event as PointerEvent),
      pointerdown: (event: Event) => ((event as PointerEvent).pointerType === "mouse" ? (leave(), (idle = false)) : later(PRESS)),
      pointerup: () => clearTimeout(timer),
      pointercancel: leave,
      pointerleave: () => (leave(), (idle = true)),
      focus: () => (thing as HTMLElement).matches(":focus-visible") && later(HOVER * 2),
      blur: leave,
    };
    for (const [name, listener] of Object.entries(on)) thing.addEventListener(name, listener);
    return () => {
      leave();
      for (const [name, listener] of Object.entries(on)) thing.removeEventListener(name, listener);
    };
  };
}
