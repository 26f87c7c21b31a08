/** Numbers as a language writes them. */
import { expect, test } from "vitest";
import { decimal } from "../../src/words/numbers";

test.each([
  [2.5, "en", false, "2.5"],
  [14, "pt", false, "14,0"],
  [-0.42, "es", false, "−0,4"],
  [7.25, "pt", true, "+7,3"],
  [0, "en", true, "0.0"],
])("%d in %s", (value, language, signed, told) => {
  expect(decimal(value, language, signed)).toBe(told);
});
