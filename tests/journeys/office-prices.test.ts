import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";

const KEYBOARD = "a grid for a keyboard";

test("a manager pastes prices of a spreadsheet by keyboard, and the shop shows them", {
  tag: "@desktop",
}, async ({ page, context, shop, isMobile }) => {
  test.skip(isMobile, KEYBOARD);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/prices");
  const grid = page.getByRole("grid");
  await grid.focus();
  const sku = (await page.getByRole("row").nth(1).getByRole("gridcell").first().textContent()) ?? "";
  const bar = page.getByText(/SKUs? changed/);

  await expectAccessible(page);
  expect(await layoutShift(page), "more than a late font moves").toBeLessThan(0.001);

  await page.evaluate(() => navigator.clipboard.writeText("₹99,999\n12x"));
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByText(/2 cannot be saved/)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(bar).toBeHidden();

  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("₹ 417");
  await page.keyboard.press("Enter");
  await expect(bar).toHaveText(/1 SKU changed/);
  // A double-click on the review button does not save, and discards nothing.
  await page.getByRole("button", { name: "Review 1 change" }).dblclick();
  await expect(page.getByRole("heading", { name: "1 change" })).toBeVisible();
  await expect(bar).toHaveText(/1 SKU changed/);
  await expect(page.getByRole("button", { name: "Discard" })).toBeHidden();
  await page.getByRole("button", { name: "Back to the grid" }).press("Enter");
  await expect(grid).toBeFocused();
  await page.getByRole("button", { name: "Review 1 change" }).press("Enter");
  await expect(page.getByRole("heading", { name: "1 change" })).toBeFocused();
  // The rows are read again, which may take long. The grid shows what was saved meanwhile.
  const held = Promise.withResolvers<void>();
  await page.route(/prices.data\?.*grid=1/, (route) => held.promise.then(() => route.continue()));
  // A price that is typed while the others are saved is not saved with them.
  const saving = Promise.withResolvers<void>();
  await page.route(/prices.data/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await saving.promise;
    return route.continue();
  });
  await page.getByRole("button", { name: "Save 1 change" }).press("Enter");
  await page.getByRole("button", { name: "Back to the grid" }).press("Enter");
  await page.locator("#price-1-1").click();
  await page.keyboard.type("418");
  await page.keyboard.press("Enter");
  await expect(bar).toHaveText(/2 SKUs changed/);
  saving.resolve();
  await expect(page.getByText("The price of 1 SKU is saved.")).toBeVisible();
  await expect(page.locator("#price-0-1")).toHaveText("417");
  await expect(bar).toHaveText(/1 SKU changed/);
  await expect(page.locator("#price-1-1 b")).toHaveText("418");
  page.once("dialog", (dialog) => dialog.dismiss());
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await expect(bar).toHaveText(/1 SKU changed/);
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await expect(bar).toBeHidden();
  await expect(grid).toBeFocused();
  // The message is not repeated with the next change.
  await expect(page.getByText("The price of 1 SKU is saved.")).toHaveCount(0);
  held.resolve();
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await expect.poll(async () => (await page.request.get(`/cake/${sku}`)).text()).toMatch(/(₹|&#8377;)417\b/);
  await page.goto("/admin/log");
  await page
    .getByRole("link", { name: `Undo ${sku}` })
    .first()
    .click();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByText("It is undone.")).toBeVisible();
});

