/** The drawn positions of a game's rules page, made by the engine (`python -m tools.web`). */
import type { Position, Previewed, TableInfo } from "../wire/protocol";
import type { AnyAct } from "../wire/shapes";

export interface Picture {
  table: TableInfo;
  position: Position;
  /** Which parts of the board are shown. */
  parts: string[];
  /** An act that is about to be done, and what it would do. */
  act: AnyAct | null;
  preview: Previewed | null;
}

const PICTURES = import.meta.glob<Record<string, Picture>>("./*/pictures.json", { import: "default" });

export async function picturesOf(game: string): Promise<Record<string, Picture>> {
  return (await PICTURES[`./${game}/pictures.json`]?.()) ?? {};
}
