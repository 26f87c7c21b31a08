/** What is printed on the components: the contents a table is played with, as the server told them. */

let shelf = $state.raw<ReadonlyMap<string, object>>(new Map());

/** Have these contents of a game from now on. */
export function print(game: string, contents: object): void {
  if (shelf.get(game) !== contents) shelf = new Map([...shelf, [game, contents]]);
}

/** The contents of a game as they are now: whoever reads a table of them reads that of the table that is shown. */
export function printedOf<T extends object>(game: string): T {
  return new Proxy({} as T, { get: (_, table) => Reflect.get(shelf.get(game) ?? {}, table) as unknown });
}

/** Rows by their names. */
export interface Named<R> {
  get(name: string): R | undefined;
}

/** The rows of a table by their names, whatever they are now. */
export function by<R extends { name: string }>(rows: () => readonly R[]): Named<R> {
  return { get: (name) => rows().find((row) => row.name === name) };
}
