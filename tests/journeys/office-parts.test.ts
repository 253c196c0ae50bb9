import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";

test("a manager writes what is in a combo by keyboard, shoppers see it, and the log undoes it", {
  tag: "@all",
}, async ({ page, shop }) => {
  const cake = async () => (await page.request.get("/cake/BTCR-500G-E")).text();
  await page.goto("/cake/BTCR-500G-E");
  const parts = page.getByRole("region", { name: "What Is in It" });
  await expect(parts.getByRole("listitem")).toHaveText([
    "Belgian Chocolate Truffle Cake, 0.5 kg",
    "Six red roses",
  ]);
  await expectAccessible(page);
  await parts.getByRole("link", { name: "Belgian Chocolate Truffle Cake, 0.5 kg" }).click();
  await expect(page).toHaveURL(/\/cake\/BTC-500G-E$/);

  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/products/BTCR");
  await page.getByRole("link", { name: "Change the parts" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("What is in");
  await expectAccessible(page);
  await page.reload();
  const add = page.getByRole("button", { name: "Add a part to 0.5 kg, eggless" });
  await expect(add).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await add.press("Enter");
  const size = page.getByRole("region", { name: "0.5 kg, eggless" });
  await expect(size.getByLabel("SKU").last()).toBeFocused();
  await size.getByLabel("Or in words").last().fill("A card for Amma");
  await size.getByLabel("Or in words").last().press("Enter");
  await page.getByRole("button", { name: "Move A card for Amma of 0.5 kg, eggless up" }).press("Enter");
  // The answer moves the focus too, so the next key waits for it.
  await expect(size.getByRole("group").nth(1)).toHaveAccessibleName(/^A card for Amma/);
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  expect(await cake()).not.toContain("A card for Amma");
  await page.getByRole("button", { name: "Save the parts" }).press("Enter");
  await expect(page.getByText("Saved. Shoppers see it now.")).toBeInViewport();
  await expect.poll(cake).toContain("A card for Amma");

  await page.goto("/admin/log");
  await page
    .getByRole("link", { name: /^Undo / })
    .first()
    .click();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByText("It is undone.")).toBeVisible();
  await expect.poll(cake).not.toContain("A card for Amma");
});
