import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { workerScript } from "./worker-script.ts";

const PATH = "/admin/run/run_0123456789ABCDEF";
const OTHER_PATH = "/admin/run/run_FEDCBA9876543210";
const FILE = "/assets/run.js";
const ORIGIN = "https://jamun.test";
const NOW = Date.parse("2026-11-23T12:00:00Z");
const HOUR = 3_600_000;

type Listener = (event: Record<string, unknown>) => void;
type Answer = Partial<Pick<Response, "status" | "redirected" | "type">>;

const storedBefore = (hours: number) =>
  new Response("stored", { headers: { "x-stored-at": String(NOW - hours * HOUR) } });

/**
 * Runs the worker on a phone with two runs and a script in its cache.
 * @param event `fetch` opens the run of today, `message` is the check of its open page
 * @param answer of the shop; null without a connection
 * @returns the paths that are stored afterwards, and whether the page opened
 */
async function phoneAfter(
  event: "activate" | "fetch" | "message",
  answer: Answer | null,
  hours: { today: number; other: number } = { today: 1, other: 2 },
): Promise<{ stored: string[]; isOpen: boolean }> {
  const entries = new Map<string, Response>([
    [ORIGIN + PATH, storedBefore(hours.today)],
    [ORIGIN + OTHER_PATH, storedBefore(hours.other)],
    [ORIGIN + FILE, new Response("script")],
  ]);
  const urlOf = (key: string | { url: string }) =>
    new URL(typeof key === "string" ? key : key.url, ORIGIN).href;
  const cache = {
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (key: string | { url: string }) => entries.get(urlOf(key)),
    put: async (key: string, response: Response) => void entries.set(urlOf(key), response),
    delete: async (key: string | { url: string }) => entries.delete(urlOf(key)),
  };
  const listeners = new Map<string, Listener>();
  class Clock extends Date {
    static override now = () => NOW;
  }
  runInNewContext(workerScript, {
    self: {
      location: { origin: ORIGIN },
      clients: { claim: async () => undefined },
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    },
    caches: { open: async () => cache },
    fetch: async () => {
      if (!answer) throw new TypeError("no connection");
      const reply = new Response();
      for (const [name, value] of Object.entries(answer)) Object.defineProperty(reply, name, { value });
      return reply;
    },
    ...{ URL, Headers, Response, Set, Date: Clock, Promise },
  });
  let done: unknown;
  const hold = (work: unknown) => {
    done = work;
  };
  listeners.get(event)?.({
    request: { method: "GET", mode: "navigate", url: ORIGIN + PATH },
    data: { page: ORIGIN + PATH, files: [] },
    ...{ respondWith: hold, waitUntil: hold },
  });
  const isOpen = await Promise.resolve(done).then(
    () => true,
    () => false,
  );
  return { stored: [...entries.keys()].map((url) => new URL(url).pathname), isOpen };
}

/** The stored paths after a request of the page and after its check, which do the same. */
async function storedAfter(answer: Answer): Promise<string[]> {
  const { stored } = await phoneAfter("fetch", answer);
  expect((await phoneAfter("message", answer)).stored).toEqual(stored);
  return stored;
}

test("a busy shop erases no run from a phone", async () => {
  for (const status of [403, 408, 429, 500, 503])
    expect(await storedAfter({ status }), String(status)).toEqual([PATH, OTHER_PATH, FILE]);
});

test("a run that the rider has no more is erased from the phone, and no other", async () => {
  expect(await storedAfter({ status: 404 })).toEqual([OTHER_PATH, FILE]);
});

test("every run is erased from the phone once the shop says that the rider is signed out", async () => {
  expect(await storedAfter({ status: 200, redirected: true })).toEqual([FILE]);
  expect(await storedAfter({ status: 0, type: "opaqueredirect" })).toEqual([FILE]);
});

test("a run of the last 18 hours opens without a connection; an older one is erased, whichever is opened", async () => {
  const recent = await phoneAfter("fetch", null, { today: 17.9, other: 18.1 });
  expect(recent).toEqual({ stored: [PATH, FILE], isOpen: true });
  const old = await phoneAfter("fetch", null, { today: 18.1, other: 17.9 });
  expect(old).toEqual({ stored: [OTHER_PATH, FILE], isOpen: false });
  for (const event of ["activate", "message"] as const)
    expect((await phoneAfter(event, null, { today: 1, other: 18.1 })).stored).toEqual([PATH, FILE]);
});
