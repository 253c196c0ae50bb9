import { expect, expectAccessible, layoutShift, press, signInAs, test } from "../support/journey.ts";

test("a manager previews a draft as shoppers will see it, and deletes it for good", { tag: "@all" }, async ({
  page,
  shop,
  complaints,
}) => {
  const name = `Saffron Draft ${Date.now()}`;
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Description").fill("Milk cake with saffron.");
  const first = page.getByRole("group", { name: "First size" });
  await first.getByLabel("Weight").fill("1 kg");
  await first.getByLabel("MRP").fill("1,200");
  await first.getByLabel("Price").fill("999");
  for (const allergen of await page.getByRole("radiogroup").all())
    await allergen.getByRole("radio", { name: "Free", exact: true }).check();
  await page.getByLabel("Main category").selectOption("birthday");
  await page.getByLabel("Same picture as").selectOption({ index: 3 });
  await press(page, "Create draft");
  await expect(page.getByText("The draft is created.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page.getByText("₹999").first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expect(page.getByText("Only staff see this page")).toBeVisible();
  await page.getByRole("link", { name: "Back to the draft" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  await page.getByText("Delete this draft").click();
  await expectAccessible(page);
  await press(page, "Delete for good");
  await expect(page.getByText("The draft is deleted.")).toBeVisible();
  await expect(page.getByRole("link", { name })).toBeHidden();
  // Requests of a page about a draft may be refused.
  complaints.splice(0);
});
