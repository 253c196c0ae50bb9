import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "../../src/shop/audit/audit.tables.ts";
import { getKitchenBoard } from "../../src/shop/orders/kitchen/get-kitchen-board.ts";
import { kitchenNotices } from "../../src/shop/orders/kitchen/kitchen-notices.tables.ts";
import { markNoticeSeen } from "../../src/shop/orders/kitchen/mark-notice-seen.ts";
import { changeOrderStatus } from "../support/change-order-status.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { paidOrder, staff } from "../support/paid-order.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import type { TestApp } from "../support/test-app.ts";

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);

test("six people who tap Seen on the same cancelled order at once: one of them has seen it, and the log says so once", async () => {
  testApp.setClock(SATURDAY_MORNING);
  const uuid = await paidOrder(testApp, await testApp.customer("asha"));
  await changeOrderStatus(
    testApp.services,
    { id: uuid, by: "manager" },
    "accepted",
    "preparing",
    "cancelled",
  );
  const [notice] = await testApp.db.select().from(kitchenNotices).where(eq(kitchenNotices.orderId, uuid));
  const people = Array.from({ length: 6 }, (_, nth) => ({ ...staff("kitchen"), userId: `baker-${nth}` }));
  const seen = await Promise.all(
    people.map((who) => markNoticeSeen(testApp.services, { id: notice?.id ?? 0, staff: who })),
  );
  expect(
    seen.every(({ ok }) => ok),
    "nobody reads of an error",
  ).toBe(true);
  const [stored] = await testApp.db.select().from(kitchenNotices).where(eq(kitchenNotices.orderId, uuid));
  const log = await testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, uuid));
  const entries = log.filter(({ note }) => note.startsWith("Seen in the kitchen"));
  expect(entries.map(({ actorId }) => actorId)).toEqual([stored?.seenBy]);
  const board = await getKitchenBoard(testApp.services, { kitchenId: "delhi", staff: staff("kitchen") });
  expect(board).toMatchObject({ value: { withdrawn: [] } });
});
