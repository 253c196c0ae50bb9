import { expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { testSession } from "../../../tests/support/session.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { LOOK_UPS } from "../payments/rules/refund-retry.ts";
import { tryAgain } from "./try-again.ts";

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
});

test("one of the staff may have the provider asked about refunds a limited number of times", async () => {
  const staff = testSession({ userId: "u-owner", roles: ["owner"] });
  const ask = () => tryAgain(testApp.services, { what: "refund", id: "unknown", staff });
  for (let time = 0; time < LOOK_UPS.max; time += 1)
    expect(await ask()).toMatchObject({ code: "alarm-moved-on" });
  expect(await ask()).toMatchObject({ code: "too-many-tries" });
});
