/** Games by their names: ours in the reader's words, others as they call themselves. */
import { library, say } from "./words.svelte";

export function titleOf(game: string, otherwise = game): string {
  return library.of().has(`title-${game}`) ? say(`title-${game}`) : otherwise;
}

/** Words of the house about a game, where it has them. */
export function about(kind: "about" | "length" | "weight", game: string): string {
  const key = `${kind}-${game}`;
  return library.of().has(key) ? say(key) : "";
}
