/** Whoever chose no name is called so in the reader's language. */
import { afterEach, expect, test } from "vitest";
import { LANGUAGES } from "../../src/browser/settings.svelte";
import { called, unnamed } from "../../src/words/guest";
import { library, say } from "../../src/words/library.svelte";

afterEach(() => library.speak("en"));

test("a guest's name is said in the reader's language, whichever it was made in", async () => {
  const made: string[] = [];
  for (const language of LANGUAGES) {
    await library.speak(language);
    made.push(say("web-guest-name", { number: "884" }));
  }
  await library.speak("pt");
  expect(made.map(called)).toEqual(["Visitante 884", "Visitante 884", "Visitante 884"]);
});
test("a chosen name stays as it is", () => {
  expect(["Ana", "Guest", "Guest 12b"].map(called)).toEqual(["Ana", "Guest", "Guest 12b"]);
});
test("whoever the house named has chosen no name", () => {
  expect(["Invitado 7", "Ana"].map(unnamed)).toEqual([true, false]);
});
