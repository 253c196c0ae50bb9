import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

test("a customer sees first name and coins, and returns to the home page after signing out", async ({
  page,
  shop,
}, { project }) => {
  const customer = { email: "customer@example.com", password: "demo-password" };
  const headers = { origin: shop.url };
  const signedIn = await page.request.post("/api/auth/sign-in/email", { data: customer, headers });
  expect(signedIn.status()).toBe(200);

  await page.goto("/plants");
  if (project.name === "phone") {
    await expect(page.getByRole("link", { name: "Ananya, my account" })).toHaveAttribute("href", "/account");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
  } else {
    await expect(page.getByRole("banner").getByRole("link", { name: /^\d+ coins$/ })).toHaveAttribute(
      "href",
      "/rewards",
    );
    await page.getByRole("banner").locator("summary").filter({ hasText: "Ananya" }).click();
    await expect(page.getByRole("banner").getByText(customer.email)).toBeVisible();
  }
  await expect(
    page
      .getByRole("banner")
      .getByText(/^\d+( coins)?$/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  const entries =
    project.name === "phone"
      ? page.getByRole("navigation", { name: "Quick links" })
      : page.getByRole("banner");
  await expect(entries.getByRole("link", { name: "Account", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign out" })).toHaveCount(0);
  expect((await (await page.request.get("/api/me")).json()).data.signedIn).toBe(false);
});
