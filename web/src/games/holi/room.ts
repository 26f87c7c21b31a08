/** Holi: three floors of a courtyard, side by side. */
import type { Room } from "../../table/room";
import type { Act, Event, View } from "../../wire/holi";
import Badge from "./areas/Badge.svelte";
import Counts from "./areas/Counts.svelte";
import Other from "./areas/Other.svelte";
import Own from "./areas/Own.svelte";
import Picture from "./areas/Picture.svelte";
import Side from "./areas/Side.svelte";
import Board from "./board/Board.svelte";
import { ask } from "./logic/asking";
import { chapters } from "./logic/chapters";
import { animate } from "./logic/moving";
import { floorOf } from "./logic/names";
import { text, turns } from "./logic/text";
import scene from "./scene.svg?raw";
import sprite from "./sprite.svg?raw";

/** Said by the heading, or by the hand that grows. What a throw has said of its cells is not said again either. */
const QUIET = new Set(["began", "drew"]);

/** Rivalries have their own pictures, `rivalry-corners`. */
const RIVALRIES = ["sweet-tooth", "lines", "corners", "balcony", "ground-crew", "everyone", "clean-clothes", "cluster", "stacks", "diagonals"];
const SOURCES = {
  ground: "at-ground", middle: "at-middle", top: "at-top", "on-others": "powder-2", sweets: "sweet-2", hits: "falls",
  ...Object.fromEntries(RIVALRIES.map((name) => [name, `rivalry-${name}`])),
};

export const room: Room<View, Act, Event> = {
  Badge,
  Board,
  Own,
  Other,
  Side,
  Counts,
  Picture,
  layout: "above",
  sprite,
  back: { id: "back", box: "0 0 40 54" },
  ending: { scene, sources: SOURCES },
  when(view) {
    const played = view.seats[view.seat]?.discard.length ?? 0;
    if (view.phase !== "playing") return { key: "holi-set-up" };
    return { key: "holi-turn", short: "web-turn", details: { turn: played + (view.thrown ? 0 : 1), turns: turns() } };
  },
  about: ({ words, view }, seat) => words.say(view.seats[seat]?.finished ? "holi-done" : "holi-on-floor", { floor: floorOf(view, seat) }),
  ask,
  draws: () => true,
  notable(events) {
    const thrown = events.some(({ type }) => type === "threw" || type === "threw-down");
    return events.filter((event) => !QUIET.has(event.type) && !(thrown && event.type === "landed" && event.fell === 0));
  },
  heading(entry, entries) {
    const began = entry.events.find((event) => event.type === "began");
    if (!began) return null;
    const turns = entries.filter((other) => other.n <= entry.n).flatMap((other) => other.events).filter((event) => event.type === "began");
    const round = (seat: number, among = turns) => among.filter((event) => event.seat === seat).length;
    const now = round(began.seat);
    const before = turns.slice(0, -1);
    return before.some((event) => round(event.seat, before) >= now) ? null : { key: "web-turn", details: { turn: now } };
  },
  sounds: { stood: "token", landed: "token", hit: "token", caught: "token", moved: "token", climbed: "token", drew: "card", threw: "card", "threw-down": "card" },
  animate,
  chapters,
  text,
};
