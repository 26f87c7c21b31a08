/** Choosing an act part by part. */
import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../../src/browser/settings.svelte";
import { Choice, type Decider } from "../../src/table/state/choice.svelte";
import { Refusal } from "../../src/wire/http";
import type { AnyEvent, AnyView, PreviewOf } from "../../src/wire/shapes";

interface Play {
  type: string;
  card: string;
  cell?: string;
}
const LEGAL: Play[] = [
  { type: "throw", card: "bar", cell: "A1" },
  { type: "throw", card: "bar", cell: "B1" },
  { type: "throw", card: "fork", cell: "A1" },
  { type: "lay", card: "fork" },
];
const told = (gain: number): PreviewOf<AnyView, AnyEvent> => ({ type: "previewed", ref: 0, n: 1, view: null, events: [], scores: [], gain: [gain], unsettled: {}, ends: false, open: true });

class Person implements Decider<AnyView, Play, AnyEvent> {
  legal = LEGAL;
  refusal = "";
  done: Play[] = [];
  asked: Play[] = [];
  answer: (act: Play) => Promise<PreviewOf<AnyView, AnyEvent>> = async () => told(7);

  async act(act: Play): Promise<void> {
    this.done.push(act);
  }
  preview(act: Play): Promise<PreviewOf<AnyView, AnyEvent>> {
    this.asked.push(act);
    return this.answer(act);
  }
}

let person: Person;
let choice: Choice<AnyView, Play, AnyEvent>;
beforeEach(() => {
  settings.set("confirm", true);
  settings.set("confirmEnd", true);
  person = new Person();
  choice = new Choice<AnyView, Play, AnyEvent>(person);
});

test("whoever chooses on is no longer told why something else could not be", async () => {
  person.refusal = "First take a die.";
  await choice.pick("card", "nothing");
  expect(person.refusal).not.toBe("");
  await choice.pick("card", "bar");
  expect(person.refusal).toBe("");
});

describe("picking", () => {
  test("what was picked narrows the acts", async () => {
    await choice.pick("card", "bar");
    expect(choice.acts).toEqual(LEGAL.slice(0, 2));
    expect(choice.picked).toEqual({ card: "bar" });
    expect(choice.staged).toBeNull();
    expect(choice.begun).toBe(true);
  });
  test("the last act left is staged, with what it would do", async () => {
    await choice.pick("card", "bar");
    await choice.pick("cell", "B1");
    expect(choice.staged).toEqual({ act: LEGAL[1], preview: told(7) });
    expect(person.done).toEqual([]);
  });
  test("the same part again replaces it", async () => {
    await choice.pick("cell", "A1");
    await choice.pick("card", "bar");
    await choice.pick("card", "fork");
    expect(choice.staged?.act).toEqual(LEGAL[2]);
  });
  test("what would leave nothing changes nothing", async () => {
    await choice.pick("card", "bar");
    await choice.pick("cell", "F6");
    expect(choice.acts).toEqual(LEGAL.slice(0, 2));
    expect(choice.picked).toEqual({ card: "bar" });
  });
  test("a test picks what no field says", async () => {
    await choice.pick("kind", "low", (act) => act.cell === undefined);
    expect(choice.staged?.act).toEqual(LEGAL[3]);
    expect(choice.could((act) => act.card === "bar")).toBe(false);
  });
  test("a part is taken back, and with it what was staged", async () => {
    await choice.pick("card", "bar");
    await choice.pick("cell", "B1");
    choice.unpick("cell");
    expect(choice.staged).toBeNull();
    expect(choice.acts).toEqual(LEGAL.slice(0, 2));
    choice.clear();
    expect([choice.begun, choice.picked, choice.acts]).toEqual([false, {}, LEGAL]);
  });
});

describe("doing", () => {
  test("confirming does the staged act, once", async () => {
    await choice.stage(LEGAL[0] as Play);
    await Promise.all([choice.confirm(), choice.confirm()]);
    expect(person.done).toEqual([LEGAL[0]]);
  });
  test("nothing staged, nothing done", async () => {
    await choice.confirm();
    expect(person.done).toEqual([]);
  });
  test("whoever wants no confirming does it with the click", async () => {
    settings.set("confirm", false);
    await choice.pick("card", "fork", (act) => act.type === "lay");
    expect(person.done).toEqual([LEGAL[3]]);
    expect(choice.staged).toBeNull();
  });
});

describe("the end of the turn", () => {
  const ending = { ...told(7), ends: true };
  beforeEach(() => {
    settings.set("confirm", false);
    person.answer = async () => ending;
  });
  test("with direct clicks an act that ends the turn is asked first, once", async () => {
    await choice.stage(LEGAL[0] as Play);
    expect([person.done, choice.staged]).toEqual([[], { act: LEGAL[0], preview: ending }]);
    await choice.confirm();
    expect(person.done).toEqual([LEGAL[0]]);
  });
  test("also one that a board would do at once", async () => {
    settings.set("confirm", true);
    await choice.do(LEGAL[0] as Play);
    expect([person.done, choice.staged?.act]).toEqual([[], LEGAL[0]]);
  });
  test("an act that does not is done at once", async () => {
    person.answer = async () => told(7);
    await choice.stage(LEGAL[0] as Play);
    expect(person.done).toEqual([LEGAL[0]]);
  });
  test("what says by its name that it ends the turn is not asked", async () => {
    await choice.stage({ type: "end", card: "" });
    expect(person.done).toEqual([{ type: "end", card: "" }]);
  });
  test("whoever does not want to be asked is not", async () => {
    settings.set("confirmEnd", false);
    await choice.stage(LEGAL[0] as Play);
    expect([person.done, person.asked]).toEqual([[LEGAL[0]], []]);
  });
});

describe("previews", () => {
  test("are asked once, and anew at another position", async () => {
    await choice.stage(LEGAL[0] as Play);
    await choice.peek(LEGAL[0] as Play);
    expect(person.asked).toHaveLength(1);
    choice.reset();
    await choice.stage(LEGAL[0] as Play);
    expect(person.asked).toHaveLength(2);
  });
  test("one that comes when another act is staged is not shown", async () => {
    let tell: (preview: PreviewOf<AnyView, AnyEvent>) => void = () => undefined;
    person.answer = (act) => (act === LEGAL[0] ? new Promise((done) => (tell = done)) : Promise.resolve(told(2)));
    const early = choice.stage(LEGAL[0] as Play);
    await choice.stage(LEGAL[1] as Play);
    tell(told(9));
    await early;
    expect(choice.staged).toEqual({ act: LEGAL[1], preview: told(2) });
  });
  test("where the server does not tell, the act is staged all the same", async () => {
    person.answer = async () => Promise.reject(new Refusal(409, { key: "no", text: "", game: "", details: {} }));
    await choice.stage(LEGAL[0] as Play);
    expect(choice.staged).toEqual({ act: LEGAL[0], preview: null });
  });
  test("what is pointed at goes before what is staged", async () => {
    await choice.stage(LEGAL[0] as Play);
    await choice.peek(LEGAL[1] as Play);
    expect(choice.ghost?.act).toEqual(LEGAL[1]);
    await choice.peek(null);
    expect(choice.ghost?.act).toEqual(LEGAL[0]);
  });
});
