/** A present is dragged onto whoever gets it: taken up where the drag begins, given where it ends, put back anywhere else. */
import type { Attachment } from "svelte/attachments";
import type { Act } from "../../../wire/regalitos";
import type { Table } from "./names";
import { givenTo, picks } from "./spots";

/** A pointer that moved so far drags; less is a press. */
const FAR = 8;

/** `{@attach dragging(table)}` on the own area: a card with `data-drag` can be dragged, onto a place with `data-drop`. */
export function dragging(table: Table): Attachment {
  return (area) => {
    let drag: Drag | null = null;
    const down = (event: Event) => {
      const card = (event.target as Element).closest<HTMLElement>("[data-drag]");
      if (card && (event as PointerEvent).button === 0) drag = new Drag(table, area, card, event as PointerEvent);
    };
    const move = (event: Event) => drag?.move(event as PointerEvent);
    const up = (event: Event) => {
      void drag?.drop(event as PointerEvent);
      drag = null;
    };
    const cancel = () => {
      void drag?.drop(null);
      drag = null;
    };
    const on = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel };
    for (const [name, listener] of Object.entries(on)) area.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(on)) area.removeEventListener(name, listener);
    };
  };
}

class Drag {
  readonly #pick: Act | null;
  readonly #box: DOMRect;
  #ghost: HTMLElement | null = null;
  #taken: Promise<void> = Promise.resolve();
  #over: Element | null = null;

  constructor(
    readonly table: Table,
    readonly area: Element,
    readonly card: HTMLElement,
    readonly start: PointerEvent,
  ) {
    this.#box = card.getBoundingClientRect();
    const { card: name = "", drag } = card.dataset;
    this.#pick = drag === "parcel" ? null : (table.legal.find(picks(name, drag === "decorated")) ?? null);
  }

  move(event: PointerEvent): void {
    const [x, y] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (!this.#ghost && Math.hypot(x, y) > FAR) this.#begin();
    if (!this.#ghost) return;
    this.#ghost.style.transform = `translate(${this.#box.x + x}px, ${this.#box.y + y}px)`;
    this.#light(placeAt(event));
  }

  /** The card is taken up: who may get it is known from then on. */
  #begin(): void {
    this.area.setPointerCapture(this.start.pointerId);
    this.#ghost = document.createElement("div");
    this.#ghost.className = "flying";
    this.#ghost.append(this.card.cloneNode(true));
    Object.assign(this.#ghost.style, { width: `${this.#box.width}px`, height: `${this.#box.height}px` });
    document.body.append(this.#ghost);
    if (this.#pick) this.#taken = this.table.choice.do(this.#pick).then(() => still(this.table));
  }

  #light(place: Element | null): void {
    this.#over?.classList.remove("over");
    this.#over = place;
    place?.classList.add("over");
  }

  /** Give it to whoever is under the pointer; where nobody is, it is as if it had not been taken up. */
  async drop(event: PointerEvent | null): Promise<void> {
    if (!this.#ghost) return;
    const target = event && placeAt(event)?.getAttribute("data-drop");
    this.#light(null);
    swallowClick(this.area);
    await this.#taken;
    this.#ghost.remove();
    const act = target ? this.table.legal.find(givenTo(target)) : undefined;
    if (act) await this.table.choice.do(act);
    else if (this.#pick && this.table.choice.staged) this.table.choice.clear();
    else if (this.#pick && this.table.canUndo) await this.table.undo();
  }
}

/** The press that a drag ends with is none. */
function swallowClick(area: Element): void {
  const swallow = (click: Event) => click.stopPropagation();
  area.addEventListener("click", swallow, { capture: true });
  setTimeout(() => area.removeEventListener("click", swallow, { capture: true }));
}

/** Whoever may get something, under the pointer. */
function placeAt(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
}

/** Wait until the table has come to rest. */
async function still(table: Table): Promise<void> {
  while (table.moving) await new Promise(requestAnimationFrame);
}
