import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followBoard } from "./follow-board.ts";

const OPEN = 1;
const CLOSED = 2;

/** The streams that were opened, the first first. */
let streams: StreamStub[] = [];
let connections: string[] = [];
let changes = 0;
let browser = new EventTarget();
let end = () => {};

class StreamStub extends EventTarget {
  static readonly CLOSED = CLOSED;
  readyState = OPEN;
  constructor() {
    super();
    streams.push(this);
  }
  close() {
    this.readyState = CLOSED;
  }
  send(type: "kitchen" | "error", readyState = OPEN) {
    this.readyState = readyState;
    this.dispatchEvent(new Event(type));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [streams, connections, changes, browser] = [[], [], 0, new EventTarget()];
  vi.stubGlobal("EventSource", StreamStub);
  vi.stubGlobal("window", Object.assign(browser, { setTimeout, clearTimeout }));
  end = followBoard("delhi", {
    onChange: () => {
      changes += 1;
    },
    onConnection: (connection) => connections.push(connection),
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a stream that ends by design is never “offline”, and the browser opens it again", () => {
  streams[0]?.send("kitchen");
  streams[0]?.send("error", 0);
  vi.advanceTimersByTime(600_000);
  expect(streams).toHaveLength(1);
  streams[0]?.send("kitchen");
  expect(connections).toEqual(["connecting", "live", "connecting", "live"]);
  expect(changes).toBe(2);
});

test("a refused stream is tried again soon, and then once a minute", () => {
  streams.at(-1)?.send("error", CLOSED);
  vi.advanceTimersByTime(1_000);
  expect(streams).toHaveLength(2);
  for (const many of [3, 4]) {
    streams.at(-1)?.send("error", CLOSED);
    vi.advanceTimersByTime(59_000);
    expect(streams).toHaveLength(many - 1);
    vi.advanceTimersByTime(1_000);
    expect(streams).toHaveLength(many);
  }
  expect(connections).not.toContain("offline");
});

test("it is offline while the browser is, and reads what it missed once it is back", () => {
  browser.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(600_000);
  expect(connections.at(-1)).toBe("offline");
  expect(streams).toHaveLength(1);
  browser.dispatchEvent(new Event("online"));
  expect(streams).toHaveLength(2);
  expect(changes).toBe(1);
  expect(connections.at(-1)).toBe("connecting");
});
