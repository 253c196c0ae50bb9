import { eq, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../tests/support/paid-order.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { userRoles, users } from "../accounts/accounts.tables.ts";
import { DELETED_USER } from "../accounts/deleted-user.ts";
import type { Role } from "../accounts/identity.ts";
import { listCustomers } from "../accounts/list-customers.ts";
import type { Cursor } from "../basics/keyset.ts";
import { cancelAsStaff, quoteForStaff } from "../changes/cancel-as-staff.ts";
import { getCustomer } from "./get-customer.ts";

let testApp: TestApp;
let asha = "";
openTestAppFor(async (opened) => {
  testApp = opened;
  asha = await testApp.customer("asha", 60);
});

const look = (role: Role, id = asha) => getCustomer(testApp.services, { id, staff: staff(role) });

test("care, manager and owner see a customer's orders and what they paid; a cancelled order is not counted", async () => {
  const paid = await paidOrder(testApp, asha);
  const cancelled = await paidOrder(testApp, asha, { deliveryDate: "2026-11-24" });
  const quote = await quoteForStaff(testApp.services, { id: cancelled, cause: "shop" });
  if (!quote.ok) throw new Error(quote.code);
  const cancel = { id: cancelled, cause: "shop", reason: "The oven broke", expected: quote.value } as const;
  expect(await cancelAsStaff(testApp.services, { ...cancel, staff: staff("owner") })).toMatchObject({
    ok: true,
  });
  for (const role of ["owner", "manager", "care"] as const) {
    const seen = await look(role);
    if (!seen.ok) throw new Error(seen.code);
    const { orders, email, coins } = seen.value;
    expect(email).toBe("asha@example.com");
    expect(orders.newest.map(({ id }) => id).sort()).toEqual([paid, cancelled].sort());
    expect([orders.count, orders.worth]).toEqual([1, 71_900]);
    expect(coins.balance).toBeGreaterThanOrEqual(60);
    expect(JSON.stringify(seen.value)).not.toContain("Lotus Court");
  }
});

test("a customer's sum is what they paid, without refunds", async () => {
  const ravi = await testApp.customer("ravi");
  // ₹719 and ₹250 for midnight, which a free delivery then gives back.
  const midnight = { deliveryType: "Midnight Delivery", deliveryTime: "11 PM - 12 AM" };
  const order = await paidOrder(testApp, ravi, midnight);
  const worth = async () => {
    const seen = await look("care", ravi);
    return seen.ok ? seen.value.orders.worth : seen.code;
  };
  expect(await worth()).toBe(96_900);
  const rescheduled = await testApp.call(ravi, "POST", `/orders/${order}/reschedule`, {
    ...{ deliveryDate: "2026-11-24", deliveryType: "Standard Delivery", deliveryTime: "3 PM - 6 PM" },
    refund: 250,
  });
  expect(rescheduled.status).toBe(200);
  expect(await worth()).toBe(71_900);
});

test("the list of customers leaves out staff", async () => {
  const cook = await testApp.customer("cook");
  const ids = async () => {
    const listed = await listCustomers(testApp.services, { cursor: null, staff: staff("care") });
    return listed.ok ? listed.value.rows.map(({ id }) => id) : [];
  };
  expect(await ids()).toContain(cook);
  await testApp.db.insert(userRoles).values({ userId: cook, role: "kitchen" });
  expect(await ids()).not.toContain(cook);
  expect(await ids()).toContain(asha);
});

test("kitchen, rider and accountant see no customer and no list of them", async () => {
  for (const role of ["kitchen", "rider", "accountant"] as const) {
    expect(await look(role)).toMatchObject({ code: "unknown-customer" });
    const listed = await listCustomers(testApp.services, { cursor: null, staff: staff(role) });
    expect(listed).toMatchObject({ ok: false });
  }
});

test("the account that owns the orders of deleted customers is not shown as a customer", async () => {
  for (const id of [DELETED_USER.id, "usr_unknown"])
    expect(await look("owner", id)).toMatchObject({ code: "unknown-customer" });
});

test("the list goes on after an account that was erased meanwhile", async () => {
  const createdAt = new Date("2026-11-10T05:00:00Z");
  const crowd = Array.from({ length: 40 }, (_, index) => `usr_erased${String(index).padStart(2, "0")}`);
  await testApp.db
    .insert(users)
    .values(crowd.map((id) => ({ id, name: id, email: `${id}@example.com`, createdAt })));
  const pageAfter = async (key: string | null) => {
    const cursor = key === null ? null : ({ direction: "after", key } as const);
    const listed = await listCustomers(testApp.services, { cursor, staff: staff("care") });
    if (!listed.ok) throw new Error(listed.code);
    return listed.value;
  };
  const first = await pageAfter(null);
  await testApp.db.delete(users).where(eq(users.id, first.rows.at(-1)?.id ?? ""));
  const second = await pageAfter(first.after);
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(crowd));
  expect(new Set(ids).size).toBe(ids.length);
  await testApp.db.delete(users).where(like(users.id, "usr_erased%"));
});

test("paging forth and back shows each customer once, also those who joined in the same millisecond", async () => {
  const createdAt = new Date("2026-11-20T05:00:00Z");
  const crowd = Array.from({ length: 70 }, (_, index) => `usr_crowd${String(index).padStart(2, "0")}`);
  await testApp.db
    .insert(users)
    .values(crowd.map((id) => ({ id, name: id, email: `${id}@example.com`, createdAt })));
  const pageAt = async (cursor: Cursor) => {
    const listed = await listCustomers(testApp.services, { cursor, staff: staff("care") });
    if (!listed.ok) throw new Error(listed.code);
    return listed.value;
  };
  // Accounts have the time of the database, with microseconds.
  await testApp.db
    .update(users)
    .set({ createdAt: sql`${users.createdAt} + right(${users.id}, 2)::int * interval '1 microsecond'` })
    .where(like(users.id, "usr_crowd%"));
  const ids: string[] = [];
  let page = await pageAt(null);
  const first = page.rows;
  ids.push(...page.rows.map(({ id }) => id));
  while (page.after !== null) {
    page = await pageAt({ direction: "after", key: page.after });
    ids.push(...page.rows.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of [...crowd, asha]) expect(ids).toContain(id);
  expect(ids).not.toContain(DELETED_USER.id);
  while (page.before !== null) page = await pageAt({ direction: "before", key: page.before });
  expect(page.rows).toEqual(first);
});
