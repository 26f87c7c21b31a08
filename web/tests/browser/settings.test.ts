/** What a person prefers is kept, and shown on the page's root. */
import { beforeEach, expect, test, vi } from "vitest";

const PLACE = "ludoteca";
const root = document.documentElement;

/** The settings as a page that opens now has them. */
async function opened() {
  vi.resetModules();
  return (await import("../../src/browser/settings.svelte")).settings;
}
beforeEach(() => localStorage.clear());

test("at first the device decides", async () => {
  vi.stubGlobal("navigator", { languages: ["fr-FR", "pt-BR", "es"] });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion") }));
  const settings = await opened();
  expect([settings.language, settings.lessMotion, settings.light, settings.confirm]).toEqual(["pt", true, "device", true]);
  vi.unstubAllGlobals();
});
test("of what was chosen only that is kept, and the next page has it", async () => {
  const settings = await opened();
  settings.set("pace", "fast");
  settings.set("light", "dark");
  expect(JSON.parse(localStorage.getItem(PLACE) ?? "")).toEqual({ pace: "fast", light: "dark" });
  expect([(await opened()).pace, (await opened()).light]).toEqual(["fast", "dark"]);
});
test("what cannot be read is as if nothing had been chosen", async () => {
  localStorage.setItem(PLACE, "{broken");
  expect((await opened()).pace).toBe("normal");
});
test("a choice shows at once", async () => {
  const settings = await opened();
  settings.set("light", "dark");
  settings.set("pace", "slow");
  settings.set("patterns", true);
  expect([root.dataset.theme, root.style.getPropertyValue("--pace"), root.hasAttribute("data-patterns")]).toEqual(["dark", "1.6", true]);
  settings.set("light", "device");
  expect(root.dataset.theme).toBeUndefined();
});
