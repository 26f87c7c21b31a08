/** A recorded game: its positions in order, and what the acts of some of them would do. */
import type { AnyMessage, Position, Previewed, TableInfo } from "../../wire/protocol";
import { same, type AnyAct } from "../../wire/shapes";
import type { Asked } from "../../wire/socket";

interface Recorded {
  table: TableInfo;
  positions: Position[];
  /** By place in `positions`: the act that was chosen there. */
  previews: Record<string, { act: AnyAct; preview: Previewed }[]>;
  start: number;
}

export interface Sample extends Recorded {
  answer(asked: Asked, n: number, step: (to: number) => void): Promise<AnyMessage>;
}

const SAMPLES = import.meta.glob<Recorded>("../../../dev/*.json", { import: "default" });

export async function recorded(game: string): Promise<Sample> {
  const load = SAMPLES[`../../../dev/${game}.json`];
  if (!load) throw new Error("run `python -m tools.web.samples` first");
  const found = await load();
  return { ...found, answer: (asked, n, step) => answer(found, asked, n, step) };
}

/** A preview where one was recorded; any act goes on with what was really done. */
async function answer(found: Recorded, asked: Asked, n: number, step: (to: number) => void): Promise<AnyMessage> {
  if (asked.type === "preview") {
    const known = found.previews[String(n)]?.find((each) => same(each.act, asked.act));
    if (known) return known.preview;
  }
  if (asked.type === "act") step(n + 1);
  return { type: "pong", ref: 0, now: 0 };
}
