/** Lists of tables, asked again every few seconds while the page is in front. */
import { get } from "../../../wire/http";
import type { TableInfo } from "../../../wire/protocol";
import { session } from "../session.svelte";

const EVERY = 8000;

async function asked(query: string): Promise<TableInfo[]> {
  return get<TableInfo[]>(`/api/tables?${query}`);
}

export class Tables {
  /** Mine that are not over: where it is my turn first, those with the least time left before all; then the latest. */
  mine = $state.raw<readonly TableInfo[] | null>(null);
  /** Public ones with a free seat, where I do not sit yet. */
  open = $state.raw<readonly TableInfo[] | null>(null);
  /** Public ones in play, to look on. */
  playing = $state.raw<readonly TableInfo[]>([]);
  finished = $state.raw<readonly TableInfo[]>([]);
  /** The server did not answer the last time: what is shown is old, or nothing. */
  lost = $state(false);
  #timer: ReturnType<typeof setInterval>;

  constructor() {
    void this.load();
    this.#timer = setInterval(() => !document.hidden && void this.load(), EVERY);
  }

  /** The games I have tables of. */
  get played(): ReadonlySet<string> {
    return new Set([...(this.mine ?? []), ...this.finished.filter(sitting)].map(({ game }) => game));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async load(): Promise<void> {
    const known = (await session.load().catch(() => null)) !== null;
    const own = known ? ["state=open&mine=true", "state=playing&mine=true", "state=finished&mine=true"] : [];
    const lists = await Promise.all([...["state=open", "state=playing", "state=finished"], ...own].map(asked)).catch(() => null);
    this.lost = lists === null;
    if (!lists) return;
    const [open = [], playing = [], finished = [], myOpen = [], myPlaying = [], myFinished = []] = lists;
    this.mine = [...myPlaying, ...myOpen].sort((one, other) => dueAt(one) - dueAt(other));
    this.open = open.filter((table) => !sitting(table) && table.seats.some((seat) => seat.kind === "open"));
    this.playing = playing.filter((table) => !sitting(table));
    this.finished = latest([...myFinished, ...finished]);
  }
}

export const sitting = (table: TableInfo): boolean => table.seats.some((seat) => seat.yours);
export const yourTurn = (table: TableInfo): boolean => table.seats[table.to_act]?.yours ?? false;

/** When something is due from me: by the clock, some time, or not now. */
function dueAt(table: TableInfo): number {
  if (!yourTurn(table)) return Number.MAX_VALUE;
  return table.deadline ?? Number.MAX_SAFE_INTEGER;
}

function latest(tables: TableInfo[]): TableInfo[] {
  const once = new Map(tables.map((table) => [table.id, table]));
  return [...once.values()].sort((one, other) => other.moved - one.moved);
}
