import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { dueToday } from "./support/due-today.ts";
import { programOf } from "./support/programs.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let baker: Person;
let uuid = "";

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
  baker = await shop.person("baker", { role: "kitchen" });
  const asha = await shop.person("asha", { fullName: "Asha Rao" });
  ({ uuid } = await orderOf(shop, asha, { message: "For Aarav" }));
  await dueToday(shop.services.db, uuid);
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });

const PERSONAL = ["Canary", "9876543210", "Asha", "Aarav", "price"];

test("a program reads what a kitchen makes, by slot and in total; what customers wrote needs the scope for it", async () => {
  const call = await program(["orders:read"]);
  const { kitchens } = (await call({ url: "/kitchen/boards" })).data;
  expect(kitchens).toContainEqual({ id: "delhi", name: expect.any(String), city: "New Delhi", orders: 1 });
  const board = await call({ url: "/kitchens/delhi/board" });
  const [order] = board.data.orders;
  expect(order).toMatchObject({
    ...{ uuid, status: "placed", column: "start", next: "preparing", giftTasks: null, photo: null },
    lines: [{ SKU: "TRUF05", quantity: 1, requests: null }],
  });
  expect(Date.parse(order.promisedAt) - Date.parse(order.finishBy)).toBeGreaterThan(0);
  expect(board.data.slots).toEqual([{ slot: order.slot, orders: 1 }]);
  const [{ flavour: base, eggless, weight }] = order.lines;
  expect(board.data.totals).toEqual([{ base, eggless, weight, slot: order.slot, quantity: 1 }]);
  for (const text of PERSONAL) expect(JSON.stringify(board)).not.toContain(text);

  const reader = await program(["orders:read", "customers:read"]);
  const withTexts = (await reader({ url: "/kitchens/delhi/board" })).data.orders[0];
  expect([withTexts.lines[0].requests, withTexts.giftTasks]).toEqual([
    [{ label: "Message on the cake", text: "For Aarav" }],
    [],
  ]);
  const { text } = await baker.send({ method: "GET", url: "/api/admin/kitchens/delhi/board" });
  expect(text, "the kitchen's own tablet").toContain("For Aarav");
  expect(await call({ url: "/kitchens/nowhere/board" })).toMatchObject({
    ...{ status: 404, code: "unknown-kitchen" },
  });
});

test("a program begins an order and takes that back once", async () => {
  const call = await program(["orders:read", "order-status:write"]);
  const url = `/orders/${uuid}/status`;
  await call({ method: "POST", url, body: { from: "placed", to: "preparing" } });
  const { undo, totals } = (await call({ url: "/kitchens/delhi/board" })).data;
  expect(totals).toEqual([]);
  expect(undo).toMatchObject({ uuid, from: "placed", to: "preparing" });
  const takeBack = () => call({ method: "POST", url: `${url}/undo`, body: { event: undo.event } });
  expect((await takeBack()).data).toEqual({ uuid, status: "placed" });
  expect(await takeBack(), "the same again").toMatchObject({ status: 409, code: "order-moved-on" });
  expect((await call({ method: "POST", url: `${url}/undo`, body: { event: "1" } })).status).toBe(400);
  const reader = await program(["orders:read"]);
  expect(await reader({ method: "POST", url: `${url}/undo`, body: { event: 1 } })).toMatchObject({
    ...{ status: 403, code: "scope-missing" },
  });
});
