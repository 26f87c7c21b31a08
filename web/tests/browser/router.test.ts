/** Links change the page without loading it anew, where they should. */
import { beforeEach, describe, expect, test } from "vitest";
import { follow, router } from "../../src/browser/router.svelte";

/** A click on a link; was it followed here? */
function clicked(link: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  const target = document.querySelector("b") ?? document.querySelector("a") ?? document.body;
  let followed = false;
  const listen = (event: Event) => {
    follow(event as MouseEvent);
    followed = event.defaultPrevented;
    event.preventDefault();
  };
  target.addEventListener("click", listen, { once: true });
  target.dispatchEvent(new MouseEvent("click", { cancelable: true, bubbles: true, ...how }));
  return followed;
}
beforeEach(() => router.go("/"));

describe("a link", () => {
  test("inside the page is followed, with what it asks and where it points", () => {
    expect(clicked('<a href="/replay/x?at=3#7"><b>Replay</b></a>')).toBe(true);
    expect([router.path, router.query, router.hash]).toEqual(["/replay/x", "?at=3", "#7"]);
  });
  test.each([
    ["to another site", '<a href="https://example.org/tables">x</a>', {}],
    ["to a file", '<a href="/me/data" download>x</a>', {}],
    ["into another tab", '<a href="/rules/holi" target="_blank">x</a>', {}],
    ["to the server's own addresses", '<a href="/api/records/x">x</a>', {}],
    ["pressed with a key that opens a tab", '<a href="/tables">x</a>', { ctrlKey: true }],
    ["pressed with another button", '<a href="/tables">x</a>', { button: 1 }],
    ["to a place on this page", '<a href="/#holi">x</a>', {}],
    ["that is none", "<b>x</b>", {}],
  ])("%s is left to the browser", (_, link, how) => {
    expect(clicked(link, how)).toBe(false);
    expect(router.path).toBe("/");
  });
});

test("another address for the same place is no step to go back over", () => {
  router.go("/tables");
  const steps = history.length;
  router.replace("/tables#open");
  expect([router.hash, history.length]).toEqual(["#open", steps]);
});
