/** How one position becomes the next: throws, falls, hits, walks, climbs, sweets and cards that travel. */
import { EASES, fly, play, TIMES, wait, type Motion, type Scene as AnyScene } from "../../../table/motion/motion";
import type { Event, View, Moved, Threw, ThrewDown } from "../../../wire/holi";
import { find, place, travel, type Journey } from "../../common/journeys";
import { byKind, type ByKind } from "../../common/kinds";
import { floorNamed, floorOf, FLOORS, heightOf, numberOf, sweetsAt, tokenAt, type Floor, type Place } from "./names";
import { sight } from "./sight.svelte";

/** One entry being played: the board so far is `from` with what has moved already. */
class Scene {
  #view: View;

  readonly motion: Motion;
  readonly from: View;
  readonly to: View;

  constructor({ motion, from, to }: AnyScene<View, Event>) {
    this.motion = motion;
    this.from = this.#view = from;
    this.to = to;
  }

  get view(): View {
    return this.#view;
  }
  #show(view: View): void {
    this.#view = view;
    sight.show(this.from, view);
  }
  /** A pawn leaves its cell, or stands where it will. */
  pawn(seat: number, cell: string | null, floor: string): void {
    const seats = this.#view.seats.map((area, number) => (number === seat ? { ...area, cell, floor } : area));
    this.#show({ ...this.#view, seats });
  }
  /** The stack of a cell becomes what it will be. */
  settle(cell: string): void {
    const place = numberOf(cell);
    const put = (now: number[][], then: number[][]) => now.map((row, floor) => row.map((value, each) => (each === place ? (then[floor]?.[each] ?? value) : value)));
    this.#show({ ...this.#view, tokens: put(this.#view.tokens, this.to.tokens), sweets: put(this.#view.sweets, this.to.sweets) });
  }
  /** Take what lies on a cell off the board. */
  lift({ floor, cell }: Place): void {
    const rows = (now: number[][], empty: number) => now.map((row, each) => (each === heightOf(floor) ? row.map((value, at) => (at === numberOf(cell) ? empty : value)) : row));
    this.#show({ ...this.#view, tokens: rows(this.#view.tokens, -1) });
  }

  find(selector: string): DOMRect | null {
    const found = [...this.motion.stage.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    return found.find((box) => box.width > 0) ?? null;
  }
  cell({ floor, cell }: Place): DOMRect | null {
    return this.find(`[data-cell="${floor} ${cell}"]`);
  }
  /** Where a player keeps powder: the own ready to be thrown, that of others on the clothes. */
  supply(seat: number, owner: number = seat): DOMRect | null {
    const box = this.find(`[data-${owner === seat ? "supply" : "clothes"}="${seat}"]`) ?? this.find(`[data-seat="${seat}"]`);
    return box && new DOMRect(box.x + Math.min(20, box.width / 2) - 14, box.y + Math.min(44, box.height / 2) - 14, 28, 28);
  }
  async fly(symbol: string, from: DOMRect | null, to: DOMRect | null, delay = 0, time: number = TIMES.move, easing: string = EASES.both): Promise<void> {
    if (from && to) await fly(this.motion, drawing(symbol, this.from.viewer), from, to, { delay, time, easing });
  }
}

/** A symbol as a picture of its own; what takes a seat's colour (the back of a card) takes the viewer's. */
function drawing(symbol: string, seat: number): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.classList.add(`seat-${seat + 1}`);
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg;
}

export async function animate(given: AnyScene<View, Event>): Promise<void> {
  const { motion, entry } = given;
  const scene = new Scene(given);
  const tokens = entry.events.filter((event) => event.type === "landed" || event.type === "hit" || event.type === "caught");
  const cards = entry.events.filter((event) => event.type === "threw" || event.type === "threw-down");
  await Promise.all([travel(motion, cards.map((event) => played(scene, event))), ...tokens.map((event, number) => thrown(scene, event, number))]);
  for (const event of entry.events) await byKind(STEPS, event, scene);
}

const STEPS: ByKind<Event, Scene, Promise<void>> = {
  stood: async (event, scene) => {
    await scene.fly(`pawn-${event.seat + 1}`, scene.supply(event.seat), tall(scene.cell({ floor: "ground", cell: event.cell })));
    scene.pawn(event.seat, event.cell, "ground");
  },
  moved: (event, scene) => moved(scene, event),
  climbed: async (event, scene) => {
    const below = floorOf(scene.view, event.seat);
    scene.pawn(event.seat, null, below);
    const way = [tall(scene.cell({ floor: below, cell: event.cell })), tall(scene.cell({ floor: floorNamed(event.floor), cell: event.cell }))] as const;
    await scene.fly(`pawn-${event.seat + 1}`, ...way);
    scene.pawn(event.seat, event.cell, event.floor);
  },
  drew: async (event, scene) => {
    const [deck, hand] = [scene.find(`[data-deck="${event.seat}"] svg`), scene.find("[data-hand]")];
    if (event.seat !== scene.from.viewer || !deck || !hand) return;
    const end = new DOMRect(hand.right - deck.width, hand.bottom - deck.height, deck.width, deck.height);
    await Promise.all(Array.from({ length: event.count }, (_, place) => scene.fly("back", deck, end, place * TIMES.step)));
  },
};

