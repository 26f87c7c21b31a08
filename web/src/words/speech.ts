/** Sentences of one language. Mirrors ludoteca/words, and tests/web/test_speech.py holds the two together. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../browser/settings.svelte";
import type { Problem } from "../wire/protocol";
import type { Tagged } from "../wire/shapes";

/** Details that are a seat, and so become a player's name. */
const SEAT_FIELDS = new Set(["seat", "target", "owner"]);

/** A name that ends in a mark of its own ends its sentence: "Goodbye, coal!" and no full stop. */
const ENDED = /([!?])\./g;

/** Words as a sentence, with its full stop. */
export const stopped = (words: string): string => `${words}.`.replace(ENDED, "$1");

export type Details = Record<string, unknown>;
/** A sentence by its key, to be said when the language is known. */
export interface Sentence {
  key: string;
  details?: Details;
}

/** The words of one language: the house's, the page's, and those of one game. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence of that key. Seats among the details become `names`, ids become words. */
  say(key: string, details: Details = {}, names: readonly string[] = []): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return import.meta.env.DEV ? `⟦${key}⟧` : key;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(details)) args[name] = this.word(name, value, names);
    return this.#bundle.formatPattern(pattern, args, []).replace(ENDED, "$1");
  }

  /**
   * The sentence for an event or an act: its tag is the key, its fields are the details. Where a field is empty (a card
   * the reader may not see) or the reader is another (`secret`), and there is a sentence `…-unseen`, that one is told;
   * where a single card is named and there is a sentence `…-card`, that one.
   */
  tell(thing: Tagged, names: readonly string[] = [], prefix = "event-", secret = false): string {
    const { type, ...details } = thing as Tagged & Details;
    const unseen = secret || Object.values(details).some((value) => value === null || (Array.isArray(value) && !value.length));
    const key = prefix + type;
    const special = unseen ? `${key}-unseen` : "card" in details ? `${key}-card` : key;
    return this.say(this.has(special) ? special : key, details, names);
  }

  /** Why something was refused. A reason inside a reason is a sentence of its own. */
  refuse(problem: Problem, names: readonly string[] = []): string {
    return this.has(problem.key) ? this.say(problem.key, problem.details, names) : problem.text;
  }

  /** A list as people write it: "B3, D3 and E4". */
  join(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.say("list", { rest: parts.slice(0, -1).join(", "), last: parts.at(-1) });
  }

  /** A value as people read it on a button or in a list: yes and no besides words. */
  label(name: string, value: unknown, names: readonly string[] = []): string {
    if (typeof value === "boolean") return this.say(value ? "answer-yes" : "answer-no");
    return String(this.word(name, value, names));
  }

  /** A detail as it goes into a sentence: a seat by its name, an id by its word, a list joined. */
  word(name: string, value: unknown, names: readonly string[] = []): string | number {
    if (Array.isArray(value)) return this.join(counted(value.map((item) => String(this.word(single(name), item, names)))));
    if (typeof value === "number") {
      if (!SEAT_FIELDS.has(name)) return value;
      return names[value] ?? this.say("seat", { number: value + 1 });
    }
    if (typeof value === "string") return this.has(`${name}-${value}`) ? this.say(`${name}-${value}`) : value;
    if (typeof value === "boolean") return value ? "True" : "False";
    if (value === null || value === undefined) return "";
    if (typeof (value as Problem).key === "string") return this.refuse(value as Problem, names);
    const pairs = Object.entries(value as Details);
    return this.join(pairs.map(([key, item]) => `${this.word(name, key, names)} ${String(item)}`));
  }
}

const single = (name: string): string => name.replace(/s$/, "");

/** Each part once, with how often it stands there: "Player 1 (×2)". */
export function counted(parts: readonly string[]): string[] {
  const count = (part: string) => parts.filter((other) => other === part).length;
  return [...new Set(parts)].map((part) => (count(part) > 1 ? `${part} (×${count(part)})` : part));
}
