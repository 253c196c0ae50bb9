import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { paidOrder } from "./support/paid-order.ts";
import { programOf } from "./support/programs.ts";
import { type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
  await shop.testApp.customer("asha");
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });

test("a program sets the places of one window, sees them in the week, and the log undoes it", async () => {
  const call = await program(["delivery:read", "delivery:write", "log:read", "log:undo"]);
  const day = soon(4);
  const firstDay = async (kitchen = "mumbai") => {
    const { data } = await call({ url: `/kitchens/${kitchen}/capacity?from=${day}` });
    const [{ capacity, windows }] = data.options;
    return { normal: capacity, window: windows[0], first: windows[0].days[0], days: windows[0].days.length };
  };
  const { normal, window, first, days } = await firstDay();
  expect([days, first]).toEqual([
    7,
    {
      ...{ day, taken: 0, capacity: normal, own: false },
      ...{ oven: { taken: 0, limit: null }, decorator: { taken: 0, limit: null }, closing: null },
    },
  ]);
  const slot = { day, option: "standard", startMinute: window.startMinute };
  const set = (from: number, to: number | null, changes = {}) =>
    call({
      ...{ method: "PUT", url: "/kitchens/mumbai/capacity", body: { ...slot, from, to, ...changes } },
    });
  expect(await set(normal, normal + 3)).toMatchObject({
    ...{ status: 200, data: { ...slot, hours: window.hours, capacity: normal + 3, own: true, taken: 0 } },
  });
  const [entry] = (await call({ url: "/log" })).data.entries;
  expect(entry.records).toMatchObject([
    { kind: "slot", before: { places: null }, after: { places: normal + 3 } },
  ]);
  // Also of a program's own change: it is not the person whose token it has.
  const late = await set(normal, 1);
  expect([late.status, late.code, late.data]).toEqual([409, "delivery-changed", { capacity: normal + 3 }]);
  expect((await call({ method: "POST", url: `/log/${entry.id}/undo` })).status).toBe(200);
  expect((await firstDay()).first).toMatchObject({ capacity: normal, own: false });
  await set(normal, 0);
  expect((await set(0, null)).data).toMatchObject({ capacity: normal, own: false });
  expect((await set(normal, 5, { startMinute: window.startMinute + 1 })).code).toBe("unknown-slot");
  expect((await set(normal, 5, { day: soon(-1) })).code).toBe("date-out-of-range");
  for (const wrong of [{ to: 1000 }, { to: -1 }, { to: 1.5 }, { option: "drone" }, { day: "tomorrow" }])
    expect((await set(normal, 5, wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect((await call({ url: `/kitchens/nowhere/capacity?from=${day}` })).code).toBe("unknown-kitchen");
});

test("a program sees what closes a window, in the week and when it sets its places", async () => {
  const call = await program(["delivery:read", "delivery:write"]);
  const day = soon(6);
  const blackout = {
    ...{ key: crypto.randomUUID(), startsAt: `${day}T00:00:00.000Z`, endsAt: `${day}T12:00:00.000Z` },
    ...{ option: "standard", startMinute: 540, areas: ["110001"], reason: "Road closed" },
  };
  const { id } = (await call({ method: "POST", url: "/blackouts", body: blackout })).data;
  const closing = { id, reason: "Road closed", pincodes: ["110001"], inPart: false };
  const url = "/kitchens/delhi/capacity";
  const [{ windows }] = (await call({ url: `${url}?from=${day}` })).data.options;
  const marked = windows.flatMap((window: { startMinute: number; days: { closing: unknown }[] }) =>
    window.days.flatMap((cell) => (cell.closing ? [[window.startMinute, cell]] : [])),
  );
  expect(marked).toMatchObject([[540, { day, closing }]]);
  const body = { day, option: "standard", startMinute: 540, from: 20, to: 21 };
  expect((await call({ method: "PUT", url, body })).data).toMatchObject({ capacity: 21, closing });
  await call({ method: "POST", url: `/blackouts/${id}/end` });
  expect((await call({ method: "PUT", url, body: { ...body, from: 21, to: 20 } })).data.closing).toBeNull();
});

test("a program sets no fewer places than are sold", async () => {
  await paidOrder(shop.testApp, "asha", { deliveryDate: soon(5) });
  const call = await program(["delivery:read", "delivery:write"]);
  const body = { day: soon(5), option: "standard", startMinute: 540, from: 20, to: 0 };
  const refused = await call({ method: "PUT", url: "/kitchens/delhi/capacity", body });
  expect(refused).toMatchObject({ status: 409, code: "capacity-below-sold", data: { taken: 1 } });
  const reader = await program(["delivery:read", "kitchens:write"]);
  expect(await reader({ method: "PUT", url: "/kitchens/delhi/capacity", body })).toMatchObject({
    ...{ status: 403, code: "scope-missing" },
  });
});
