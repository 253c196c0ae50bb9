import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";

test("a manager adds an item to the menu by keyboard, shoppers see it, and the log undoes it", {
  tag: "@all",
}, async ({ page, shop }) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/menu");
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  const header = async () => (await page.request.get("/track")).text();

  await page.getByRole("button", { name: "Flowers", exact: true }).press("Enter");
  await expect(page.getByLabel("Name of the menu")).toHaveValue("Flowers");
  await page.getByRole("button", { name: "Add an item" }).first().press("Enter");
  await page.getByLabel("Label of New item").last().fill("Roses for Amma");
  await page.getByLabel("Category of New item").last().fill("birthday");
  await page.getByRole("button", { name: "Show what I typed" }).press("Enter");
  const up = page.getByRole("button", { name: "Move Roses for Amma up" });
  const placeBefore = (await up.getAttribute("value")) ?? "";
  await up.press("Enter");
  await expect(up).not.toHaveAttribute("value", placeBefore);
  await expect(up).toBeFocused();
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  expect(await header()).not.toContain("Roses for Amma");
  await page.getByRole("button", { name: "Save the menu" }).press("Enter");
  await expect(page.getByText("Saved. Shoppers see it now.")).toBeInViewport();
  await expect.poll(header).toContain("Roses for Amma");

  await page.goto("/admin/log");
  await page.getByRole("link", { name: "Undo Menu" }).first().click();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByText("It is undone.")).toBeVisible();
  await expect.poll(header).not.toContain("Roses for Amma");
});

test("the answer of a draft leaves the focus with whoever has gone on", async ({ page, shop }) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/menu");
  const held = Promise.withResolvers<void>();
  await page.route(/\/admin\/catalogue\/menu/, async (route) => {
    if (route.request().method() === "POST") await held.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Flowers", exact: true }).press("Enter");
  const elsewhere = page.getByRole("link", { name: "Home page", exact: true });
  await elsewhere.focus();
  held.resolve();
  await expect(page.getByLabel("Name of the menu")).toHaveValue("Flowers");
  await expect(elsewhere).toBeFocused();
});
