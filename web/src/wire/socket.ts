/** A table's line to the server: it comes back by itself, and every ask is a promise of its answer. */
import { Refusal } from "./http";
import type { AnyAsk, AnyMessage, Problem } from "./protocol";
import type { AnyAct } from "./shapes";

const WAITS = [300, 700, 1500, 3000, 6000, 10000];
/** How often a line is tried: before somebody's eyes, so that within three seconds he is told; and else. */
const TRIED_EVERY = 1_200;
const TRIED_HIDDEN = 20_000;
/** After so long without an answer the server is away; */
const LATE = 1_200;
/** and after so long the line is given up, and another opened. */
const ANSWER_WITHIN = 8_000;
/** What was sent and takes longer than this is said to be on its way. */
const SENDING = 350;
/** The server's code for a person with too many lines open. */
const TOO_MANY = 4429;
const CUT: Problem = { key: "web-line-cut", text: "The line was cut.", game: "", details: {} };

type Waiting = { done: (message: AnyMessage) => void; failed: (refusal: Refusal) => void };
/** An ask without its number; the act in it is one of the table's game. */
type Open<T> = T extends { act: unknown } ? Omit<T, "ref" | "act"> & { act: AnyAct } : T extends unknown ? Omit<T, "ref"> : never;
export type Asked = Open<AnyAsk>;

/** How a line is: it stands; what was sent is on its way; nobody answers; it is cut. */
export type LineState = "live" | "sending" | "silent" | "cut";
/** Asks that change the game: only they are waited for. */
const DEEDS: readonly string[] = ["act", "undo"];

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
  /** How the line is now. */
  line(state: LineState): unknown;
  /** The number of the last entry heard, so that after a cut only the rest comes. */
  seen(): number;
}

export class Socket implements Line {
  #socket: WebSocket | null = null;
  #ref = 0;
  #tries = 0;
  #waiting = new Map<number, Waiting>();
  /** Asked before the line stood for the first time: sent as soon as it does. */
  #early: string[] = [];
  #stood = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval>;
  #closed = false;
  #state: LineState = "live";
  #cutNow = false;
  #silent = false;
  /** How many deeds are on their way for longer than a moment. */
  #sending = 0;
  #tried = 0;
  #pinging: WebSocket | null = null;

  constructor(
    readonly address: string,
    readonly ears: Ears,
  ) {
    this.#open();
    this.#pinger = setInterval(() => this.#try(), TRIED_EVERY);
    addEventListener("online", this.retry);
    addEventListener("offline", this.#ping);
    document.addEventListener("visibilitychange", this.#wake);
  }

  ask(asked: Asked): Promise<AnyMessage> {
    const ref = ++this.#ref;
    return new Promise((done, failed) => {
      const open = this.#socket?.readyState === WebSocket.OPEN;
      if (!open && this.#stood) return failed(new Refusal(0, CUT));
      const waiting = { done, failed };
      this.#waiting.set(ref, DEEDS.includes(asked.type) ? this.#watched(waiting) : waiting);
      const words = JSON.stringify({ ...asked, ref });
      if (open) this.#socket?.send(words);
      else this.#early.push(words);
    });
  }

  /** The same, told to be on its way when it takes longer than a moment. */
  #watched({ done, failed }: Waiting): Waiting {
    let late = 0;
    const timer = setTimeout(() => ((this.#sending += late = 1), this.#tell()), SENDING);
    const over = () => (clearTimeout(timer), (this.#sending -= late), this.#tell());
    return { done: (message) => (over(), done(message)), failed: (refusal) => (over(), failed(refusal)) };
  }

  /** Say how the line is, if that is new. */
  #tell(): void {
    const state = this.#cutNow ? "cut" : this.#silent ? "silent" : this.#sending ? "sending" : "live";
    if (state === this.#state || this.#closed) return;
    this.#state = state;
    this.ears.line(state);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.#ping);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  retry = (): void => {
    if (this.#closed || (this.#socket?.readyState === WebSocket.OPEN && !this.#silent)) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else this.retry();
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}?seen=${this.ears.seen()}`);
    if (this.#socket) this.#cutNow = true;
    this.#socket?.close();
    this.#socket = socket;
    this.#fail();
    this.#tell();
    socket.onopen = () => {
      this.#tries = 0;
      this.#cutNow = this.#silent = false;
      this.#stood = true;
      for (const words of this.#early.splice(0)) socket.send(words);
      this.#tell();
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

  /** What was asked on a line that is no more has no answer. */
  #fail(): void {
    this.#early = [];
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of waiting) failed(new Refusal(0, CUT));
  }

  #cut(code: number): void {
    this.#fail();
    if (this.#closed) return;
    this.#cutNow = true;
    this.#tell();
    if (code === TOO_MANY) this.#tries = WAITS.length;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 0;
    this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  /** Now and then, seldom while nobody looks. */
  #try(): void {
    if (!document.hidden || Date.now() - this.#tried >= TRIED_HIDDEN) this.#ping();
  }

  /** A line that does not answer is said to be so, and then cut: a phone that slept keeps dead ones. */
  #ping = (): void => {
    const socket = this.#socket;
    this.#tried = Date.now();
    if (socket?.readyState !== WebSocket.OPEN || this.#pinging === socket) return;
    this.#pinging = socket;
    const late = setTimeout(() => this.#hush(socket), LATE);
    const never = setTimeout(() => socket === this.#socket && this.#open(), ANSWER_WITHIN);
    const over = () => {
      clearTimeout(late);
      clearTimeout(never);
      if (this.#pinging === socket) this.#pinging = null;
      if (this.#socket === socket) this.#silent = false;
      this.#tell();
    };
    this.ask({ type: "ping" }).then(over, over);
  };

  #hush(socket: WebSocket): void {
    this.#silent = socket === this.#socket;
    this.#tell();
  }
}