/** The thrown card goes to its owner's discard pile: out of the own hand as it lies there, out of others' as a back. */
function played({ motion, from }: Scene, event: Threw | ThrewDown): Journey {
  const shown = event.card ?? "";
  const piece = event.seat === from.viewer ? find(motion, `[data-hand] [data-card="${shown}"]`) : null;
  const hand = place(motion, event.seat, Math.max(0, from.viewer), ".fan");
  const pile = find(motion, `[data-discard="${event.seat}"] svg`) ?? find(motion, `[data-deck="${event.seat}"] svg`);
  return { piece, id: "back", seat: event.seat, from: hand, to: pile };
}

/** A pawn is a little higher than its cell. */
const tall = (box: DOMRect | null): DOMRect | null => box && new DOMRect(box.x + box.width * 0.04, box.y - box.height * 0.12, box.width * 0.92, box.height * 1.07);

/** A token leaves the thrower's hand, lands on its cell, and falls or hits as it must. */
async function thrown(scene: Scene, event: Event, number: number): Promise<void> {
  if (event.type !== "landed" && event.type !== "hit" && event.type !== "caught") return;
  const origin = floorOf(scene.from, event.seat);
  const hand = scene.find(`[data-pawn="${event.seat}"]`);
  const start = hand && new DOMRect(hand.x + hand.width / 4, hand.y, hand.width / 2, hand.width / 2);
  const symbol = `token-${event.seat + 1}`;
  const target = scene.cell({ floor: origin, cell: event.cell });
  await scene.fly(symbol, start ?? scene.supply(event.seat), target, number * TIMES.step);
  const rest = await fall(scene, symbol, { floor: origin, cell: event.cell }, floorNamed(event.floor));
  if (event.type === "landed") return scene.settle(event.cell);
  if (event.type === "hit") await burst(scene, event.target);
  await scene.fly(symbol, rest, scene.supply(event.target, event.seat));
}

/** Down, floor by floor; where the token comes to rest. */
async function fall(scene: Scene, symbol: string, from: Place, to: Floor): Promise<DOMRect | null> {
  let box = scene.cell(from);
  for (let height = heightOf(from.floor) - 1; height >= heightOf(to); height--) {
    const next = scene.cell({ floor: FLOORS[height] ?? "ground", cell: from.cell });
    await scene.fly(symbol, box, next, 0, TIMES.drop, EASES.drop);
    box = next;
  }
  if (from.floor !== to) await scene.fly(symbol, larger(box), box, 0, TIMES.drop / 2, EASES.land);
  return box;
}

const larger = (box: DOMRect | null): DOMRect | null => box && new DOMRect(box.x - box.width * 0.08, box.y - box.height * 0.08, box.width * 1.16, box.height * 1.16);

/** A pawn that is hit shakes. */
async function burst(scene: Scene, target: number): Promise<void> {
  const pawn = scene.motion.stage.querySelector(`[data-pawn="${target}"]`);
  const shake = [0, -3, 3, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  if (pawn) await play(scene.motion, pawn, shake, { duration: TIMES.drop, easing: EASES.out, fill: "none" });
}

/** A walk: the pawn goes, then it gathers what lay on the cell and above. */
async function moved(scene: Scene, event: Moved): Promise<void> {
  const floor = floorNamed(event.floor);
  const before = scene.view.seats[event.seat];
  const start = before?.cell ? scene.cell({ floor, cell: before.cell }) : null;
  scene.pawn(event.seat, null, floor);
  await scene.fly(`pawn-${event.seat + 1}`, tall(start), tall(scene.cell({ floor, cell: event.cell })));
  scene.pawn(event.seat, event.cell, floor);
  await gather(scene, event, floor);
  scene.settle(event.cell);
}

async function gather(scene: Scene, event: Moved, floor: Floor): Promise<void> {
  const stack = FLOORS.filter((each) => heightOf(each) >= heightOf(floor)).map((each) => ({ floor: each, cell: event.cell }));
  const taken = stack.map((place) => ({ place, owner: tokenAt(scene.from, place.floor, place.cell) })).filter(({ owner }) => owner >= 0);
  const flights = event.owners.length
    ? taken.map(({ place, owner }, number) => {
        const start = scene.cell(place);
        scene.lift(place);
        return scene.fly(`token-${owner + 1}`, start, scene.supply(event.seat, owner), number * TIMES.step);
      })
    : [];
  const here = scene.cell({ floor, cell: event.cell });
  if (event.sweets) flights.push(scene.fly(`sweet-${Math.min(2, sweetsAt(scene.from, floor, event.cell))}`, here, scene.find(`[data-sweets="${event.seat}"]`) ?? scene.supply(event.seat), flights.length * TIMES.step));
  if (event.sweets) scene.settle(event.cell);
  await Promise.all(flights);
  await wait(scene.motion, TIMES.step);
}
