/** Who sits at this browser. A stranger becomes a guest with the first thing that needs a name. */
import { patch, post, remove, whoAmI } from "../../wire/http";
import type { Me } from "../../wire/protocol";
import { say } from "../../words/library.svelte";

const NUMBERS = 900;
const PLACE = "ludoteca-nick";

class Session {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me | null> | null = null;

  /** The name used last time in this browser. */
  get usualNick(): string {
    return localStorage.getItem(PLACE) ?? "";
  }

  /** Ask the server once who I am. */
  load(): Promise<Me | null> {
    this.#asked ??= whoAmI().then((me) => (this.me = me));
    this.#asked.catch(() => (this.#asked = null));
    return this.#asked;
  }

  /** Somebody the server knows: a stranger comes in as a guest, under that name or one of the house's. */
  async ensure(nick = ""): Promise<Me> {
    await this.load();
    if (nick) localStorage.setItem(PLACE, nick);
    if (!this.me) this.me = await post<Me>("/api/guest", { nick: nick || this.usualNick || guestName() });
    else if (nick && nick !== this.me.nick) await this.rename(nick);
    return this.me as Me;
  }

  async rename(nick: string): Promise<void> {
    this.me = await patch<Me>("/api/me", { nick });
  }
  async openAccount(name: string, password: string): Promise<void> {
    this.me = await post<Me>("/api/account", { name, password });
  }
  async logIn(name: string, password: string): Promise<void> {
    this.me = await post<Me>("/api/login", { name, password });
  }
  async logOut(): Promise<void> {
    await post("/api/logout");
    this.me = null;
  }
  /** Delete me and what is mine. */
  async leave(password: string | null): Promise<void> {
    await remove("/api/me", password === null ? {} : { password });
    this.me = null;
  }
}

function guestName(): string {
  return say("web-guest-name", { number: 100 + Math.floor(Math.random() * NUMBERS) });
}

export const session = new Session();
