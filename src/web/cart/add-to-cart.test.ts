import { afterEach, expect, test, vi } from "vitest";
import { textInMemory } from "../../../tests/support/text-in-memory.ts";

const email = "asha@example.com";
const sku = "TRUF05";

afterEach(() => vi.unstubAllGlobals());

/** A shop with one cart. When several calls are open at once, it answers the last one first. */
function shopThatAnswersBackwards() {
  let quantity = 0;
  const open: (() => void)[] = [];
  return async () => {
    quantity += 1;
    const cart = JSON.stringify([{ skuid: sku, quantity }]);
    await new Promise<void>((answer) => {
      open.push(answer);
      setTimeout(() => open.pop()?.(), 0);
    });
    return Response.json({ success: true, message: "", data: [cart] });
  };
}

/** Another tab of the same browser: modules of its own, the same storage. */
async function openTab() {
  vi.resetModules();
  const [{ addToCart }, { readPieces }] = [
    await import("./add-to-cart.ts"),
    await import("./cart-pieces.ts"),
  ];
  return { addToCart, readPieces };
}

test("two tabs that add one cake at the same moment both keep their message", async () => {
  vi.stubGlobal("localStorage", textInMemory());
  vi.stubGlobal("document", { cookie: "XSRF-TOKEN=token" });
  vi.stubGlobal("fetch", shopThatAnswersBackwards());
  const [one, other] = [await openTab(), await openTab()];
  await Promise.all([
    one.addToCart(email, { sku, message: "For Dad", photosOf: null }),
    other.addToCart(email, { sku, message: "For Mum", photosOf: null }),
  ]);
  expect(one.readPieces({ email, sku, quantity: 2 })).toEqual([
    { message: "For Dad", photos: [] },
    { message: "For Mum", photos: [] },
  ]);
});

test("a cake that the full cart does not take says so, and leaves the last one its message", async () => {
  vi.stubGlobal("localStorage", textInMemory());
  vi.stubGlobal("document", { cookie: "XSRF-TOKEN=token" });
  const cart = JSON.stringify([{ skuid: sku, quantity: 20 }]);
  vi.stubGlobal("fetch", async () => Response.json({ success: true, message: "", data: [cart] }));
  const tab = await openTab();
  const add = (message: string) => tab.addToCart(email, { sku, message, photosOf: null });
  expect(await add("For Dad")).toMatchObject({ ok: true });
  expect(await add("For Mum")).toMatchObject({ ok: false, message: expect.stringContaining("20 of it") });
  expect(tab.readPieces({ email, sku, quantity: 20 }).at(-1)).toEqual({ message: "For Dad", photos: [] });
});

test("a tab that hangs with the cart does not keep another one from adding", async () => {
  vi.stubGlobal("localStorage", textInMemory());
  vi.stubGlobal("document", { cookie: "XSRF-TOKEN=token" });
  vi.stubGlobal("fetch", shopThatAnswersBackwards());
  const aborted = new DOMException("too long", "TimeoutError");
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(aborted) } });
  const tab = await openTab();
  await tab.addToCart(email, { sku, message: "For Dad", photosOf: null });
  expect(tab.readPieces({ email, sku, quantity: 1 })).toEqual([{ message: "For Dad", photos: [] }]);
});
