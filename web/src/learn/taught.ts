/** Which games have a lesson. */
import type { Recorded } from "./lesson.svelte";

const LESSONS = import.meta.glob<Recorded>("../games/*/lesson.json", { import: "default" });
const place = (game: string): string => `../games/${game}/lesson.json`;

export const taught = (game: string): boolean => place(game) in LESSONS;
export const fetchLesson = async (game: string): Promise<Recorded | null> => (await LESSONS[place(game)]?.()) ?? null;
