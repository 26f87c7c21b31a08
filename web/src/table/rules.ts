/** Where a table's rules are read: the page of its game, as the rules are with the table's options. */
import type { TableInfo } from "../wire/protocol";
import type { Room, RoomTable } from "./room";

export function rulesOf({ game, options }: Pick<TableInfo, "game" | "options">, chapter = ""): string {
  const asked = Object.keys(options).length ? `?options=${encodeURIComponent(JSON.stringify(options))}` : "";
  return `/rules/${game}${asked}${chapter && `#${chapter}`}`;
}

/** The chapter of the present decision: of what is staged, of all that is left to choose, else the one of a turn. */
export function chapterOf({ room, mine, choice }: Pick<RoomTable, "mine" | "choice"> & { room: Room }): string {
  if (!room.chapters || !mine) return "";
  const { turn, acts } = room.chapters;
  const left = choice.staged ? [choice.staged.act] : choice.acts;
  const chapters = new Set(left.map(({ type }) => acts[type] ?? turn));
  if (chapters.size > 1) chapters.delete(turn);
  return chapters.size === 1 ? ([...chapters][0] ?? turn) : turn;
}

/** What is pointed at leads to its rule: the body says of which table while this is in use. */
export function tellRules(info: Pick<TableInfo, "game" | "options">): () => void {
  document.body.dataset.game = info.game;
  document.body.dataset.rules = rulesOf(info);
  return () => {
    delete document.body.dataset.game;
    delete document.body.dataset.rules;
  };
}
