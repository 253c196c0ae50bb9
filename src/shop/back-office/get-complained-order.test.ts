import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../tests/support/paid-order.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { orders } from "../orders/orders.tables.ts";
import { getComplainedOrder } from "./get-complained-order.ts";
import { getOrderStory } from "./get-order-story.ts";

let testApp: TestApp;
let asha = "";
openTestAppFor(async (opened) => {
  testApp = opened;
  asha = await testApp.customer("asha");
});

test("a complaint shows of its order what the order's page shows each role; an erased customer has no page", async () => {
  const id = await paidOrder(testApp, asha);
  for (const role of ["owner", "manager", "care", "kitchen", "rider"] as const) {
    const complained = await getComplainedOrder(testApp.services, { id, staff: staff(role) });
    const story = await getOrderStory(testApp.services, { id, staff: staff(role) });
    if (!complained.ok || !story.ok) throw new Error("the order was not found");
    const { lines, money, customer } = story.value;
    expect([role, complained.value]).toEqual([
      role,
      {
        lines: lines.map(({ mayChangeMessage: _, ...line }) => line),
        refunds: money?.refunds ?? null,
        customer: customer && { id: customer.id, name: customer.name || customer.email },
      },
    ]);
  }
  await testApp.db.update(orders).set({ email: "" }).where(eq(orders.id, id));
  expect(await getComplainedOrder(testApp.services, { id, staff: staff("care") })).toMatchObject({
    value: { customer: { id: null } },
  });
});
