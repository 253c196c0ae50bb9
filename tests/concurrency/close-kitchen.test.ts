import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { setKitchensOpen } from "../../src/shop/back-office/set-kitchens-open.ts";
import { kitchens } from "../../src/shop/delivery/delivery.tables.ts";
import { createKitchen } from "../../src/shop/delivery/kitchens/create-kitchen.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { testSession } from "../support/session.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import { anOrder, type TestApp } from "../support/test-app.ts";

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  await testApp.db.update(orders).set({ status: "delivered" });
  await testApp.db.update(kitchens).set({ closedAt: null });
});

const asha = testSession({ roles: ["owner"] });
const close = (services = testApp.services) =>
  setKitchensOpen(services, { which: { id: "delhi" }, isOpen: false, staff: asha });
const order = async (userId: string) =>
  (await testApp.call(userId, "POST", "/payment/create-order", anOrder(userId))).status;
const openOrders = () => testApp.db.$count(orders, eq(orders.status, "awaiting payment"));

test("a kitchen is either closed without orders, or stays open with all of them", async () => {
  const shoppers = await Promise.all(
    Array.from({ length: 3 }, (_, index) => testApp.customer(`closing-${index}`)),
  );
  for (const delay of [0, 10, 25, 40, 60]) {
    await testApp.db.update(orders).set({ status: "delivered" });
    await testApp.db.update(kitchens).set({ closedAt: null });
    const rush = shoppers.map(order);
    await pause(delay);
    const closed = await close();
    const before = await openOrders();
    const accepted = (await Promise.all(rush)).filter((status) => status < 300).length;
    if (closed.ok) expect([before, accepted]).toEqual([0, 0]);
    else expect(closed).toMatchObject({ code: "kitchen-has-orders" });
    expect(await openOrders()).toBe(accepted);
  }
});

test("a shopper who orders while a kitchen is being closed waits, and is refused", async () => {
  const shopper = await testApp.customer("late");
  let next: Promise<number> | undefined;
  await testApp.db.transaction(async (tx) => {
    expect(await close({ ...testApp.services, db: tx } as unknown as TestApp["services"])).toMatchObject({
      ok: true,
    });
    next = order(shopper);
    expect(await Promise.race([next, pause(300, "waits")])).toBe("waits");
  });
  expect(await next).toBeGreaterThanOrEqual(400);
  expect(await openOrders()).toBe(0);
});

test("an order under way is waited for, and then prevents the closing", async () => {
  const shopper = await testApp.customer("early");
  let closing: ReturnType<typeof close> | undefined;
  await testApp.db.transaction(async (tx) => {
    expect(await order(shopper)).toBeLessThan(300);
    // A checkout that has reserved its place and not ended yet.
    await tx.execute(sql`update slots set taken = taken where kitchen_id = 'delhi'`);
    closing = close();
    expect(await Promise.race([closing, pause(300, "waits")])).toBe("waits");
  });
  expect(await closing).toMatchObject({ ok: false, code: "kitchen-has-orders" });
});

test("two people who create the same kitchen at once create one", async () => {
  const kitchen = {
    ...{ name: "Twin", address: "1 Ring Road", city: "New Delhi", pincode: "110017", stateCode: "07" },
    ...{ phone: "", fssai: "" },
  };
  const both = await Promise.all([1, 2].map(() => createKitchen(testApp.services, { kitchen, staff: asha })));
  expect(both.map((created) => (created.ok ? created.value : created.code)).sort()).toEqual([
    "kitchen-name-taken",
    "twin",
  ]);
});
