/** The words at hand in the language the person chose: the house's come with the page, a game's from the server. */
import { settings, type Language } from "../browser/settings.svelte";
import { editionOf, offeredEdition } from "../wire/editions";
import { print } from "../wire/printed.svelte";
import type { Edition } from "../wire/protocol";
import { Words, type Details } from "./speech";

export { Words, type Details, type Sentence } from "./speech";

type Load = () => Promise<unknown>;
const HOUSE = import.meta.glob("../../../src/ludoteca/words/*.ftl", { query: "?raw", import: "default" });
const PAGE = import.meta.glob("../../words/*.ftl", { query: "?raw", import: "default" });
const ROOMS = import.meta.glob("../games/*/words/*.ftl", { query: "?raw", import: "default" });

/** A game as it is told in one language. */
interface Book {
  words: Words;
  /** Its contents and layout; null for the house, and for a game the server does not have. */
  edition: Edition | null;
}

/** The words at hand: the house's always, a game's once it was asked for. All change together with the language. */
class Library {
  #shelf = $state.raw<ReadonlyMap<string, Book>>(new Map());
  /** Which edition of each game was asked for. */
  #games = new Map<string, string>([["", ""]]);
  #wanted: Language = settings.language;

  /** The house's words, or those of a game that was asked for with `need`. */
  of(game = ""): Words {
    const found = this.#shelf.get(game) ?? this.#shelf.get("");
    if (!found) throw new Error("the words were asked before they were there");
    return found.words;
  }

  /** What the server told of a game that was asked for. */
  edition(game: string): Edition | null {
    return this.#shelf.get(game)?.edition ?? null;
  }

  /** Fetch a game's words in the language of the page, and its contents: of a table's edition, or of the one on offer. */
  async need(game: string, edition = ""): Promise<void> {
    const wanted = edition || (await offeredEdition(game));
    if (this.#games.get(game) === wanted && this.#shelf.has(game)) return;
    this.#games.set(game, wanted);
    await this.#fetch();
  }

  /** Change the language. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#fetch();
  }

  /** Everything is fetched first, then all of it changes at once; whoever chose another language meanwhile gets that. */
  async #fetch(): Promise<void> {
    const language = this.#wanted;
    const asked = [...this.#games];
    const found = await Promise.all(asked.map(async ([game, edition]) => [game, await fetchBook(language, game, edition)] as const));
    if (language !== this.#wanted || asked.some(([game, edition]) => this.#games.get(game) !== edition)) return this.#fetch();
    this.#shelf = new Map([...this.#shelf, ...found]);
    for (const [game, { edition }] of found) if (edition) print(game, edition.content);
    if (language !== settings.language) settings.set("language", language);
  }
}

const books = new Map<string, Promise<Book>>();

function fetchBook(language: Language, game: string, edition: string): Promise<Book> {
  const place = `${language} ${game} ${edition}`;
  const found = books.get(place) ?? gather(language, game, edition);
  books.set(place, found);
  found.catch(() => books.delete(place));
  return found;
}

async function gather(language: Language, game: string, edition: string): Promise<Book> {
  const load = async (found: Load | undefined) => ((await found?.()) ?? "") as string;
  const [house, page, told, room] = await Promise.all([
    load(HOUSE[`../../../src/ludoteca/words/${language}.ftl`]),
    load(PAGE[`../../words/${language}.ftl`]),
    edition ? editionOf(game, edition, language) : null,
    load(ROOMS[`../games/${game}/words/${language}.ftl`]),
  ]);
  return { words: new Words(language, [house, page, told?.words ?? "", room]), edition: told };
}

export const library = new Library();

/** A sentence of the house or the page. */
export function say(key: string, details: Details = {}): string {
  return library.of().say(key, details);
}
