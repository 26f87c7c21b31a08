/** A table's line before it stands, while it stands, and when it is cut: the browser's socket, opened when the test says so. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket } from "../../src/wire/socket";

class Late extends EventTarget {
  static readonly OPEN = WebSocket.OPEN;
  static made: Late[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: string[] = [];
  onopen = () => {};
  onclose = (_: { code: number }) => {};
  constructor(readonly url: string) {
    super();
    Late.made.push(this);
  }
  send(words: string): void {
    this.sent.push(words);
  }
  close(): void {}
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }
  cut(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose({ code: 1006 });
  }
}

const ears = { hear: () => undefined, line: () => undefined, seen: () => 0 };
let line: Socket;

function opened(): Late {
  line = new Socket("/t", ears);
  return Late.made[0] as Late;
}

beforeEach(() => {
  Late.made = [];
  vi.stubGlobal("WebSocket", Late);
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
});

test("what is said before the line stands is sent once it does", () => {
  const socket = opened();
  void line.ask({ type: "chat", text: "Here I am" });
  expect(socket.sent).toEqual([]);
  socket.open();
  expect(socket.sent).toEqual(['{"type":"chat","text":"Here I am","ref":1}']);
});
test("a line that never stands gives it back", async () => {
  const socket = opened();
  const said = line.ask({ type: "chat", text: "Here I am" });
  socket.cut();
  await expect(said).rejects.toThrow("The line was cut.");
});
test("on a line that stood and was cut nothing is asked", async () => {
  const socket = opened();
  socket.open();
  socket.cut();
  await expect(line.ask({ type: "chat", text: "Are you there?" })).rejects.toThrow("The line was cut.");
});
