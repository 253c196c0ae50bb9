import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";

test.skip(({ isMobile }) => isMobile, "a grid for a keyboard");

test("a manager pastes prices of a spreadsheet by keyboard, and the shop shows them", async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/prices");
  const grid = page.getByRole("grid");
  await grid.focus();
  const sku = (await page.getByRole("row").nth(1).getByRole("gridcell").first().textContent()) ?? "";
  const bar = page.getByText(/SKUs? changed/);

  await expectAccessible(page);
  expect(await layoutShift(page)).toBe(0);

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
  await page.getByRole("button", { name: "Review 1 change" }).press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("The price of 1 SKU is saved.")).toBeVisible();

  await expect.poll(async () => (await page.request.get(`/cake/${sku}`)).text()).toMatch(/(₹|&#8377;)417\b/);
  await page.goto("/admin/log");
  await page
    .getByRole("link", { name: `Undo ${sku}` })
    .first()
    .click();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByText("It is undone.")).toBeVisible();
});

test("a price that is typed stays in its cell when one clicks elsewhere, and a link asks before it is lost", {
  tag: "@all",
}, async ({ page, shop }) => {
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
