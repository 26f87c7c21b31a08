/** Who sits before this browser. Strangers come in as guests the first time they do something. */
import { post, whoAmI } from "./http";
import type { Me as Person } from "./wire/protocol";

const PLACE = "ludoteca-nick";

class Me {
  /** Null for a stranger; undefined until the server was asked. */
  person = $state.raw<Person | null | undefined>(undefined);

  /** The name used last time in this browser. */
  get usualNick(): string {
    return localStorage.getItem(PLACE) ?? "";
  }

  async load(): Promise<Person | null> {
    this.person = await whoAmI();
    return this.person;
  }

  /** Come in as a guest under this name, unless one is in already. */
  async come(nick: string): Promise<Person> {
    const known = this.person === undefined ? await this.load() : this.person;
    if (known) return known;
    localStorage.setItem(PLACE, nick);
    return (this.person = await post<Person>("/api/guest", { nick }));
  }
}

export const me = new Me();
