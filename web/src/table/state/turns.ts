/** The log by turns: what one seat decided in a row, under the headings of rounds. */
import type { StoryLine } from "./story.svelte";

export interface Turn {
  /** Who decided; -1 where nobody did: the deal, or a heading with nothing below it yet. */
  by: number;
  /** Its first and last entry. */
  from: number;
  to: number;
  /** When it began. */
  at: number;
  /** What stands above it: a round began. */
  heading: string;
  lines: StoryLine[];
}

/** The lines by turns, oldest first. */
export function turns(lines: readonly StoryLine[]): Turn[] {
  const all: Turn[] = [];
  for (const line of lines) {
    const turn = all.at(-1);
    if (line.heading) all.push({ by: -1, from: line.n, to: line.n, at: line.at, heading: line.text, lines: [] });
    else if (turn?.lines.length && turn.by === line.by) extend(turn, line);
    else if (turn && !turn.lines.length) Object.assign(turn, { by: line.by, from: line.n, to: line.n, at: line.at, lines: [line] });
    else all.push({ by: line.by, from: line.n, to: line.n, at: line.at, heading: "", lines: [line] });
  }
  return all;
}

function extend(turn: Turn, line: StoryLine): void {
  turn.to = line.n;
  turn.lines.push(line);
}

/** The last turn of each seat. */
export function lastOfEach(all: readonly Turn[]): Turn[] {
  return all.filter((turn, place) => turn.by >= 0 && !all.some((other, after) => after > place && other.by === turn.by));
}
