import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cellsWith } from "../../../tests/support/cells-with.ts";
import type { WholeShop } from "../../../tests/support/whole-shop.ts";
import { openWholeShopFor } from "../../../tests/support/whole-shop-for.ts";
import { finishGatewayEvent } from "./finish-gateway-event.ts";
import { gatewayEvents } from "./payments.tables.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

test("a webhook's payer is removed once it is handled", async () => {
  const body = {
    event: "payment.downtime.started",
    payload: {
      payment: { id: "pay_of_gita", email: "gita.payer@example.com", vpa: "gita.payer@upi", amount: 719 },
    },
  };
  const event = { id: "evt-gita", type: body.event, body, receivedAt: shop.services.clock() };
  await shop.testApp.db.insert(gatewayEvents).values(event);
  await finishGatewayEvent(shop.services, { eventId: event.id, body });
  expect(await cellsWith(shop.testApp.db, ["gita.payer"])).toEqual([]);
  const [storedEvent] = await shop.testApp.db
    .select()
    .from(gatewayEvents)
    .where(eq(gatewayEvents.id, event.id));
  expect(storedEvent?.body).toMatchObject({ payload: { payment: { id: "pay_of_gita", amount: 719 } } });
});
