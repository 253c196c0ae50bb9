import { expect, expectAccessible, press, signInAs, test } from "../support/journey.ts";
import { layoutFaults } from "../support/layout-faults.ts";
import { doTask, openOfficePage } from "../support/office-task.ts";

test("an owner invites somebody from a phone and withdraws it again", { tag: "@all" }, async ({
  page,
  shop,
}) => {
  const email = `cook-${Date.now()}-of-the-second-kitchen@example.com`;
  await signInAs(page, shop.url, "owner@example.com");
  await page.goto("/admin");
  await doTask(page, { name: "Add somebody to the staff", mostTaps: 5 }, async (hand) => {
    await openOfficePage(hand, page, "Staff");
    await hand.fill(page.getByRole("textbox", { name: "E-mail" }), email);
    await hand.click(page.getByRole("checkbox", { name: /^Kitchen/ }));
    await hand.click(page.getByRole("button", { name: "Send the invitation" }));
    await expect(page.getByRole("status").filter({ hasText: "gets a mail" })).toBeVisible();
  });
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
  await press(page, `Withdraw the invitation of ${email}`);
  await expect(page.getByRole("status").filter({ hasText: "is withdrawn" })).toBeVisible();
  await page.getByRole("link", { name: "Imran Khan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imran Khan");
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
});
