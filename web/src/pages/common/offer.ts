/** The games this server offers, and what the page has drawn for them. */
import { get } from "../../wire/http";
import type { GameInfo } from "../../wire/protocol";

const ART = import.meta.glob<string>("../../games/*/{cover,emblem}.svg", { query: "?url", import: "default", eager: true });
let asked: Promise<GameInfo[]> | null = null;

/** All games, asked once. */
export function offered(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/api/games").catch((trouble) => {
    asked = null;
    throw trouble;
  });
  return asked;
}

/** The picture on the box; undefined for a game nobody has drawn. */
export const cover = (game: string): string | undefined => ART[`../../games/${game}/cover.svg`];
/** The small picture in lists. */
export const emblem = (game: string): string | undefined => ART[`../../games/${game}/emblem.svg`];
