/** A review asked for: how far it is, until it is there. */
import { get, post } from "../../wire/http";
import type { ReviewInfo } from "../../wire/protocol";

export class AskedReview {
  info = $state.raw<ReviewInfo | null>(null);
  #closed = false;

  /** `pause`: milliseconds between two questions how far it is. */
  constructor(
    readonly id: string,
    readonly pause: number,
  ) {}

  /** Ask how far it is, and go on asking while it is worked out. */
  async follow(): Promise<void> {
    this.info = await get<ReviewInfo>(this.#address);
    while (this.info.state === "working" && !this.#closed) {
      await new Promise((done) => setTimeout(done, this.pause));
      if (!this.#closed) this.info = await get<ReviewInfo>(this.#address);
    }
  }
  /** `quietly`: not while another of mine is under way. */
  async start(quietly = false): Promise<void> {
    this.info = await post<ReviewInfo>(`${this.#address}${quietly ? "?quietly=true" : ""}`);
    await this.follow();
  }
  close(): void {
    this.#closed = true;
  }
  get #address(): string {
    return `/api/records/${this.id}/review`;
  }
}
