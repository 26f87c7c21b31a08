/** Names of guests: whoever chose none is called by the house, and everybody reads that in his own language. */
import { say } from "./library.svelte";

/** "Guest 884", as the house says it in each of its languages. */
const HOUSE_NAME = /^(?:Guest|Visitante|Invitado) (\d+)$/;

/** Has the house given this name? */
export const unnamed = (name: string): boolean => HOUSE_NAME.test(name);

/** A name as the reader reads it. */
export function called(name: string): string {
  const number = HOUSE_NAME.exec(name)?.[1];
  return number ? say("web-guest-name", { number }) : name;
}
