/** Who won a finished game, in a few words. */
import type { Outcome } from "../../../wire/protocol";
import { library, say } from "../../../words/library.svelte";

/** "Ana won with 57 points", "Nobody won". */
export function won(names: readonly string[], outcome: Outcome | null): string {
  const winners = names.map((_, seat) => seat).filter((seat) => outcome?.ranks[seat] === 1);
  if (!outcome || !winners.length) return say("row-nobody-won");
  const name = library.of().join(winners.map((seat) => names[seat] ?? ""));
  const points = outcome.scores[winners[0] ?? 0] ?? 0;
  const scored = Object.keys(outcome.breakdown).length > 0;
  return scored ? say("row-won-with", { name, count: winners.length, points }) : say("row-won", { name, count: winners.length });
}
