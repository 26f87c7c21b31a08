/** A table as its host plans it. */
import { beforeEach, describe, expect, test } from "vitest";
import { Plan } from "../../src/pages/common/plan.svelte";
import type { GameInfo } from "../../src/wire/protocol";
import { library } from "../../src/words/library.svelte";

const GAME = {
  id: "holi", title: "Holi", least: 2, most: 4,
  options: [{ kind: "flag", name: "splash", default: false, suggested: true }, { kind: "flag", name: "corners", default: false, suggested: null }],
} as unknown as GameInfo;

let plan: Plan;
beforeEach(async () => {
  await library.speak("en");
  plan = new Plan(GAME);
});

describe("at first", () => {
  test("as few as can play sit there, against bots, with what is recommended", () => {
    expect(plan.seats).toEqual(["me", "easy", "none", "none"]);
    expect([plan.players, plan.open, plan.pace, plan.options]).toEqual([2, false, "none", { splash: true, corners: false }]);
  });
  test("no option counts as changed until the host changes it", () => {
    expect(plan.changed).toBe(0);
    plan.options.splash = false;
    expect(plan.changed).toBe(1);
  });
  test("the server is sent just those seats", () => {
    expect(plan.body.seats).toEqual([{ kind: "me", name: null }, { kind: "bot", level: "easy" }]);
    expect(plan.body.public).toBe(false);
  });
});

describe("a friend", () => {
  test("gets the first seat that is no person's, and a clock", () => {
    plan.seats[1] = "here";
    plan.invite();
    expect([plan.seats, plan.pace]).toEqual([["me", "here", "open", "none"], "live"]);
    plan.invite();
    expect(plan.seats.filter((sitter) => sitter === "open")).toHaveLength(1);
  });
  test("keeps the pace the host chose", () => {
    plan.pace = "slow";
    plan.invite();
    expect(plan.body.pace).toEqual({ kind: "slow", hours: 48 });
  });
  test("is needed for a public table", () => {
    plan.public = true;
    expect(plan.body.public).toBe(false);
    plan.invite();
    expect(plan.body.public).toBe(true);
  });
});

test("whoever sits at this device has a name, given or not", () => {
  plan.seats[1] = plan.seats[2] = "here";
  plan.names[1] = " Sol ";
  expect(plan.body.seats.slice(1)).toEqual([{ kind: "me", name: "Sol" }, { kind: "me", name: "Player 3" }]);
});
test("a seat may stay empty only while enough are left", () => {
  expect([plan.spare(1), plan.spare(2)]).toEqual([false, true]);
  plan.seats[2] = "hard";
  expect(plan.spare(1)).toBe(true);
});
