import { expect, expectAccessible, signInAs, test } from "../support/journey.ts";

test("a manager saves filters as a shared view, the kitchen finds them, and the manager removes them", {
  tag: "@all",
}, async ({ page, shop }) => {
  const name = `Fixed times ${Date.now() % 100_000}`;
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/orders?option=fixed-time&status=eaten&q=Canary");
  await page.getByText("Save as a view").click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("checkbox", { name: "For all staff" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`“${name}” is saved.`)).toBeVisible();

  await signInAs(page, shop.url, "kitchen@example.com");
  await page.goto("/admin/orders");
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL("/admin/orders?option=fixed-time");
  await expect(page.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: /Remove the view/ })).toHaveCount(0);

  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/orders?option=fixed-time");
  await expectAccessible(page);
  await page.getByRole("button", { name: `Remove the view “${name}”` }).click();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});
