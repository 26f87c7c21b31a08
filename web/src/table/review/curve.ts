/** Everybody's chances over a game, as lines of a picture that is a hundred wide and a hundred high. */

/** How far along the game a moment is. */
export const across = (n: number, last: number): number => (n / Math.max(1, last)) * 100;
/** How far down a chance is drawn. */
export const down = (chance = 0): number => 100 - chance * 100;
/** The line of one seat. */
export function lineOf(chances: readonly (readonly number[])[], seat: number, last: number): string {
  return chances.map((each, n) => `${n ? "L" : "M"}${across(n, last)} ${down(each[seat])}`).join("");
}
