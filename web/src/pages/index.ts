/** Which page an address shows. Each page is a chunk of its own, with the words it needs fetched before it is shown. */
import type { Component } from "svelte";
import { library } from "../words/library.svelte";

export interface Page {
  // `any`: each page has props of its own
  Shown: Component<any>;
  props: Record<string, string>;
  /** Another key is another page: it is built anew. */
  key: string;
}

interface Route {
  path: RegExp;
  load: () => Promise<{ default: Component<any> }>;
}

const ROUTES: Route[] = [
  { path: /^\/$/, load: () => import("./front/Front.svelte") },
  { path: /^\/tables$/, load: () => import("./Tables.svelte") },
  { path: /^\/login$/, load: () => import("./Login.svelte") },
  { path: /^\/me$/, load: () => import("./me/Me.svelte") },
  { path: /^\/me\/games$/, load: () => import("./me/MyGames.svelte") },
  { path: /^\/replays$/, load: () => import("./replay/Replays.svelte") },
  { path: /^\/replay\/(?<id>\w+)$/, load: () => import("./replay/Replay.svelte") },
  { path: /^\/rules$/, load: () => import("./rules/RulesIndex.svelte") },
  { path: /^\/rules\/(?<game>\w+)$/, load: () => import("./rules/Rules.svelte") },
  { path: /^\/learn\/(?<game>\w+)$/, load: () => import("./learn/Learn.svelte") },
  { path: /^\/t\/(?<id>\w+)$/, load: () => import("./table/Table.svelte") },
];
if (import.meta.env.DEV) ROUTES.push({ path: /^\/dev\/(?<game>\w+)$/, load: () => import("./dev/Dev.svelte") });

const NOWHERE: Route = { path: /^/, load: () => import("./Nowhere.svelte") };

const routeOf = (path: string): Route => ROUTES.find((each) => each.path.test(path)) ?? NOWHERE;

/** Fetch the page of an address ahead, while its words are still on their way. */
export async function fetchPage(path: string): Promise<void> {
  await routeOf(path).load();
}

export async function pageOf(path: string): Promise<Page> {
  const route = routeOf(path);
  const props = { ...route.path.exec(path)?.groups };
  const [{ default: Shown }] = await Promise.all([route.load(), props.game && library.need(props.game)]);
  return { Shown, props, key: path };
}
