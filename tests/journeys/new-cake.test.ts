import { expect, expectAccessible, layoutShift, press, signInAs, test } from "../support/journey.ts";

test("a manager creates a cake, publishes it, and finds it in the shop and in the cart", async ({
  page,
  shop,
}) => {
  const name = `Rasmalai Tres Leches ${Date.now()}`;
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue");
  await page.getByRole("link", { name: "New product" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New product");
  await expectAccessible(page);
  expect(await layoutShift(page)).toBe(0);

  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Description").fill("Milk cake with saffron and pistachios.");
  const first = page.getByRole("group", { name: "First size" });
  await first.getByLabel("Weight").fill("1 kg");
  await first.getByLabel("MRP").fill("1,200");
  await first.getByLabel("Price").fill("1,300");
  await press(page, "Create draft");
  // What was typed stays; the first wrong field has the focus.
  await expect(page.getByText("This is above the MRP.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expectAccessible(page);

  await first.getByLabel("Price").fill("999");
  for (const allergen of await page.getByRole("radiogroup").all())
    await allergen.getByRole("radio", { name: "Free", exact: true }).check();
  await page.getByLabel("Main category").selectOption("birthday");
  await page.getByLabel("Same picture as").selectOption({ index: 1 });
  await press(page, "Create draft");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("When I save").check();
  await press(page, "Save");
  await expect(page.getByText("Saved. Shoppers see it now.")).toBeVisible();
  await page.getByRole("link", { name: "See it in the shop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name }).first()).toBeVisible();
});
