import { expect, test } from "vitest";
import { openTestAppWithCustomer } from "../../../../tests/support/open-test-app-for.ts";
import { testSession } from "../../../../tests/support/session.ts";
import type { TestApp } from "../../../../tests/support/test-app.ts";
import { deliveryWindows } from "../../../shop/delivery/delivery.tables.ts";
import { checkoutFacts } from "./checkout-facts.server.ts";

let testApp: TestApp;
let asha: string;

openTestAppWithCustomer({}, (opened, customer) => {
  testApp = opened;
  asha = customer;
});

test("the clock hours of Midnight are those that the shop has set", async () => {
  const facts = await checkoutFacts(testApp.services, testSession({ userId: asha }));
  expect(facts.nightHours).toBe("11 PM to 12 AM");
});

test("with a second window of Midnight no hours are named, as the choice does not say which one", async () => {
  const earlier = { option: "midnight", startMinute: 22 * 60, endMinute: 23 * 60 } as const;
  await testApp.services.db.insert(deliveryWindows).values(earlier);
  const facts = await checkoutFacts(testApp.services, testSession({ userId: asha }));
  expect(facts.nightHours).toBe("");
});
