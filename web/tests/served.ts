/** There is no server at the logic's tests: what it would tell of the games stands in a file (`python -m tools.web`). */
import { vi } from "vitest";
import told from "./editions.json";

const EDITIONS: Record<string, object> = told;
const GAMES = Object.keys(EDITIONS).map((id) => ({ id, edition: id }));

vi.stubGlobal("fetch", (path: string): Promise<Response> => {
  const game = /^\/api\/games\/(\w+)\/editions/.exec(path)?.[1];
  return Promise.resolve(Response.json(game ? EDITIONS[game] : GAMES));
});
