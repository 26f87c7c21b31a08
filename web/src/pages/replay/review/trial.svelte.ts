/** Find a better move: at a reviewed decision the board is played at again, and what is tried is judged. */
import { get, post, Refusal } from "../../../wire/http";
import type { AnyMessage, Choices, Decision, Judged, Previewed } from "../../../wire/protocol";
import { actOf, same, type AnyAct } from "../../../wire/shapes";
import type { Asked, Line } from "../../../wire/socket";
import { session } from "../../common/session.svelte";
import type { Replay } from "../replay.svelte";

export const TRIES = 3;
/** Better than what was done by so much of a win counts as found. */
export const FOUND = 0.02;

/** How good a try was: nothing is better beyond doubt; better than what was done; as good; worse. */
export type Quality = "best" | "better" | "same" | "worse";
export interface Tried {
  act: AnyAct;
  judged: Judged;
  quality: Quality;
}

/** A try beside what was done; `judged` is how much better the best act is. */
export function qualityOf(decision: Decision, act: AnyAct, judged: Judged): Quality {
  if (same(act, decision.act)) return "same";
  if (judged.low <= 0) return "best";
  const gain = decision.loss - judged.loss;
  if (Math.abs(gain) < FOUND) return "same";
  return gain > 0 ? "better" : "worse";
}

/** What is known of a decision: the best act, what was done, what was tried, the best first. */
export interface Worth {
  act: AnyAct;
  judged: Judged;
  best: boolean;
  done: boolean;
  tried: boolean;
}
export function worthOf(decision: Decision, tries: readonly Tried[]): Worth[] {
  const { loss, low, high } = decision;
  const known = [
    { act: actOf(decision.best), judged: { loss: 0, low: 0, high: 0 } },
    { act: actOf(decision.act), judged: { loss, low, high } },
    ...tries,
  ];
  const once = known.filter(({ act }, place) => known.findIndex((each) => same(each.act, act)) === place);
  const worth = once.map(({ act, judged }) => ({
    act, judged, best: same(act, decision.best), done: same(act, decision.act), tried: tries.some((each) => same(each.act, act)),
  }));
  return worth.sort((one, other) => one.judged.loss - other.judged.loss);
}

/** Where one tries: a reviewed game, and the decision of the moment shown. */
export interface Tryable {
  readonly id: string;
  readonly replay: Replay;
  readonly decision: Decision | null;
}

export class Trial implements Line {
  readonly alone = true;
  /** Where it stands: only looked at, being tried, being judged, told how good it was, or the answer shown. */
  stage = $state<"look" | "try" | "judging" | "told" | "answer">("look");
  tries = $state.raw<readonly Tried[]>([]);

  constructor(readonly reviewed: Tryable) {
    reviewed.replay.table.connect(this);
  }

  /** What came after is hidden. */
  get hides(): boolean {
    return this.stage === "try" || this.stage === "judging" || this.stage === "told";
  }
  get last(): Tried | null {
    return this.tries.at(-1) ?? null;
  }
  get left(): number {
    return TRIES - this.tries.length;
  }

  /** Lay the table out as it was, to be played at. */
  async begin(): Promise<void> {
    const { decision, replay } = this.reviewed;
    if (!decision) return;
    await session.ensure();
    const { legal } = await get<Choices>(`${this.#address}/choices`);
    if (this.stage === "look" || this.stage === "answer") this.tries = [];
    this.stage = "try"; // before the table is laid out: else the better act would be drawn on it
    await replay.offer(decision.seat, legal as AnyAct[]);
  }
  /** No more trying: the table shows what was. */
  leave(): void {
    if (this.stage === "look") return;
    this.stage = "look";
    this.tries = [];
    void this.reviewed.replay.withdraw();
  }
  answer(): void {
    this.stage = "answer";
    void this.reviewed.replay.withdraw();
  }

  async ask(asked: Asked): Promise<AnyMessage> {
    if (asked.type === "preview") return post<Previewed>(`${this.#address}/preview`, { act: asked.act });
    if (asked.type === "act" && this.stage === "try") await this.#judge(asked.act);
    return { type: "pong", ref: 0, now: 0 };
  }
  close(): void {}
  retry(): void {}

  get #address(): string {
    return `/api/records/${this.reviewed.id}/at/${this.reviewed.replay.at}`;
  }

  async #judge(act: AnyAct): Promise<void> {
    const { decision } = this.reviewed;
    if (!decision) return;
    this.stage = "judging";
    try {
      const judged = await post<Judged>(`${this.#address}/judge`, { act });
      this.tries = [...this.tries, { act, judged, quality: qualityOf(decision, act, judged) }];
      this.stage = "told";
      await this.reviewed.replay.withdraw();
    } catch (trouble) {
      this.stage = "try";
      if (!(trouble instanceof Refusal)) throw trouble;
      this.reviewed.replay.table.refuse(trouble);
    }
  }
}
