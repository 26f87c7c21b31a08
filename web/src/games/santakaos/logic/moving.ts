/** How events move: dice roll into their trays, what is taken travels to whoever takes it. */
import { TIMES, type Scene as AnyScene } from "../../../table/motion/motion";
import type { Event, View } from "../../../wire/santakaos";
import { hide, type Journey } from "../../common/journeys";
import { all, of, on, show, type Moves } from "../../common/scenes";
import { printed } from "../../../wire/santakaos.content";
import { COLOURS, KINDS, LOCATIONS } from "./names";

type Scene = AnyScene<View, Event>;

export const animate = (scene: Scene): Promise<void> => show(MOVES, scene);

const room = (scene: Scene, location: string): Element | null => on(scene, `[data-location="${location}"] .inside`);
const good = (scene: Scene, seat: number, kind: string): Element | null => of(scene, seat, `[data-good="${kind}"] svg`);
const number = (location: string): number => (LOCATIONS as readonly string[]).indexOf(location) + 1;
const times = (count: number, journey: Journey): Journey[] => Array.from({ length: count }, () => journey);

/** Where the player is busy: at the location of the die just taken, or of the action. */
function busy(scene: Scene): Element | null {
  const took = scene.entry.events.find((event) => event.type === "took");
  return room(scene, took?.location ?? scene.from.location) ?? on(scene, ".eaves");
}

/** The goods a player has fewer of afterwards, one by one. */
function spent({ from, to }: Scene, seat: number): string[] {
  const left = (kind: string) => (from.seats[seat]?.goods[kind] ?? 0) - (to.seats[seat]?.goods[kind] ?? 0);
  return KINDS.flatMap((kind) => Array.from({ length: Math.max(0, left(kind)) }, () => kind));
}

/** The slots of a tray that dice of a colour lie in when all have rolled. */
function slots(scene: Scene, location: string, colour: string): Element[] {
  const dice = COLOURS.flatMap((each) => Array.from({ length: scene.to.dice[location]?.[each] ?? 0 }, () => each as string));
  const trays = all(scene, `[data-location="${location}"] .slot`);
  return dice.flatMap((each, slot) => (each === colour ? (trays[slot] ?? []) : []));
}

/** Dice of a roll: from the roof, over three faces, into their slots; those that are too many at a location pass. */
function rolled(faces: readonly string[], scene: Scene): Journey[] {
  const seen = new Map<string, number>();
  return faces.map((face) => {
    const [colour = "", shows = "1"] = face.split("-");
    const location = LOCATIONS[Number(shows) - 1] ?? "";
    const before = seen.get(face) ?? 0;
    seen.set(face, before + 1);
    const slot = slots(scene, location, colour)[before];
    const turning = [2, 4, 1].map((step) => `face-${colour}-${((Number(shows) + step) % LOCATIONS.length) + 1}`);
    const passes = faces.filter((each) => each.endsWith(`-${shows}`)).length > printed.pieces.most_dice;
    return { id: `face-${face}`, from: on(scene, ".rounds"), to: slot ?? on(scene, `[data-location="${location}"] .tray`), faces: turning, time: TIMES.roll, passes, dealt: true };
  });
}

const MOVES: Moves<View, Event> = {
  rolled: (event, scene) => {
    for (const die of all(scene, "[data-die] svg")) hide(scene.motion, die);
    return rolled(event.faces, scene);
  },
  "rolled-again": (event, scene) => rolled(event.faces, scene),
  took: (event, scene) => [
    { piece: on(scene, `[data-location="${event.location}"] [data-die="${event.colour}"] svg`), to: of(scene, event.seat, ".taken i") },
  ],
  shifted: (event, scene) => [
    {
      id: `face-${event.colour}-${number(event.to)}`,
      from: on(scene, `[data-location="${event.location}"] [data-die="${event.colour}"] svg`),
      leaves: true,
      to: on(scene, `[data-location="${event.to}"] .slot.empty`) ?? on(scene, `[data-location="${event.to}"] .tray`),
    },
  ],
  earned: (event, scene) => times(event.coins, { id: "s-coin", from: busy(scene), to: good(scene, event.seat, "coin") }),
  gained: (event, scene) => times(event.count, { id: `s-${event.resource}`, from: busy(scene), to: good(scene, event.seat, event.resource) }),
  swapped: (event, scene) => [
    { id: `s-${event.given}`, from: good(scene, event.seat, event.given), to: room(scene, "central-store") },
    { id: `s-${event.taken}`, from: room(scene, "central-store"), to: good(scene, event.seat, event.taken) },
  ],
  trained: (event, scene) => [{ id: "elf", from: busy(scene), to: of(scene, event.seat, "[data-elf=off], [data-elves] svg") }],
  "took-wish": (event, scene) => {
    const open = event.way === "deck" ? null : on(scene, `.market [data-wish="${event.wish}"]`);
    const to = of(scene, event.seat, ".wishrow, [data-wishes]");
    return [{ piece: open, id: "wish-back", from: on(scene, "[data-wishdeck] svg"), to }];
  },
  refilled: (event, scene) => {
    const stall = scene.to.market.indexOf(event.wish);
    return [{ id: "wish-back", from: on(scene, "[data-wishdeck] svg"), to: all(scene, ".market [data-wish]")[stall], dealt: true }];
  },
  "moved-reindeer": (event, scene) => [{ piece: on(scene, `[data-space="${scene.from.reindeer}"] .deer`), to: on(scene, `[data-space="${event.space}"]`) }],
  "got-stocking": (event, scene) => [{ id: `k-${event.stocking}`, from: on(scene, `[data-stocking="${event.stocking}"] svg`), to: of(scene, event.seat, `[data-sock="${event.stocking}"] svg, .line`) }],
  "got-artifact": (event, scene) => [{ id: `f-${event.artifact}`, from: on(scene, `[data-niche="${event.artifact}"] .thing`), to: of(scene, event.seat, ".kit") }],
  kept: (event, scene) => [{ id: `helper-${event.helper}`, from: room(scene, "enchanted-forest"), to: of(scene, event.seat, ".kit") }],
  made: (event, scene) => {
    const bench = of(scene, event.seat, `[data-toy="${event.toy}"] .pic, [data-toys]`);
    return spent(scene, event.seat).map((kind) => ({ id: `s-${kind}`, from: good(scene, event.seat, kind), to: bench }));
  },
  delivered: (event, scene) => [
    { piece: on(scene, `.mine [data-wish="${event.wish}"], .others [data-wish="${event.wish}"]`), to: of(scene, event.seat, ".pile svg, .done") },
  ],
  "silent-night": (event, scene) => [{ id: `die-silent-${event.face}`, from: on(scene, ".rounds"), to: room(scene, "reindeer-traffic"), time: TIMES.roll, dealt: true }],
};
