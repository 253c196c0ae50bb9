import { expect, expectAccessible, press, signInAs, test } from "../support/journey.ts";
import { layoutFaults } from "../support/layout-faults.ts";

test("an owner invites somebody from a phone and withdraws it again", { tag: "@all" }, async ({
  page,
  shop,
}) => {
  const email = `cook-${Date.now()}-of-the-second-kitchen@example.com`;
  await signInAs(page, shop.url, "owner@example.com");
  await page.goto("/admin/staff");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("checkbox", { name: /^Kitchen/ }).check();
  await press(page, "Send the invitation");
  await expect(page.getByRole("status").filter({ hasText: "gets a mail" })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
  await press(page, `Withdraw the invitation of ${email}`);
  await expect(page.getByRole("status").filter({ hasText: "is withdrawn" })).toBeVisible();
  await page.getByRole("link", { name: "Imran Khan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imran Khan");
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
});
