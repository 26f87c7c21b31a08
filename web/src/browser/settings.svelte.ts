/** What a person prefers, kept in this browser. Everything takes effect at once. */
export const LANGUAGES = ["en", "pt", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Light = "device" | "light" | "dark";
export const PACES = { slow: 1.6, normal: 1, fast: 0.5 } as const;
export type Pace = keyof typeof PACES;

interface Kept {
  language: Language;
  light: Light;
  pace: Pace;
  /** No travelling pieces; the device's own wish unless the person says otherwise. */
  lessMotion: boolean;
  /** Patterns beside colours, for whoever does not tell the colours apart. */
  patterns: boolean;
  /** A choice is shown first and done on confirming; else a click does it. */
  confirm: boolean;
  /** What ends the turn is confirmed, also where other acts are done by a click. */
  confirmEnd: boolean;
  /** A notice of the browser when it is my turn and the page is not in front. */
  notify: boolean;
  /** The letters of keyboard play shown at the table. */
  keys: boolean;
  /** Small sounds of pieces, of one's turn and of the end. */
  sound: boolean;
  /** A hint is asked for whenever it is one's turn, as long as hints are open. */
  hintsFollow: boolean;
  /** Games whose lesson was offered. */
  met: readonly string[];
}

const PLACE = "ludoteca";

function firstLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? "en";
}

function defaults(): Kept {
  return {
    language: firstLanguage(),
    light: "device",
    pace: "normal",
    lessMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    patterns: false,
    confirm: true,
    confirmEnd: true,
    notify: false,
    keys: false,
    sound: false,
    hintsFollow: false,
    met: [],
  };
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  /** What was chosen here; the rest follows the device. */
  readonly #chosen = kept();
  readonly #values = $state<Kept>({ ...defaults(), ...this.#chosen });

  get language(): Language {
    return this.#values.language;
  }
  get light(): Light {
    return this.#values.light;
  }
  get pace(): Pace {
    return this.#values.pace;
  }
  get lessMotion(): boolean {
    return this.#values.lessMotion;
  }
  get patterns(): boolean {
    return this.#values.patterns;
  }
  get confirm(): boolean {
    return this.#values.confirm;
  }
  get confirmEnd(): boolean {
    return this.#values.confirmEnd;
  }
  get notify(): boolean {
    return this.#values.notify;
  }
  get keys(): boolean {
    return this.#values.keys;
  }

  get sound(): boolean {
    return this.#values.sound;
  }
  get hintsFollow(): boolean {
    return this.#values.hintsFollow;
  }
  get met(): readonly string[] {
    return this.#values.met;
  }

  /** Choose, remember, and show it on the page. */
  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#values[name] = value;
    this.#chosen[name] = value;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#chosen));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  /** Put what concerns the whole page onto its root. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.light === "device") delete root.dataset.theme;
    else root.dataset.theme = this.light;
    root.style.setProperty("--pace", String(PACES[this.pace]));
    root.toggleAttribute("data-still", this.lessMotion);
    root.toggleAttribute("data-patterns", this.patterns);
  }
}

export const settings = new Settings();
