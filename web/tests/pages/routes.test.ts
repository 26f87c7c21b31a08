/** Which page an address shows, and what it is told. */
import { beforeAll, expect, test } from "vitest";
import { pageOf } from "../../src/pages";
import { library } from "../../src/words/library.svelte";

beforeAll(() => library.speak("en"));

test.each([
  ["/t/abc", { id: "abc" }],
  ["/replay/abc", { id: "abc" }],
  ["/rules/holi", { game: "holi" }],
  ["/learn/holi", { game: "holi" }],
  ["/tables", {}],
])("%s", async (path, props) => {
  const page = await pageOf(path);
  expect([page.props, page.key]).toEqual([props, path]);
});

test("what there is not is nowhere, and says so", async () => {
  const nowhere = await pageOf("/no/such/page");
  expect((await pageOf("/t/abc/more")).Shown).toBe(nowhere.Shown);
  expect((await pageOf("/")).Shown).not.toBe(nowhere.Shown);
});
test("a game's page comes with the game's words", async () => {
  await pageOf("/learn/quissama");
  expect(library.of("quissama").has("card-coin-2")).toBe(true);
});
