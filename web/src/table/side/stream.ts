/** Log and chat in one stream: what was said stands in the turn in which it was said. */
import type { Said } from "../../wire/protocol";
import type { StoryLine } from "../state/story.svelte";
import type { Turn } from "../state/turns";

/** What one act did, line by line, or something said. */
export type Row = { lines: [StoryLine, ...StoryLine[]]; said?: never } | { said: Said; lines?: never };

/** A turn with everything that happened in it; `turn` is null for what was said before the first. */
export interface Passage {
  turn: Turn | null;
  rows: Row[];
}

export function stream(turns: readonly Turn[], said: readonly Said[]): Passage[] {
  const passages = [null, ...turns].map((turn, place): Passage => {
    const until = turns[place]?.at ?? Infinity;
    const from = turn?.at ?? -Infinity;
    return { turn, rows: together(acts(turn?.lines ?? []), said.filter(({ at }) => at >= from && at < until)) };
  });
  return passages.filter(({ turn, rows }) => turn || rows.length);
}

/** The lines of one act, as far as they tell of one seat, stand together. */
function acts(lines: readonly StoryLine[]): [StoryLine, ...StoryLine[]][] {
  const all: [StoryLine, ...StoryLine[]][] = [];
  for (const line of lines) {
    const before = all.at(-1);
    if (before?.[0].n === line.n && before[0].seat === line.seat) before.push(line);
    else all.push([line]);
  }
  return all;
}

/** Under a name that is a heading already: what stands before and after it. */
export function underName(text: string, name: string): [string, string] {
  const own = `${name} `;
  return text.startsWith(own) ? [own, text.slice(own.length)] : ["", text];
}

/** In the order of time; what was said in the instant of a move comes after it. */
function together(done: readonly [StoryLine, ...StoryLine[]][], said: readonly Said[]): Row[] {
  const rows = [...done.map((lines) => ({ at: lines[0].at, row: { lines } })), ...said.map((each) => ({ at: each.at, row: { said: each } }))];
  return rows.sort((one, other) => one.at - other.at).map(({ row }) => row);
}
