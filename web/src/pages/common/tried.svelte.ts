/** Deeds that the server may refuse: while one is done nothing else is begun, and a refusal is said in words. */
import { Refusal } from "../../wire/http";
import { library, type Words } from "../../words/library.svelte";

export class Tried {
  busy = $state(false);
  refused = $state("");

  /** `words`: those of a game, where it may be the game's rules that refuse. */
  constructor(readonly words: () => Words = () => library.of()) {}

  /** Did it succeed? */
  async do(deed: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refused = "";
    try {
      await deed();
      return true;
    } catch (trouble) {
      if (!(trouble instanceof Refusal)) throw trouble;
      this.refused = this.words().refuse(trouble.problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
