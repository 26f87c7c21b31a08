/** Which page an address shows. Each page is a chunk of its own, with the words it needs fetched before it is shown. */
import type { Component } from "svelte";
import { drawing, type Drawing } from "../ui/drawing";
import { library } from "../words/library.svelte";

export interface Page extends Drawing {
  /** Another key is another page: it is built anew. */
  key: string;
}

/** What an address can say. */
interface Said {
  id?: string;
  game?: string;
  deed?: string;
}
type Load<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;
type Show = (said: Said) => Promise<Drawing>;

const plain = (load: Load<Record<string, never>>): Show => async () => drawing((await load()).default, {});
const ofId = (load: Load<{ id: string }>): Show => async ({ id = "" }) => drawing((await load()).default, { id });
const ofGame = (load: Load<{ game: string }>): Show => async ({ game = "" }) => drawing((await load()).default, { game });

interface Route {
  path: RegExp;
  show: Show;
}

const ROUTES: Route[] = [
  { path: /^\/$/, show: plain(() => import("./front/Front.svelte")) },
  { path: /^\/tables$/, show: plain(() => import("./Tables.svelte")) },
  { path: /^\/login$/, show: plain(() => import("./Login.svelte")) },
  { path: /^\/me$/, show: plain(() => import("./me/Me.svelte")) },
  { path: /^\/me\/games$/, show: plain(() => import("./me/MyGames.svelte")) },
  { path: /^\/mail\/(?<deed>confirm|stop)\/(?<id>[\w.-]+)$/, show: async ({ deed = "", id = "" }) => drawing((await import("./me/MailLink.svelte")).default, { deed, id }) },
  { path: /^\/replays$/, show: plain(() => import("./replay/Replays.svelte")) },
  { path: /^\/replay\/(?<id>\w+)$/, show: ofId(() => import("./replay/Replay.svelte")) },
  { path: /^\/replay\/(?<id>\w+)\/review$/, show: ofId(() => import("./replay/review/Review.svelte")) },
  { path: /^\/rules$/, show: plain(() => import("./rules/RulesIndex.svelte")) },
  { path: /^\/rules\/(?<game>\w+)$/, show: ofGame(() => import("./rules/Rules.svelte")) },
  { path: /^\/learn\/(?<game>\w+)$/, show: ofGame(() => import("./learn/Learn.svelte")) },
  { path: /^\/puzzles\/(?<game>\w+)$/, show: ofGame(() => import("./puzzles/Puzzles.svelte")) },
  { path: /^\/t\/(?<id>\w+)$/, show: ofId(() => import("./table/Table.svelte")) },
];
if (import.meta.env.DEV) ROUTES.push({ path: /^\/dev\/(?<game>\w+)$/, show: ofGame(() => import("./dev/Dev.svelte")) });

const NOWHERE: Route = { path: /^/, show: plain(() => import("./Nowhere.svelte")) };

const routeOf = (path: string): Route => ROUTES.find((each) => each.path.test(path)) ?? NOWHERE;
const saidBy = (path: string): Said => ({ ...routeOf(path).path.exec(path)?.groups });

/** Fetch the page of an address ahead, while its words are still on their way. */
export async function fetchPage(path: string): Promise<void> {
  await routeOf(path).show(saidBy(path));
}

export async function pageOf(path: string): Promise<Page> {
  const said = saidBy(path);
  const [shown] = await Promise.all([routeOf(path).show(said), said.game && library.need(said.game)]);
  return { ...shown, key: path };
}
