/** Log and chat in one stream: what was said stands in the turn in which it was said. */
import type { Said } from "../../wire/protocol";
import type { StoryLine } from "../state/story.svelte";
import type { Turn } from "../state/turns";

export type Row = { line: StoryLine; said?: never } | { said: Said; line?: never };

/** A turn with everything that happened in it; `turn` is null for what was said before the first. */
export interface Passage {
  turn: Turn | null;
  rows: Row[];
}

export function stream(turns: readonly Turn[], said: readonly Said[]): Passage[] {
  const passages = [null, ...turns].map((turn, place): Passage => {
    const until = turns[place]?.at ?? Infinity;
    const from = turn?.at ?? -Infinity;
    return { turn, rows: together(turn?.lines ?? [], said.filter(({ at }) => at >= from && at < until)) };
  });
  return passages.filter(({ turn, rows }) => turn || rows.length);
}

/** In the order of time; what was said in the instant of a move comes after it. */
function together(lines: readonly StoryLine[], said: readonly Said[]): Row[] {
  const rows = [...lines.map((line) => ({ at: line.at, row: { line } })), ...said.map((each) => ({ at: each.at, row: { said: each } }))];
  return rows.sort((one, other) => one.at - other.at).map(({ row }) => row);
}
