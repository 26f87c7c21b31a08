/** How events move: dice fall into their trays, what is taken travels to whoever takes it. */
import { TIMES, type Motion } from "../../lib/motion";
import type { EntryOf } from "../../lib/shapes";
import type { Event, View } from "../../lib/wire/santakaos";
import { find, place as placeOf, travel, type Journey } from "../common/journeys";
import { LOCATIONS } from "./names";

export async function animate(from: View, entry: EntryOf<Event>, _to: View, motion: Motion): Promise<void> {
  for (const event of entry.events) await travel(motion, MOVES[event.type]?.(event as never, motion, from) ?? []);
}

const room = (motion: Motion, location: string): Element | null => find(motion, `[data-location="${location}"]`);
const place = (motion: Motion, seat: number, query: string, view: View): Element | null => placeOf(motion, seat, Math.max(0, view.viewer), query);

type Moves = { [T in Event["type"]]?: (event: Extract<Event, { type: T }>, motion: Motion, view: View) => Journey[] };

function rolled(faces: readonly string[], motion: Motion): Journey[] {
  return faces.map((face) => {
    const location = LOCATIONS[Number(face.split("-")[1]) - 1] ?? "";
    return { id: `face-${face}`, from: find(motion, ".eaves"), to: room(motion, location)?.querySelector(".tray") ?? null, time: TIMES.roll };
  });
}

const MOVES: Moves = {
  rolled: (event, motion) => rolled(event.faces, motion),
  "rolled-again": (event, motion) => rolled(event.faces, motion),
  took: (event, motion, view) => [
    {
      id: `face-${event.colour}-${(LOCATIONS as readonly string[]).indexOf(event.location) + 1}`,
      from: room(motion, event.location)?.querySelector(`[data-die="${event.colour}"]`) ?? null,
      to: place(motion, event.seat, ".mydice", view),
    },
  ],
  earned: (event, motion, view) => [{ id: "s-coin", from: find(motion, ".workshop"), to: place(motion, event.seat, '[data-good="coin"]', view) }],
  gained: (event, motion, view) =>
    Array.from({ length: event.count }, () => ({
      id: `s-${event.resource}`,
      from: room(motion, view.location) ?? find(motion, ".workshop"),
      to: place(motion, event.seat, `[data-good="${event.resource}"]`, view),
    })),
  trained: (event, motion, view) => [{ id: "elf", from: find(motion, ".workshop"), to: place(motion, event.seat, ".elves", view) }],
  "took-wish": (event, motion, view) => [
    {
      id: "wish-back",
      from: event.way === "deck" ? find(motion, "[data-wishdeck]") : find(motion, `.market [data-wish="${event.wish}"]`),
      to: place(motion, event.seat, ".wishrow", view),
    },
  ],
  "moved-reindeer": (event, motion, view) => [{ id: "reindeer", from: find(motion, `[data-space="${view.reindeer}"]`), to: find(motion, `[data-space="${event.space}"]`) }],
  "got-stocking": (event, motion, view) => [
    { id: `k-${event.stocking}`, from: find(motion, `[data-stocking="${event.stocking}"]`), to: place(motion, event.seat, ".socks", view) },
  ],
  "got-artifact": (event, motion, view) => [
    { id: `f-${event.artifact}`, from: find(motion, `[data-niche="${event.artifact}"]`), to: place(motion, event.seat, ".kit", view) },
  ],
  kept: (event, motion, view) => [{ id: `helper-${event.helper}`, from: room(motion, "enchanted-forest"), to: place(motion, event.seat, ".kit", view) }],
  made: (event, motion, view) => [{ id: `t-${event.toy}`, from: place(motion, event.seat, ".stocks", view), to: place(motion, event.seat, `[data-toy="${event.toy}"]`, view) }],
  delivered: (event, motion, view) => [{ id: "wish-back", from: place(motion, event.seat, `.wishrow [data-wish="${event.wish}"]`, view), to: place(motion, event.seat, ".pile", view) }],
  "silent-night": (event, motion) => [{ id: `die-silent-${event.face}`, from: find(motion, ".eaves"), to: room(motion, "reindeer-traffic") }],
};
