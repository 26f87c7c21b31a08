/** The rooms, each fetched when its table is opened. A game without a room is played through the shell alone. */
import type { Room } from "../table/room";

const ROOMS = import.meta.glob<{ room: Room }>("./*/room.ts");

export async function roomOf(game: string): Promise<Room> {
  const found = ROOMS[`./${game}/room.ts`];
  return (await (found ? found() : import("./plain/room"))).room;
}
