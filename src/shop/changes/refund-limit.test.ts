import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeOrderStatus } from "../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { orderRecords, paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { testSession } from "../../../tests/support/session.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import type { Role } from "../accounts/identity.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { paise } from "../basics/money.ts";
import type { OrderStatus } from "../orders/rules/order-status.ts";
import { type Cause, cancelAsStaff, quoteForStaff } from "./cancel-as-staff.ts";
import { refundDelivered } from "./refund-delivered.ts";
import { refundingRole } from "./rules/refund-limit.ts";

let testApp: TestApp;
let customers = 0;

openTestAppFor((opened) => {
  testApp = opened;
});

const LIMIT = 500;

/** An order of ₹719 that has reached this status, in a shop where care may refund ₹500. */
async function orderAt(...statuses: Exclude<OrderStatus, "cancelled">[]) {
  const services = {
    ...testApp.services,
    settings: { ...testApp.services.settings, careRefundLimit: LIMIT },
  };
  const id = await paidOrder(testApp, await testApp.customer(`meera${++customers}`));
  await changeOrderStatus(services, { id, by: "owner" }, ...statuses);
  const refund = (role: Role, rupees: number, left: number) =>
    refundDelivered(services, {
      ...{ id, staff: staff(role), reason: "The icing had melted." },
      ...{ amount: paise(rupees * 100), left: paise(left * 100) },
    });
  const cancel = async (role: Role, cause: Cause) => {
    const quote = await quoteForStaff(services, { id, cause });
    if (!quote.ok) throw new Error(quote.code);
    return cancelAsStaff(services, {
      id,
      staff: staff(role),
      cause,
      reason: "No oven.",
      expected: quote.value,
    });
  };
  const refunded = async () => (await orderRecords(testApp, id)).payment?.refundedPaise;
  return { refund, cancel, refunded, id, services };
}

test("care refunds an order up to the limit, in one part or several; a manager the rest", async () => {
  const { refund, refunded } = await orderAt("preparing", "ready", "shipped", "delivered");
  expect(await refund("care", LIMIT + 0.01, 719)).toMatchObject({
    ...{ code: "refund-above-limit", details: { limit: LIMIT } },
  });
  expect(await refund("care", 300, 719)).toMatchObject({ value: { left: 41_900 } });
  expect(await refund("care", 200.01, 419)).toMatchObject({ code: "refund-above-limit" });
  expect(await refund("care", 200, 419)).toMatchObject({ value: { left: 21_900 } });
  expect(await refund("accountant", 1, 219)).toMatchObject({ code: "not-your-move" });
  expect(await refunded()).toBe(50_000);
  expect(await refund("manager", 219, 219)).toMatchObject({ value: { left: 0 } });
});

test("care cancels for a customer at any amount, and at the shop's cost up to the limit", async () => {
  const early = await orderAt();
  expect(await early.cancel("accountant", "customer")).toMatchObject({ code: "not-your-move" });
  // The customer would get all of it back, so it costs the shop nothing.
  expect(await early.cancel("care", "shop")).toMatchObject({ value: { refund: 71_900, compensation: 0 } });

  const begun = await orderAt("preparing");
  expect(await begun.cancel("care", "shop")).toMatchObject({ code: "refund-above-limit" });
  expect(await begun.refunded()).toBe(0);
  expect(await begun.cancel("manager", "shop")).toMatchObject({ value: { refund: 71_900 } });
});

test("for somebody who is both care and manager, the log names the role that may refund the amount", () => {
  const roleFor = (roles: Role[], rupees: number) =>
    refundingRole(roles, { careRefundLimit: LIMIT }, paise(rupees * 100));
  expect(roleFor(["care", "manager"], LIMIT)).toBe("care");
  expect(roleFor(["care", "manager"], LIMIT + 1)).toBe("manager");
  expect(roleFor(["care"], LIMIT + 1)).toBeUndefined();
});

test("a refund above care's limit by somebody who is both is logged as the manager's", async () => {
  const { id, services } = await orderAt("preparing", "ready", "shipped", "delivered");
  const both = testSession({ roles: ["care", "manager"] });
  const request = { id, staff: both, reason: "The icing had melted." };
  expect(
    await refundDelivered(services, { ...request, amount: paise(60_000), left: paise(71_900) }),
  ).toMatchObject({ ok: true });
  const entries = await testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries.at(-1)?.role).toBe("manager");
});
