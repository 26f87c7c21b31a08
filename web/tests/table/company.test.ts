/** People at the table: how the line is, who chooses, how somebody feels, what things sound like. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { SOUNDS } from "../../src/browser/sound";
import { soundsOf } from "../../src/table/motion/sounds";
import { connection } from "../../src/table/news/connection";
import { presence } from "../../src/table/seats/presence";
import { Refusal } from "../../src/wire/http";
import type { Said, SeatInfo } from "../../src/wire/protocol";
import { laidAny, settled } from "../laid";

const felt = (id: number, reaction: Said["reaction"]): Said => ({ type: "said", ref: 0, id, seat: 1, name: "Bento", text: "", at: 0, reaction });

describe("the line", () => {
  test("is in words: live, sending, the server away, offline", () => {
    expect([connection("live", true), connection("sending", true), connection("silent", true), connection("cut", true)]).toEqual(["live", "sending", "away", "away"]);
    expect([connection("silent", false), connection("cut", false)]).toEqual(["offline", "offline"]);
  });
  test("that stands is not called offline: a server on this machine needs no network", () => {
    expect(connection("live", false)).toBe("live");
  });
});

describe("a player", () => {
  test("chooses, is there, or is away", async () => {
    const { table } = await laidAny("holi", "throw");
    await settled();
    const all = (more: Partial<SeatInfo>) => (table.info = { ...table.info, seats: table.info.seats.map((seat) => ({ ...seat, ...more })) });
    all({ kind: "person", present: true });
    expect([0, 1].map((seat) => presence(table, seat).text)).toEqual(["choosing now", "on the ground floor"]);
    all({ present: false, yours: false });
    expect(presence(table, 1)).toEqual({ away: true, text: "away" });
    all({ kind: "bot" });
    expect([0, 1].map((seat) => presence(table, seat).text)).toEqual(["thinking now", "bot · on the ground floor"]);
  });
});

describe("a reaction", () => {
  afterEach(() => void vi.useRealTimers());
  test("is shown at its seat for a few seconds, and stays in the stream", async () => {
    const { table } = await laidAny("holi", "throw");
    vi.useFakeTimers();
    table.hear({ type: "pong", ref: 0, now: 0 });
    table.hear(felt(1, "wow"));
    expect(table.felt.get(1)).toBe("wow");
    vi.advanceTimersByTime(2500);
    table.hear(felt(2, "ouch"));
    vi.advanceTimersByTime(2500);
    expect(table.felt.get(1)).toBe("ouch");
    vi.advanceTimersByTime(2500);
    expect([table.felt.size, table.said.length]).toEqual([0, 2]);
  });
  test("from before one came is in the stream only", async () => {
    const { table } = await laidAny("holi", "throw");
    table.hear(felt(1, "wow"));
    expect([table.felt.size, table.said.length, table.heardSaid]).toEqual([0, 1, null]);
  });
});

describe("an entry", () => {
  const sounds = { rolled: "dice", drew: "card", made: "token" } as const;
  test("sounds like its events, each sound once", () => {
    expect(soundsOf([{ type: "rolled" }, { type: "drew" }, { type: "drew" }, { type: "began" }], sounds)).toEqual(["dice", "card"]);
  });
  test("of a game that does not say has the sound of a token", () => {
    expect([soundsOf([{ type: "x" }]), soundsOf([])]).toEqual([["token"], []]);
  });
  test("makes sounds that are short and not loud", () => {
    for (const tones of Object.values(SOUNDS)) for (const tone of tones) expect(tone.at + tone.lasts < 1 && tone.loud <= 0.35).toBe(true);
  });
});

describe("what is said", () => {
  test("where there is no line is not said, and the field has it back", async () => {
    const { table } = await laidAny("holi", "throw");
    const line = { ask: () => Promise.reject(new Refusal(0, { key: "web-line-cut", text: "", game: "", details: {} })), close: () => {}, retry: () => {} };
    table.connect(line);
    expect(await table.chat("Here I am")).toBe(false);
    table.connect({ ...line, ask: () => Promise.resolve({ type: "pong", ref: 0, now: 0 } as const) });
    expect(await table.chat("Here I am")).toBe(true);
  });
});
