import { beforeEach, expect, test } from "vitest";
import { changeOrderStatus } from "../../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../../tests/support/paid-order.ts";
import type { TestApp } from "../../../../tests/support/test-app.ts";
import type { Role } from "../../accounts/identity.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { getOrderStory } from "../../back-office/get-order-story.ts";
import { resendConfirmation } from "./resend-confirmation.ts";

let testApp: TestApp;
let people = 0;
let uuid = "";

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(async () => {
  people += 1;
  uuid = await paidOrder(testApp, await testApp.customer(`asha${people}`));
  await testApp.work();
});

const resend = (resent: number, role: Role = "care") =>
  resendConfirmation(testApp.services, { id: uuid, staff: staff(role), resent });
const mailed = async () => {
  await testApp.work();
  return testApp.mails.filter(
    ({ to, subject }) => to === `asha${people}@example.com` && subject.includes("is confirmed"),
  ).length;
};
const resentOf = async () => {
  const story = await getOrderStory(testApp.services, { id: uuid, staff: staff("care") });
  return story.ok && story.value.resent;
};

test("care sends the confirmation again to the order's e-mail, and the log says so", async () => {
  expect([await mailed(), await resentOf()]).toEqual([1, 0]);
  expect(await resend(0)).toEqual({
    ...{ ok: true, value: { to: `asha${people}@example.com`, isNew: true } },
  });
  expect([await mailed(), await resentOf()]).toEqual([2, 1]);
  expect((await listChanges(testApp.services, { cursor: null })).rows[0]).toMatchObject({
    ...{ actorName: "the-care", note: "Sent the confirmation again." },
  });
});

test("a double click sends it once, and an order gets it three more times at most", async () => {
  const answers = await Promise.all([resend(0), resend(0)]);
  expect(await mailed()).toBe(2);
  // Only one of them says that a mail is on its way.
  expect(answers.filter((answer) => answer.ok && answer.value.isNew)).toHaveLength(1);
  await resend(1);
  await resend(2);
  expect(await resend(3)).toMatchObject({ code: "confirmation-resent-enough" });
  expect(await mailed()).toBe(4);
});

test("a cancelled order has no confirmation, and kitchen, rider and accountant send none", async () => {
  for (const role of ["kitchen", "rider", "accountant"] as const)
    expect(await resend(0, role)).toMatchObject({ code: "not-your-move" });
  await changeOrderStatus(testApp.services, { id: uuid, by: "shop" }, "cancelled");
  expect(await resend(0)).toMatchObject({ code: "confirmation-not-due" });
});
