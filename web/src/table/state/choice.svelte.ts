/** Choosing one of the legal acts: picked part by part, shown before it is done, done on confirming. */
import { settings } from "../../browser/settings.svelte";
import { Refusal } from "../../wire/http";
import { same, type AnyAct, type AnyEvent, type AnyView, type PreviewOf } from "../../wire/shapes";

type Test<A> = (act: A) => boolean;

/** Where one chooses: what may be done, and who does it or tells what it would do. */
export interface Decider<V, A, E> {
  readonly legal: readonly A[];
  /** Why something could not be, while that is said: choosing on ends it. */
  refusal: string;
  act(act: A): Promise<void>;
  preview(act: A): Promise<PreviewOf<V, E>>;
}

/** An act on show: the staged one, or the one under the pointer. */
export interface Ghost<V, A, E> {
  act: A;
  /** What it would do; null until the server has told. */
  preview: PreviewOf<V, E> | null;
}

export class Choice<V extends AnyView, A extends AnyAct, E extends AnyEvent> {
  /** What was picked so far, by name: `{ card: "fork" }`. Boards read it to draw what is chosen. */
  picked = $state.raw<Record<string, unknown>>({});
  #tests = $state.raw<ReadonlyMap<string, Test<A>>>(new Map());
  #staged = $state.raw<Ghost<V, A, E> | null>(null);
  #peeked = $state.raw<Ghost<V, A, E> | null>(null);
  #busy = $state(false);
  #known = new Map<string, Promise<PreviewOf<V, E>>>();

  constructor(readonly table: Decider<V, A, E>) {}

  /** The legal acts that fit all that was picked. */
  readonly acts = $derived.by((): A[] => {
    const tests = [...this.#tests.values()];
    return this.table.legal.filter((act) => tests.every((test) => test(act)));
  });

  /** The act to be confirmed, with what it would do. */
  get staged(): Ghost<V, A, E> | null {
    return this.#staged;
  }

  /** What the board shows as a ghost: what the pointer is on, else what is staged. */
  get ghost(): Ghost<V, A, E> | null {
    return this.#peeked ?? this.#staged;
  }

  /** An act is on its way to the server. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Is there anything that `clear` would take back? */
  get begun(): boolean {
    return this.#staged !== null || this.#tests.size > 0;
  }

  /** Would anything be left if this were picked too? */
  could(test: Test<A>): boolean {
    return this.acts.some(test);
  }

  /**
   * Pick a part of the act: those with this value of a field, or those a test takes. Picking the same name again
   * replaces it. One act left is staged; none left, and nothing is changed.
   */
  async pick(name: string, value: unknown, test: Test<A> = (act) => same(Reflect.get(act, name), value)): Promise<void> {
    const others = new Map([...this.#tests].filter(([other]) => other !== name));
    const tests = [...others.values(), test];
    const left = this.table.legal.filter((act) => tests.every((each) => each(act)));
    if (!left.length) return;
    this.table.refusal = "";
    this.#tests = others.set(name, test);
    this.picked = { ...this.picked, [name]: value };
    this.#staged = null;
    if (left.length === 1) await this.stage(left[0] as A);
  }

  /** Take back one part of what was picked, and what was staged. */
  unpick(name: string): void {
    this.table.refusal = "";
    this.#tests = new Map([...this.#tests].filter(([other]) => other !== name));
    this.picked = Object.fromEntries(Object.entries(this.picked).filter(([other]) => other !== name));
    this.#staged = null;
  }

  /** Put an act up for confirming; with direct clicks it is done at once. */
  stage(act: A): Promise<void> {
    return settings.confirm ? this.show(act) : this.do(act);
  }

  /** Do an act at once; what ends the turn is put up for confirming first, unless it says so by its name. */
  async do(act: A): Promise<void> {
    const asks = settings.confirmEnd && act.type !== "end" && (await this.#preview(act))?.ends;
    return asks ? this.show(act) : this.#send(act);
  }

  /** Draw an act with what it would do, as if it were to be confirmed. */
  async show(act: A): Promise<void> {
    this.table.refusal = "";
    this.#staged = { act, preview: null };
    const preview = await this.#preview(act);
    if (this.#staged && same(this.#staged.act, act)) this.#staged = { act, preview };
  }

  /** Show what an act would do while the pointer is on it; null when it leaves. */
  async peek(act: A | null): Promise<void> {
    if (act === null) return void (this.#peeked = null);
    if (this.#peeked && same(this.#peeked.act, act)) return;
    this.#peeked = { act, preview: null };
    const preview = await this.#preview(act);
    if (this.#peeked && same(this.#peeked.act, act)) this.#peeked = { act, preview };
  }

  /** Do the staged act. */
  async confirm(): Promise<void> {
    if (this.#staged && !this.#busy) await this.#send(this.#staged.act);
  }

  async #send(act: A): Promise<void> {
    this.#busy = true;
    await this.table.act(act);
    this.#busy = false;
  }

  /** Forget what was picked and staged. */
  clear(): void {
    this.#tests = new Map();
    this.picked = {};
    this.#staged = null;
    this.#peeked = null;
  }

  /** Another position: what was known of the old one is worth nothing. */
  reset(): void {
    this.clear();
    this.#known.clear();
  }

  /** What an act would do, asked once; null where the server would not tell. */
  async #preview(act: A): Promise<PreviewOf<V, E> | null> {
    const key = JSON.stringify(act);
    const asked = this.#known.get(key) ?? this.table.preview(act);
    this.#known.set(key, asked);
    return asked.catch((trouble: unknown) => {
      this.#known.delete(key);
      if (trouble instanceof Refusal) return null;
      throw trouble;
    });
  }
}
