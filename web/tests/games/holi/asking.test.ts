/** Holi: what is asked, and with which answers. */
import { describe, expect, test } from "vitest";
import { ask } from "../../../src/games/holi/logic/asking";
import { canThrow, take, turnOver } from "../../../src/games/holi/logic/spots";
import { room } from "../../../src/games/holi/room";
import { laid, settled } from "../../laid";

const at = (key: string) => laid(room, "holi", key);
const keys = (table: Parameters<typeof ask>[0]) => ask(table).answers?.map(({ key }) => key);

describe("with nothing in the fingers", () => {
  test("climbing is always an answer, ending where it may be", async () => {
    expect(keys((await at("throw")).table)).toEqual(["c"]);
    expect(keys((await at("climb")).table)).toEqual(["c", "e"]);
  });
  test("climbing that cannot be is asked about", async () => {
    const { table, line } = await at("throw");
    ask(table).answers?.[0]?.press();
    await settled();
    expect(line.previews).toEqual([{ type: "climb" }]);
  });
  test("before the game there is nothing but the start", async () => {
    expect(keys((await at("start")).table)).toEqual([]);
  });
});

test("climbing tells where to", async () => {
  const { table } = await at("climb");
  await table.choice.stage({ type: "climb" });
  expect(ask(table).text).toBe("Climb? You go up to the middle floor.");
});

test("before the throw what was done already is not offered again", async () => {
  const { table } = await at("throw");
  const position = table.position;
  if (!position) throw new Error("nothing is laid");
  const asked = async (done: Partial<typeof position.view>, n: number) => {
    table.show({ ...position, n: position.n + n, view: { ...position.view, ...done } });
    await settled();
    return ask(table).text;
  };
  expect(await asked({}, 1)).toBe(table.words.say("ask-throw"));
  expect(await asked({ moved: true }, 2)).toBe(table.words.say("ask-throw-climb"));
  expect(await asked({ climbed: true }, 3)).toBe(table.words.say("ask-throw-move"));
  expect(await asked({ moved: true, climbed: true }, 4)).toBe(table.words.say("ask-throw-only"));
});

describe("after the throw", () => {
  const more = async (...kinds: string[]) => {
    const { table } = await at("climb");
    const position = table.position;
    if (!position) throw new Error("nothing is laid");
    table.show({ ...position, n: position.n + 1, legal: position.legal.filter(({ type }) => kinds.includes(type)) });
    await settled();
    return ask(table).text;
  };
  test("only what is still open is said to be", async () => {
    const { table } = await at("end");
    expect(ask(table).text).toBe(table.words.say("ask-more-move"));
    expect(await more("end", "move")).toBe(table.words.say("ask-more-move"));
    expect(await more("end", "climb")).toBe(table.words.say("ask-more-climb"));
  });
});

describe("with a card in the fingers", () => {
  test("one that fits nowhere says why before it is offered face down", async () => {
    const { table } = await at("down");
    const position = table.position;
    if (!position) throw new Error("nothing is laid");
    table.show({ ...position, n: position.n + 1, legal: position.legal.filter(({ type }) => type !== "throw") });
    await settled();
    expect(canThrow(table, "kite", false)).toBe(false);
    await take(table, "kite");
    const why = table.words.say("no-room-for-pattern", { card: "kite" });
    expect(ask(table).text.startsWith(`${why} `)).toBe(true);
    expect(ask(table).text).toContain(table.words.say("holi-ask-down", { card: "kite" }));
  });
  test("it is turned and turned over", async () => {
    const { table } = await at("fall");
    await take(table, "boot");
    expect(keys(table)).toEqual(["r", "f"]);
    await turnOver(table);
    expect(keys(table)).toEqual(["f"]);
  });
  test("a staged throw is told with what stays, then what falls, then whom it meets", async () => {
    const { table } = await at("hit");
    await table.choice.stage({ type: "throw", card: "bar", cells: ["B4", "C4"] });
    const { text } = ask(table);
    expect(table.choice.staged?.preview?.events.map(({ type }) => type)).toContain("hit");
    expect(text.indexOf("Bento")).toBeGreaterThan(text.indexOf("C4"));
  });
});
