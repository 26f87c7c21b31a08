/** What the server tells of a game before it can be drawn: its words, contents and layout, asked once for each edition. */
import { get } from "./http";
import type { Edition, GameInfo } from "./protocol";

let asked: Promise<GameInfo[]> | null = null;

/** The games this server offers, asked once. */
export function offered(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/api/games").catch((trouble: unknown) => {
    asked = null;
    throw trouble;
  });
  return asked;
}

/** The edition on offer; empty where there is no such game. */
export const offeredEdition = async (game: string): Promise<string> => (await offered()).find(({ id }) => id === game)?.edition ?? "";

const told = new Map<string, Promise<Edition>>();

/** One edition of a game in one language. */
export function editionOf(game: string, edition: string, language: string): Promise<Edition> {
  const path = `/api/games/${game}/editions/${edition}/${language}`;
  const found = told.get(path) ?? get<Edition>(path);
  told.set(path, found);
  found.catch(() => told.delete(path));
  return found;
}
