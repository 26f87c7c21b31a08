/** Explanations: pointing at a thing or focusing it tells what it is; its corner, a long press or a key shows it large. */
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
  /** What lies in it, card by card: of a pile, of a player's zone. */
  inside?: Explanation[];
}

const HOVER = 400;
const PRESS = 500;

/** What is said of each thing that can be explained. */
const things = new WeakMap<Element, () => Explanation | null>();

class Tip {
  /** What is shown large. */
  opened = $state.raw<{ about: Explanation; thing: Element } | null>(null);
  /** What is explained, and the place of the thing on the page. */
  shown = $state.raw<{ about: Explanation; at: DOMRect; thing: Element } | null>(null);

  show(thing: Element, about: Explanation | null): void {
    if (about) this.shown = { about, at: thing.getBoundingClientRect(), thing };
  }
  hide(): void {
    this.shown = null;
  }
  /** Show a thing large, with all there is to say of it; is there anything? */
  open(thing: Element | null): boolean {
    const about = thing && things.get(thing)?.();
    if (!about) return false;
    this.hide();
    this.opened = { about, thing };
    return true;
  }
  close(): void {
    this.opened = null;
  }
}

export const tip = new Tip();

/** `{@attach explained(() => ({ title, text }))}` on any element, SVG too. */
export function explained(about: () => Explanation | null): Attachment {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    things.set(thing, about);
    const wait = (time: number, then: () => void) => (clearTimeout(timer), (timer = setTimeout(then, time)));
    const later = (time: number) => wait(time, () => tip.show(thing, about()));
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
      pointerdown: (event: Event) => ((event as PointerEvent).pointerType === "mouse" ? (leave(), (idle = false)) : wait(PRESS, () => tip.open(thing) && noClick())),
      pointerup: () => clearTimeout(timer),
      pointercancel: leave,
      pointerleave: (event: Event) => {
        const to = (event as PointerEvent).relatedTarget;
        if (!(to instanceof Element && to.closest("[data-corner]"))) leave();
        idle = true;
      },
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

/** A long press is no press: the click that ends it does nothing. */
function noClick(): void {
  const stop = (event: Event) => (event.preventDefault(), event.stopPropagation());
  addEventListener("click", stop, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", stop, { capture: true }), { capture: true, once: true });
}
