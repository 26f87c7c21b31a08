/** Whether somebody plays a game for the first time in this browser: then its lesson is offered before. */
import { settings } from "../../browser/settings.svelte";
import { hasLesson } from "../../games/lessons";

/** `played`: games he has tables of. */
export function firstTime(game: string, played: ReadonlySet<string>): boolean {
  return hasLesson(game) && !settings.met.includes(game) && !played.has(game);
}

/** It was offered: it is not offered again. */
export const offeredOnce = (game: string): void => settings.set("met", [...new Set([...settings.met, game])]);