test("the list of prices is narrowed to a category by its address, with and without script", {
  tag: "@all",
}, async ({ page, shop, isMobile }) => {
  test.skip(isMobile, KEYBOARD);
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/prices");
  const first = page.getByRole("row").nth(1);
  await expect(page.getByRole("grid")).toBeVisible();
  // Its page may take long. Until then nothing changes rows of another category.
  const held = Promise.withResolvers<void>();
  await page.route(/prices.data\?.*category=roses/, (route) => held.promise.then(() => route.continue()));
  await page.getByLabel("Category").selectOption({ label: "Roses" });
  await expect(page.getByLabel("Category")).toHaveValue("roses");
  await expect(first).toContainText("Rose");
  await page.getByLabel("Amount for the selection").fill("431");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await expect(first.locator("b")).toHaveText("431");
  held.resolve();
  await expect(page).toHaveURL(/\?category=roses$/);
  await expect(first).toContainText("Rose");
  await expect(first.locator("b")).toHaveText("431");
  const rose = (await first.getByRole("gridcell").first().textContent()) ?? "";

  // The page without script.
  const form = await (await page.request.get(page.url())).text();
  expect(form).toMatch(/<option value="roses" selected/);
  expect(form).toContain(`Price of ${rose}"`);

  // A category that is gone lists all, as its field says.
  const unknown = await (await page.request.get("/admin/catalogue/prices?category=gone")).text();
  expect(unknown).toContain("Price of ");
  page.once("dialog", (dialog) => dialog.accept());
  await page.goto("/admin/catalogue/prices?category=gone");
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", /^\d{3,}$/);
  await expect(page.getByLabel("Category")).toHaveValue("");
});

test("a price that is typed stays in its cell when one clicks elsewhere, and a link asks before it is lost", {
  tag: "@all",
}, async ({ page, shop, isMobile }) => {
  test.skip(isMobile, KEYBOARD);
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/prices");
  const grid = page.getByRole("grid");
  await grid.focus();
  const priceOf = (row: number) => page.locator(`#price-${row}-1`);
  const second = (await priceOf(1).textContent()) ?? "";

  await page.keyboard.type("643");
  await priceOf(1).click();
  await expect(priceOf(0).locator("b")).toHaveText("643");
  await expect(priceOf(1)).toHaveText(second);
  await expect(grid.getByRole("textbox")).toHaveCount(0);

  // The keys now act on the clicked cell.
  await page.keyboard.type("647");
  await page.getByLabel("Product or SKU").click();
  await expect(priceOf(1).locator("b")).toHaveText("647");
  await expect(page.getByText(/2 SKUs changed/)).toBeVisible();

  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  const back = page.getByRole("main").getByRole("link", { name: "Catalogue", exact: true });
  await back.click();
  await expect
    .poll(() => questions)
    .toEqual(["You have not saved your prices. Leave this page and lose them?"]);
  await expect(priceOf(0).locator("b")).toHaveText("643");
  page.once("dialog", (dialog) => dialog.accept());
  await back.click();
  await expect(page.getByRole("heading", { name: "Catalogue", level: 1 })).toBeVisible();
});

test("on a phone, a tap opens a price next to its size, and two taps select several", {
  tag: "@all",
}, async ({ page, shop, isMobile }) => {
  test.skip(!isMobile, "a grid for fingers");
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/prices");
  await expect(page.getByRole("row").nth(1).getByText("0.5 kg, eggless").first()).toBeVisible();
  await page.locator("#price-0-1").tap();
  const price = page.getByRole("textbox", { name: /^Price of / });
  // After a tap inside it the field still takes the price.
  await price.tap();
  await price.fill("419");
  await page.keyboard.press("Enter");
  await expect(page.locator("#price-0-1 b")).toHaveText("419");

  await page.getByRole("button", { name: "Select several" }).tap();
  await page.locator("#price-1-1").tap();
  await page.locator("#price-3-1").tap();
  await expect(page.getByText("3 cells selected")).toBeVisible();
  await page.getByLabel("Amount for the selection").fill("421");
  await page.getByRole("button", { name: "Set", exact: true }).tap();
  await expect(page.locator("#price-3-1 b")).toHaveText("421");
  await page.getByRole("button", { name: "Review 4 changes" }).tap();
  await expect(page.getByRole("heading", { name: "4 changes" })).toBeVisible();
  // Save is in the same place: without a tap elsewhere this one may be a double tap's second, which must not save.
  await page.getByRole("heading", { name: "4 changes" }).tap();
  await page.getByRole("button", { name: "Save 4 changes" }).tap();
  await expect(page.getByText("The prices of 4 SKUs are saved.")).toBeInViewport({ ratio: 1 });
  // Other journeys of this shop expect its prices.
  await page.goto("/admin/log");
  await page
    .getByRole("link", { name: /^Undo / })
    .first()
    .click();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByText("It is undone.")).toBeVisible();
});
