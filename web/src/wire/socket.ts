/** A table's line to the server: it comes back by itself, and every ask is a promise of its answer. */
import { Refusal } from "./http";
import type { AnyAsk, AnyMessage, Problem } from "./protocol";
import type { AnyAct } from "./shapes";

const WAITS = [300, 700, 1500, 3000, 6000, 10000];
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;
/** The server's code for a person with too many lines open. */
const TOO_MANY = 4429;
const CUT: Problem = { key: "web-line-cut", text: "The line was cut.", game: "", details: {} };

type Waiting = { done: (message: AnyMessage) => void; failed: (refusal: Refusal) => void };
/** An ask without its number; the act in it is one of the table's game. */
type Open<T> = T extends { act: unknown } ? Omit<T, "ref" | "act"> & { act: AnyAct } : T extends unknown ? Omit<T, "ref"> : never;
export type Asked = Open<AnyAsk>;

/** Where asks go. A replay has none, and then nothing can be asked. */
export interface Line {
  ask(asked: Asked): Promise<AnyMessage>;
  close(): void;
  /** Try again now rather than later. */
  retry(): void;
  /** Nobody listens at the other end: there is nothing to say in the chat. */
  alone?: boolean;
}

export interface Ears {
  hear(message: AnyMessage): unknown;
  /** Whether the line stands. */
  line(stands: boolean): unknown;
  /** The number of the last entry heard, so that after a cut only the rest comes. */
  seen(): number;
}

export class Socket implements Line {
  #socket: WebSocket | null = null;
  #ref = 0;
  #tries = 0;
  #waiting = new Map<number, Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(
    readonly address: string,
    readonly ears: Ears,
  ) {
    this.#open();
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.#wake);
  }

  ask(asked: Asked): Promise<AnyMessage> {
    const ref = ++this.#ref;
    return new Promise((done, failed) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return failed(new Refusal(0, CUT));
      this.#waiting.set(ref, { done, failed });
      this.#socket.send(JSON.stringify({ ...asked, ref }));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  retry = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #wake = (): void => {
    if (document.visibilityState === "visible") this.#ping();
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}?seen=${this.ears.seen()}`);
    this.#socket?.close();
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.ears.line(true);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as AnyMessage);
    socket.onclose = (event) => socket === this.#socket && this.#cut(event.code);
  }

  #hear(message: AnyMessage): void {
    const waiting = this.#waiting.get(message.ref);
    this.#waiting.delete(message.ref);
    this.ears.hear(message);
    if (message.type === "refused") waiting?.failed(new Refusal(409, message.problem));
    else waiting?.done(message);
  }

  #cut(code: number): void {
    for (const { failed } of this.#waiting.values()) failed(new Refusal(0, CUT));
    this.#waiting.clear();
    if (this.#closed) return;
    this.ears.line(false);
    if (code === TOO_MANY) this.#tries = WAITS.length;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 0;
    this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  /** A line that does not answer is cut: a phone that slept keeps dead ones. */
  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return this.retry();
    const late = setTimeout(() => socket === this.#socket && socket.close(), ANSWER_WITHIN);
    this.ask({ type: "ping" }).then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    );
  }
}
