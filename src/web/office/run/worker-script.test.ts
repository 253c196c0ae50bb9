import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { workerScript } from "./worker-script.ts";

const PATH = "/admin/run/run_0123456789ABCDEF";
const URL_OF_RUN = `https://jamun.test${PATH}`;

type Listener = (event: Record<string, unknown>) => void;

/** Returns, for the request of the page and for its check, whether the worker still has the page after this answer. */
async function storedAfter(
  answer: Partial<Pick<Response, "status" | "redirected" | "type">>,
): Promise<boolean[]> {
  const stored: boolean[] = [];
  for (const event of ["fetch", "message"]) {
    const pages = new Map<string, Response>([[PATH, new Response("the run")]]);
    const cache = {
      keys: async () => [],
      match: async (key: string) => pages.get(key),
      put: async (key: string, response: Response) => void pages.set(key, response),
      delete: async (key: string) => pages.delete(key),
    };
    const listeners = new Map<string, Listener>();
    const reply = new Response();
    for (const [name, value] of Object.entries(answer)) Object.defineProperty(reply, name, { value });
    runInNewContext(workerScript, {
      self: {
        location: { origin: "https://jamun.test" },
        addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      },
      caches: { open: async () => cache },
      fetch: async () => reply,
      ...{ URL, Headers, Response, Set, Date, Promise },
    });
    let done: unknown;
    listeners.get(event)?.({
      request: { method: "GET", mode: "navigate", url: URL_OF_RUN },
      data: { page: URL_OF_RUN, files: [] },
      respondWith: (work: unknown) => {
        done = work;
      },
      waitUntil: (work: unknown) => {
        done = work;
      },
    });
    await done;
    stored.push(pages.has(PATH));
  }
  return stored;
}

test("a phone erases its copy of a run once the rider has it no more or is signed out, not because the shop is busy", async () => {
  for (const status of [403, 408, 429, 500, 503])
    expect(await storedAfter({ status }), String(status)).toEqual([true, true]);
  expect(await storedAfter({ status: 404 })).toEqual([false, false]);
  expect(await storedAfter({ status: 200, redirected: true })).toEqual([false, false]);
  expect(await storedAfter({ status: 0, type: "opaqueredirect" })).toEqual([false, false]);
});
