/** An entry shown as journeys: which things of the table each of its events sends where. */
import type { Scene } from "../../table/motion/motion";
import type { AnyEvent, AnyView } from "../../wire/shapes";
import { find, place, travel, type Journey } from "./journeys";
import { byKind, type ByKind } from "./kinds";

/** The journeys of each kind of event. */
export type Moves<V extends AnyView, E extends AnyEvent> = ByKind<E, Scene<V, E>, Journey[]>;

/** A thing on the table. */
export const on = ({ motion }: Scene, query: string): Element | null => find(motion, query);
/** A thing of a player's. */
export const of = ({ motion, from }: Scene, seat: number, query: string): Element | null => place(motion, seat, Math.max(0, from.viewer ?? 0), query);
/** All things on the table that a query finds, hidden ones too. */
export const all = ({ motion }: Scene, query: string): NodeListOf<Element> => motion.stage.querySelectorAll(query);

/** Let the events travel one after another; `first` goes with the first of them. */
export async function show<V extends AnyView, E extends AnyEvent>(moves: Moves<V, E>, scene: Scene<V, E>, first: Journey[] = []): Promise<void> {
  const [head = () => [], ...rest] = scene.entry.events.map((event) => () => byKind(moves, event, scene) ?? []);
  await travel(scene.motion, [...first, ...head()]);
  for (const next of rest) await travel(scene.motion, next());
}
