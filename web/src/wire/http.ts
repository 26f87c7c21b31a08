/** Talking to the server over HTTP: JSON in, JSON out, and every refusal as one kind of error. */
import type { Me, Problem } from "./protocol";

/** What the server refused, with its reason as a key of the words files. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

const LOST: Problem = { key: "web-offline", text: "The server cannot be reached.", game: "", details: {} };

/** One request; a refusal or a lost line becomes a `Refusal`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal(0, LOST);
  });
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw new Refusal(answer.status, await problemOf(answer));
}

async function problemOf(answer: Response): Promise<Problem> {
  const told = (await answer.json().catch(() => null)) as Problem | null;
  return told?.key ? told : { ...LOST, key: "web-trouble", details: { status: answer.status } };
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => call<T>("DELETE", path, body);

/** Who I am; null for somebody the server has not met. */
export async function whoAmI(): Promise<Me | null> {
  return get<Me>("/api/me").catch((refusal: Refusal) => {
    if (refusal.status === 401) return null;
    throw refusal;
  });
}
