/** Games by their names: ours in the reader's words, others as they call themselves. */
import { library, say } from "./library.svelte";

export function titleOf(game: string, otherwise = game): string {
  return library.of().has(`title-${game}`) ? say(`title-${game}`) : otherwise;
}

/** A game's name where there is little room. */
export const shortOf = (game: string, otherwise = game): string => known(`short-${game}`) || titleOf(game, otherwise);
/** What a game is like, in a few words, where the house has them. */
export const like = (game: string): string => known(`about-${game}`);
/** How long it goes. */
export const length = (game: string): string => known(`length-${game}`);
/** How many minutes, and how much there is to learn. */
export const weight = (game: string): string => known(`weight-${game}`);

const known = (key: string): string => (library.of().has(key) ? say(key) : "");
