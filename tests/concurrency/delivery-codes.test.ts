import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { type Day, instant } from "../../src/shop/basics/india-time.ts";
import { confirmDelivery } from "../../src/shop/orders/handover/confirm-delivery.ts";
import { deliveryCode } from "../../src/shop/orders/handover/delivery-code.ts";
import { deliveryReports } from "../../src/shop/orders/handover/delivery-reports.tables.ts";
import { orderEvents, orders } from "../../src/shop/orders/orders.tables.ts";
import { changeOrderStatus } from "../support/change-order-status.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { paidOrder, staff } from "../support/paid-order.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import type { TestApp } from "../support/test-app.ts";

const DAY = "2026-11-24" as Day;

let testApp: TestApp;
let uuid = "";
let people = 0;

openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  people += 1;
  uuid = await paidOrder(testApp, await testApp.customer(`asha${people}`), { deliveryDate: DAY });
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready", "shipped");
  testApp.setClock(instant(DAY, 600));
});

const close = (code: string, reportId = randomUuid()) =>
  confirmDelivery(testApp.services, {
    ...{ id: uuid, staff: staff("rider"), code, reportId, photoId: null, tappedAt: null },
  });

test("of forty simultaneous guesses, five are checked", async () => {
  const right = Number(deliveryCode(testApp.services, uuid));
  const guesses = Array.from({ length: 40 }, (_, nth) => String((right + nth + 1) % 10_000).padStart(4, "0"));
  const answers = await Promise.all(guesses.map((guess) => close(guess)));
  const codes = answers.map((answer) => (answer.ok ? "delivered" : answer.code));
  expect(codes.filter((code) => code === "delivery-code-wrong")).toHaveLength(5);
  expect(codes.filter((code) => code === "delivery-code-locked")).toHaveLength(35);
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, uuid));
  expect(order).toMatchObject({ wrongCodes: 5, status: "shipped" });
  expect(await close(String(right).padStart(4, "0"))).toMatchObject({ code: "delivery-code-locked" });
});

test("the same report sent twenty times at once closes the order once", async () => {
  const reportId = randomUuid();
  const right = deliveryCode(testApp.services, uuid);
  const answers = await Promise.all(Array.from({ length: 20 }, () => close(right, reportId)));
  expect(answers.every((answer) => answer.ok)).toBe(true);
  const stored = await testApp.db.select().from(deliveryReports).where(eq(deliveryReports.orderId, uuid));
  const events = await testApp.db.select().from(orderEvents).where(eq(orderEvents.orderId, uuid));
  expect(stored).toHaveLength(1);
  expect(events.filter(({ status }) => status === "delivered")).toHaveLength(1);
});
