import { expect, test } from "vitest";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { testSession } from "../../../../tests/support/session.ts";
import type { TestApp } from "../../../../tests/support/test-app.ts";
import { users } from "../../../shop/accounts/accounts.tables.ts";
import { randomUuid } from "../../../shop/basics/ids.ts";
import { paise } from "../../../shop/basics/money.ts";
import type { OrderView } from "../../../shop/orders/get-order.ts";
import { earnCoins } from "../../../shop/rewards/earn-coins.ts";
import { revokeCoins } from "../../../shop/rewards/revoke-coins.ts";
import { getDelivered } from "./get-delivered.ts";

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
});

test("a delivered order shows the coins that it earned, and none that a refund took back", async () => {
  const { services, db } = testApp;
  const [userId, uuid] = ["mira", randomUuid()];
  await db.insert(users).values({ id: userId, name: "Mira", email: "mira@example.com" });
  const order = {
    uuid,
    isOwn: true,
    status: "delivered",
    wasOnTime: null,
    charges: { total: paise(50_000) },
  } as OrderView;
  const coins = async () => {
    const shown = await getDelivered(services, order, testSession({ userId }));
    return [shown?.coins, shown?.isEarning];
  };
  expect(await coins()).toEqual([0, true]);
  await earnCoins(services, { userId, orderId: uuid, paidPaise: paise(50_000) });
  expect(await coins()).toEqual([50, false]);
  await revokeCoins(services, { userId, orderId: uuid });
  expect(await coins()).toEqual([0, false]);
});
