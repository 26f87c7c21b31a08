/** The words of the page, from the same files as the terminal's, in the language the person chose. */
import { settings, type Language } from "../browser/settings.svelte";
import { Words, type Details } from "./speech";

export { Words, type Details, type Sentence } from "./speech";

type Load = () => Promise<unknown>;
const HOUSE = import.meta.glob("../../../src/ludoteca/words/*.ftl", { query: "?raw", import: "default" });
const PAGE = import.meta.glob("../../words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob("../../../src/ludoteca/games/*/words/*.ftl", { query: "?raw", import: "default" });
const ROOMS = import.meta.glob("../games/*/words/*.ftl", { query: "?raw", import: "default" });

/** The words at hand: the house's always, a game's once it was asked for. All change together with the language. */
class Library {
  #shelf = $state.raw<ReadonlyMap<string, Words>>(new Map());
  #games = new Set<string>();
  #wanted: Language = settings.language;

  /** The house's words, or those of a game that was asked for with `need`. */
  of(game = ""): Words {
    const found = this.#shelf.get(game) ?? this.#shelf.get("");
    if (!found) throw new Error("the words were asked before they were there");
    return found;
  }

  /** Fetch a game's words in the language of the page. */
  async need(game: string): Promise<void> {
    if (this.#games.has(game) && this.#shelf.has(game)) return;
    this.#games.add(game);
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
    const found = await Promise.all(
      ["", ...this.#games].map(async (game) => [game, await fetchWords(language, game)] as const),
    );
    if (language !== this.#wanted) return this.#fetch();
    this.#shelf = new Map([...this.#shelf, ...found]);
    if (language !== settings.language) settings.set("language", language);
  }
}

const bundles = new Map<string, Promise<Words>>();

function fetchWords(language: Language, game: string): Promise<Words> {
  const place = `${language} ${game}`;
  const found = bundles.get(place) ?? gather(language, game);
  bundles.set(place, found);
  return found;
}

async function gather(language: Language, game: string): Promise<Words> {
  const loads: (Load | undefined)[] = [
    HOUSE[`../../../src/ludoteca/words/${language}.ftl`],
    PAGE[`../../words/${language}.ftl`],
    GAMES[`../../../src/ludoteca/games/${game}/words/${language}.ftl`],
    ROOMS[`../games/${game}/words/${language}.ftl`],
  ];
  const texts = await Promise.all(loads.map((load) => load?.() ?? ""));
  return new Words(language, texts as string[]);
}

export const library = new Library();

/** A sentence of the house or the page. */
export function say(key: string, details: Details = {}): string {
  return library.of().say(key, details);
}
