/** The tutorials: openings played beforehand with the engine (`python -m tools.web`), each fetched when it is read. */
import type { Previewed } from "../wire/protocol";
import type { AnyAct, AnyView, EntryOf } from "../wire/shapes";

/** One thing to read, and perhaps to do. */
export interface Step {
  /** The place in `positions`. */
  at: number;
  /** Its words are the room's: learn-KEY-title and learn-KEY. */
  key: string;
  /** What it speaks of: a CSS selector. */
  spot: string;
  /** What is to be done; null: only read. */
  act: AnyAct | null;
}

/** What an act would do; only those of the kind that is wanted were asked. */
type Told = Omit<Previewed, "type" | "ref" | "n" | "view">;

export interface Lesson {
  game: string;
  positions: { n: number; view: AnyView; entries: EntryOf[]; legal: AnyAct[]; previews: (Told | null)[] }[];
  steps: Step[];
}

const LESSONS = import.meta.glob<Lesson>("./*/lesson.json", { import: "default" });

/** Is there a tutorial of this game? */
export const hasLesson = (game: string): boolean => `./${game}/lesson.json` in LESSONS;
export const lessonOf = async (game: string): Promise<Lesson | null> => (await LESSONS[`./${game}/lesson.json`]?.()) ?? null;
