/** The seats' clocks: told by the server now and then, ticking here in between. */
import type { Clock } from "../../wire/protocol";

export class Clocks {
  #told = $state.raw<readonly Clock[] | null>(null);
  #at = $state(0);
  #now = $state(Date.now());
  #timer: ReturnType<typeof setInterval> | undefined;

  set(clocks: readonly Clock[] | null): void {
    this.#told = clocks;
    this.#at = this.#now = Date.now();
    clearInterval(this.#timer);
    if (clocks?.some((clock) => clock.running)) this.#timer = setInterval(() => (this.#now = Date.now()), 250);
  }

  /** Does this table have clocks at all? */
  get any(): boolean {
    return this.#told !== null;
  }

  /** Milliseconds a seat has left; null without a clock. */
  left(seat: number): number | null {
    const clock = this.#told?.[seat];
    if (!clock) return null;
    return Math.max(0, clock.running ? clock.left - (this.#now - this.#at) : clock.left);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
