/** A component together with what it needs: whoever shows it need not know what that is. */
import type { Component } from "svelte";

type Given = Record<string, unknown>;

export interface Drawing {
  Shown: Component<Given>;
  props: Given;
}

/** The one place where it is checked that they fit. */
export function drawing<P extends Given>(Shown: Component<P>, props: P): Drawing {
  return { Shown: Shown as Component<Given>, props };
}
