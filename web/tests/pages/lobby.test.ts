/** Around a table that is being set: whom its link reaches, and whether a lesson is offered first. */
import { describe, expect, test } from "vitest";
import { settings } from "../../src/browser/settings.svelte";
import { firstTime, offeredOnce } from "../../src/pages/front/first";
import { invited } from "../../src/pages/table/invitation";

const at = (hostname: string, port = "8000") => ({ hostname, port, protocol: "http:", origin: `http://${hostname}:${port}` });
const nobody = () => Promise.reject(new Error("nobody should be asked"));

describe("a table's link", () => {
  test("is the page's own address where others can open that", async () => {
    expect(await invited(at("play.example"), nobody)).toEqual({ origin: "http://play.example:8000", hereOnly: false });
  });
  test("has the server's name in the network where the page was opened under one of this machine's own", async () => {
    for (const own of ["localhost", "127.0.0.1", "[::1]"])
      expect(await invited(at(own), async () => ({ here_only: false, address: "192.0.2.7" }))).toEqual({ origin: "http://192.0.2.7:8000", hereOnly: false });
  });
  test("of a server that listens here only is said to open nowhere else", async () => {
    expect(await invited(at("127.0.0.1"), async () => ({ here_only: true, address: null }))).toMatchObject({ hereOnly: true });
  });
});

describe("the first time", () => {
  test("a game is played its lesson is offered, once", () => {
    expect(firstTime("holi", new Set())).toBe(true);
    expect(firstTime("holi", new Set(["holi"]))).toBe(false);
    expect(firstTime("a game without a lesson", new Set())).toBe(false);
    offeredOnce("holi");
    offeredOnce("holi");
    expect([firstTime("holi", new Set()), settings.met]).toEqual([false, ["holi"]]);
  });
});
