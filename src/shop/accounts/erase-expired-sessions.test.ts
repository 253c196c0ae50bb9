import { expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { jobWork } from "../reactions.ts";
import { sessions } from "./accounts.tables.ts";

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
});

test("at night the addresses and devices of expired sessions are erased, and nobody is signed out", async () => {
  const userId = await testApp.customer("asha");
  const signIn = (name: string, minutes: number) => ({
    ...{ id: name, token: name, userId, ipAddress: "203.0.113.9", userAgent: `Phone of ${name}` },
    expiresAt: new Date(testApp.services.clock().getTime() + minutes * 60_000),
  });
  // More than one statement deletes.
  const years = Array.from({ length: 1_050 }, (_, nth) => signIn(`old-${nth}`, -1 - nth));
  await testApp.db.insert(sessions).values([...years, signIn("open", 1)]);
  const { schedules, handlers } = jobWork(testApp.services);
  expect(schedules["erase-expired-sessions"]).toMatch(/^\d+ 21 \* \* \*$/);
  await handlers["erase-expired-sessions"]?.({});
  const left = await testApp.db.select({ id: sessions.id }).from(sessions);
  expect(left).toEqual([{ id: "open" }]);
});
