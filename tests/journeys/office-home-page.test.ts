import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";

test("a manager adds a section to the home page by keyboard, shoppers see it, and the log undoes it", {
  tag: "@all",
}, async ({ page, shop }) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/home");
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  const home = async () => (await page.request.get("/")).text();

  await page.getByRole("button", { name: "Add a section" }).press("Enter");
  const title = page.getByLabel("Title").last();
  await expect(title).toBeFocused();
  await title.fill("Roses for Amma");
  await page.getByLabel("Category").last().fill("flowers");
  const up = page.getByRole("button", { name: /^Move (New section|Roses for Amma) up/ });
  await up.press("Enter");
  await expect(page.getByRole("button", { name: "Move Roses for Amma up" })).toBeFocused();
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  expect(await home()).not.toContain("Roses for Amma");
  await page.getByRole("button", { name: "Save the home page" }).press("Enter");
  await expect(page.getByText("Saved. Shoppers see it now.")).toBeInViewport();
  await expect.poll(home).toContain("Roses for Amma");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Roses for Amma" })).toBeVisible();
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await page.goto("/admin/log");
  await page.getByRole("link", { name: "Undo Home page" }).first().click();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByText("It is undone.")).toBeVisible();
  await expect.poll(home).not.toContain("Roses for Amma");
});
