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
