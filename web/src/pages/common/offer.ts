/** The games this server offers. */
import { get } from "../../wire/http";
import type { GameInfo } from "../../wire/protocol";

let asked: Promise<GameInfo[]> | null = null;

/** All games, asked once. */
export function offered(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/api/games").catch((trouble) => {
    asked = null;
    throw trouble;
  });
  return asked;
}
