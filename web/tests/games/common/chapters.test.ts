/** What leads to the rules leads to a chapter that is there, and to that of the present decision. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { roomOf } from "../../../src/games";
import { chaptersOf, slug } from "../../../src/pages/rules/markdown";
import { chapterOf, rulesOf } from "../../../src/table/rules";
import { laidAny } from "../../laid";

const GAMES = ["holi", "quissama", "regalitos", "santakaos"];
const rules = (game: string) => readFileSync(resolve(`../src/ludoteca/games/${game}/words/rules.en.md`), "utf8");
const anchors = (game: string) => chaptersOf(rules(game)).map(({ title }) => slug(title));
const sources = (folder: string): string[] => readdirSync(resolve(folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? sources(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));

test.each(GAMES)("%s: every act and every explanation leads to a chapter of its rules", async (game) => {
  const { chapters } = await roomOf(game);
  const explained = sources(`src/games/${game}`).filter((file) => /\.(ts|svelte)$/.test(file)).flatMap((file) => [...readFileSync(resolve(file), "utf8").matchAll(/\bat: "([\w-]+)"/g)].map((match) => match[1]));
  const led = new Set([chapters?.turn, ...Object.values(chapters?.acts ?? {}), ...explained]);
  expect([...led].filter((anchor) => !anchors(game).includes(anchor ?? ""))).toEqual([]);
});

test("the rules open at the chapter of what is to be decided", async () => {
  const { table } = await laidAny("holi", "start");
  expect(chapterOf(table)).toBe("set-up");
  const { table: thrown } = await laidAny("holi", "throw");
  expect(chapterOf(thrown)).toBe("a-turn");
  expect(rulesOf({ game: "holi", options: {} }, "climb")).toBe("/rules/holi#climb");
});
