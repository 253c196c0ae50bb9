import { afterEach, beforeEach, expect, test, vi } from "vitest";

const events = new EventTarget();
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

/** The store of a page that has just opened. */
async function openStore() {
  vi.resetModules();
  return await import("./data-store.ts");
}

/** Shows the data of a URL, as a component does. */
function showUrl<Data>(
  { setSource, subscribe, fetchData }: Awaited<ReturnType<typeof openStore>>,
  url: string,
  load: () => Promise<Data>,
  options: { retryDelay?: () => number | null; keepOnFocus?: boolean } = {},
) {
  setSource(url, { load, ...options });
  const hide = subscribe(url, () => {});
  return { hide, first: fetchData<Data>(url, { dedupe: true }) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("window", events);
  vi.stubGlobal("document", page);
  page.visibilityState = "visible";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("two parts of a page that need the same data ask the shop once", async () => {
  const store = await openStore();
  const load = vi.fn(async () => "cart");
  await Promise.all([showUrl(store, "/cart", load).first, showUrl(store, "/cart", load).first]);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  await showUrl(store, "/cart", load).first;
  expect(load).toHaveBeenCalledTimes(2);
});

test("equal data stays the identical object, so that nothing is done twice", async () => {
  const store = await openStore();
  await showUrl(store, "/days", async () => ({ days: [1] })).first;
  const { data } = store.readState("/days");
  await store.fetchData("/days");
  expect(store.readState("/days").data).toBe(data);
});

test("data that came with the page is shown without asking the shop, and stays the identical object while it is equal", async () => {
  const store = await openStore();
  const first = { status: "placed" };
  const load = vi.fn(async () => ({ status: "placed" }));
  store.setSource("/order", { load, first });
  expect(store.showFirst("/order")).toBe(true);
  expect(load).not.toHaveBeenCalled();
  await store.fetchData("/order");
  expect(store.readState("/order").data).toBe(first);
  load.mockResolvedValue({ status: "delivered" });
  await store.fetchData("/order");
  expect(store.showFirst("/order")).toBe(false);
  expect(store.readState("/order").data).toEqual({ status: "delivered" });
  // Another visit of the page, whose data is newer.
  store.setSource("/order", { load, first: { status: "reviewed" } });
  expect(store.showFirst("/order")).toBe(true);
  expect(store.readState("/order").data).toEqual({ status: "reviewed" });
});

test("what a shopper has just changed is not undone by an answer from before", async () => {
  const store = await openStore();
  const answers = [
    ["kept", "removed"],
    ["kept", "removed"],
  ];
  await showUrl(store, "/cart", async () => answers.pop() ?? []).first;
  const older = store.fetchData("/cart");
  store.changeData<string[]>("/cart", (rows) => rows.filter((row) => row === "kept"));
  await older;
  expect(store.readState("/cart")).toEqual({ data: ["kept"], error: undefined, isFetching: false });
});

test("after a failure the last data stays, and the shop is asked again until it answers", async () => {
  const store = await openStore();
  let isDown = false;
  const load = vi.fn(async () => {
    if (isDown) throw new Error("The shop could not be reached.");
    return "order";
  });
  await showUrl(store, "/order", load, { retryDelay: () => 100 }).first;
  isDown = true;
  await store.fetchData("/order");
  expect(store.readState("/order")).toMatchObject({ data: "order", error: { message: /reached/ } });
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(3);
  isDown = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(store.readState("/order")).toEqual({ data: "order", error: undefined, isFetching: false });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(4);
});

test("retries end when the source gives up, and when no component shows the data", async () => {
  const store = await openStore();
  const failing = () => Promise.reject(new Error("down"));
  const given = vi.fn(failing);
  await showUrl(store, "/given-up", given, { retryDelay: () => null }).first;
  const left = vi.fn(failing);
  const { hide, first } = showUrl(store, "/left", left, { retryDelay: () => 100 });
  await first;
  hide();
  const hidden = vi.fn(failing);
  await showUrl(store, "/hidden", hidden, { retryDelay: () => 100 }).first;
  page.visibilityState = "hidden";
  await vi.advanceTimersByTimeAsync(10_000);
  for (const load of [given, left, hidden]) expect(load).toHaveBeenCalledTimes(1);
});

test("coming back to the page fetches the data again", async () => {
  const store = await openStore();
  const load = vi.fn(async () => "session");
  const quote = vi.fn(async () => "quote");
  await showUrl(store, "/me", load).first;
  await showUrl(store, "/quote", quote, { keepOnFocus: true }).first;
  events.dispatchEvent(new Event("focus"));
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(load).toHaveBeenCalledTimes(1);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  events.dispatchEvent(new Event("focus"));
  expect(load).toHaveBeenCalledTimes(2);
  expect(quote).toHaveBeenCalledTimes(1);
});

test("another customer sees no data of the previous one, not even from a late answer", async () => {
  const store = await openStore();
  await showUrl(store, "/me", async () => "Ananya").first;
  let answer = (_: string) => {};
  const cart = vi.fn(() => new Promise<string>((done) => (answer = done)));
  const { first } = showUrl(store, "/cart", cart);
  store.dropDataExcept("/me", { refetch: false });
  answer("cart of Ananya");
  await first;
  expect(store.readState("/cart").data).toBeUndefined();
  expect(store.readState("/me").data).toBe("Ananya");
  store.dropDataExcept("/me", { refetch: true });
  expect(cart).toHaveBeenCalledTimes(2);
});
