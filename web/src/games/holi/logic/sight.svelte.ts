/** What the eye is on at Holi's table: the cell pointed at, and the board between two positions while pieces move. */
import type { View } from "../../../wire/holi";
import type { Place } from "./names";

class Sight {
  /** The cell under the pointer or the keyboard's focus; its stack is ringed on all floors and told in Column. */
  pointed = $state.raw<Place | null>(null);
  #between = $state.raw<{ from: View; view: View } | null>(null);

  /** What the board draws: this view, or what the motion has made of it so far. */
  of(view: View): View {
    return this.#between?.from === view ? this.#between.view : view;
  }

  /** The motion goes on: pieces have left `from` or come to their places. */
  show(from: View, view: View): void {
    this.#between = { from, view };
  }
}

export const sight = new Sight();
