/** The page says what the terminal says: the sentences come from `tests/web/test_speech.py`, made by ludoteca/words. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Tagged } from "../../src/wire/shapes";
import { Words } from "../../src/words/speech";

interface Told {
  language: "en" | "pt" | "es";
  texts: string[];
  names: string[];
  sentences: { thing: Tagged; prefix: string; said: string }[];
}

const told: Told[] = JSON.parse(readFileSync(process.env.LUDOTECA_TOLD ?? "", "utf-8"));

describe.each(told)("$language", ({ language, texts, names, sentences }) => {
  const words = new Words(language, texts);
  test("every sentence is the same", () => {
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.map(({ thing, prefix }) => words.tell(thing, names, prefix))).toEqual(sentences.map(({ said }) => said));
  });
});
