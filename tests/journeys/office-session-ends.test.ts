import { expect, expectAccessible, signInAs, test } from "../support/journey.ts";

test("a text that a manager wrote survives a session that ended meanwhile, and Enter never publishes", {
  tag: "@all",
}, async ({ page, context, shop }) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/content/page/terms");
  const title = page.getByLabel("Title");
  const published = await title.inputValue();
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill(`${"नियम ".repeat(1_000)}written for an hour`);
  await title.fill("Terms, in plain words");
  await title.press("Enter");
  await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  expect(await (await page.request.get("/terms")).text()).not.toContain("in plain words");

  await context.clearCookies();
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await page.waitForURL(/\/accounts/);
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/content/page/terms");
  await expect(page.getByText("What you typed here before was not saved.")).toBeVisible();
  await expect(text).toHaveValue(/written for an hour$/);
  await expect(title).toHaveValue("Terms, in plain words");
  await expectAccessible(page);

  await text.fill("क".repeat(20_001));
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("Please use at most 20,000 characters.")).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill("क".repeat(20_000));
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("Saved as a draft. Shoppers do not see it.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("What you typed here before was not saved.")).toBeHidden();
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await expect(title).toHaveValue(published);
});

test("a new product that a manager typed survives a session that ended meanwhile, and is gone once it is created", {
  tag: "@all",
}, async ({ page, context, shop }) => {
  const name = `Saffron Roll ${Date.now()}`;
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Description").fill("A roll with saffron cream.");
  const second = page.getByRole("group", { name: "Size 2" });
  await page.getByText("Size 2", { exact: true }).first().click();
  for (const [label, text] of [
    ["Weight", "2 kg"],
    ["MRP", "1,900"],
    ["Price", "1,800"],
  ] as const)
    await second.getByLabel(label).fill(text);
  for (const allergen of await page.getByRole("radiogroup").all())
    await allergen.getByRole("radio", { name: "Free", exact: true }).check();
  await page.getByLabel("Main category").selectOption("birthday");

  await context.clearCookies();
  await page.getByRole("button", { name: "Create draft" }).click();
  await page.waitForURL(/\/accounts/);
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/new");
  await expect(page.getByText("What you typed here before was not saved.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(second.getByLabel("Weight")).toBeVisible();
  await expect(second.getByLabel("Weight")).toHaveValue("2 kg");
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByText("The draft is created.")).toBeVisible();
  await page.goto("/admin/catalogue/new");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByText("What you typed here before was not saved.")).toBeHidden();
});
