/** A thing of the table drawn once more, larger: it looks as it lies there and cannot be pressed. */
import type { Attachment } from "svelte/attachments";

const ROOM = { width: 220, height: 250 };
const MOST = 4;
const SVG = "http://www.w3.org/2000/svg";
/** What drawings take from around them. */
const GIVEN = ["--seat", "--seat-deep", "--seat-wash", "--seat-on", "--strip", "--wallc", "--patterns"];

/** Is there anything to be drawn? A square of a board is only a place. */
export const drawn = (thing: Element): boolean => thing.childElementCount > 0;

/** `{@attach likeness(thing)}` on what frames it. */
export function likeness(thing: Element): Attachment<HTMLElement> {
  return (frame) => {
    const part = thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement);
    const copy = part ? partOf(thing as SVGGraphicsElement) : copied(thing);
    const { width, height } = part ? ROOM : sizeOf(thing);
    const scale = Math.min(MOST, ROOM.width / width, ROOM.height / height);
    Object.assign(frame.style, { width: `${width * scale}px`, height: `${height * scale}px` });
    Object.assign(copy.style, { position: "relative", inset: "auto", margin: "0", transform: `scale(${scale})`, transformOrigin: "0 0", width: `${width}px`, height: `${height}px` });
    const given = getComputedStyle(thing);
    for (const name of GIVEN) frame.style.setProperty(name, given.getPropertyValue(name));
    frame.replaceChildren(copy);
  };
}

/** How large it is drawn: a card in a fan reaches beyond its place. */
function sizeOf(thing: Element): { width: number; height: number } {
  if (thing instanceof HTMLElement) return { width: Math.max(thing.offsetWidth, thing.scrollWidth), height: Math.max(thing.offsetHeight, thing.scrollHeight) };
  return thing.getBoundingClientRect();
}

/** A piece of a drawing in a drawing of its own. */
function partOf(thing: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = thing.getBBox();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${x - 2} ${y - 2} ${width + 4} ${height + 4}`);
  const copy = copied(thing);
  copy.removeAttribute("transform");
  copy.style.transform = "none";
  svg.append(copy);
  return svg;
}

/** A copy that looks the same wherever it is put. */
function copied(thing: Element): HTMLElement | SVGElement {
  const copy = thing.cloneNode(true) as HTMLElement | SVGElement;
  const copies = [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>("*")];
  const things = [thing, ...thing.querySelectorAll("*")];
  for (const [place, each] of copies.entries()) {
    const style = getComputedStyle(things[place] as Element);
    for (const name of style) each.style.setProperty(name, style.getPropertyValue(name));
    each.style.outline = "none"; // what may be chosen is ringed on the table only
    for (const name of each.getAttributeNames()) if (/^(id|tabindex|data-.*|aria-.*|role)$/.test(name)) each.removeAttribute(name);
  }
  return copy;
}
