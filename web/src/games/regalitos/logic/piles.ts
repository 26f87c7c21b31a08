/** Cards in a row: one by one while there is room for each, else alike ones as one with a number. */

/** So many lie one by one. */
const APART = 8;

export interface Piled {
  name: string;
  count: number;
}

export function piled(cards: readonly string[]): Piled[] {
  if (cards.length <= APART) return cards.map((name) => ({ name, count: 1 }));
  return [...new Set(cards)].map((name) => ({ name, count: cards.filter((each) => each === name).length }));
}

/** Does this pile lose a card on the way to what is left afterwards? Of cards alike that lie one by one, the last ones go. */
export function paying(piles: readonly Piled[], after: readonly string[] | undefined, place: number): boolean {
  const pile = piles[place];
  if (!pile || !after) return false;
  const before = piles.slice(0, place + 1).filter(({ name }) => name === pile.name);
  return before.reduce((sum, { count }) => sum + count, 0) > after.filter((name) => name === pile.name).length;
}
