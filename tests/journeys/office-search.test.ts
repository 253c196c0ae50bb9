import { expect, expectAccessible, signInAs, test } from "../support/journey.ts";
import { type OrderWish, orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";

test.skip(({ isMobile }) => isMobile, "a phone has no Ctrl key; it has the page of results");

test("by keyboard alone: Ctrl K, part of a phone number, Enter opens the order; Esc gives the focus back", async ({
  page,
  shop,
}) => {
  const shopper = await signUp(shop.url, `searched-${Date.now()}@example.com`, "Kesar Shah");
  const [slot] = (await standardSlots(shop.url, 4, 1)) as [OrderWish];
  const order = { ...orderOf(shopper, slot), name: "Kesar Shah", phone: "+919845067890" };
  const created = await shopper.post("/api/payment/create-order", order, {
    "idempotency-key": crypto.randomUUID(),
  });
  const { uuid } = (await pay(shop.url, shopper, created.body.data.razorpayOrder.id)).body.data;

  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/complaints");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Order, phone, product or action" });
  await expect(field).toBeFocused();
  await expect(page.getByRole("group", { name: "Actions" })).toBeVisible();
  await page.keyboard.type("98450 678");
  await expect(page.getByRole("option").first()).toContainText("Kesar Shah");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/orders/${uuid}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await page.keyboard.type(">tom");
  await expect(page.getByRole("option", { name: "Show tomorrow’s orders" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByRole("listbox", { name: "Results" }).getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const note = page.getByLabel("Note for staff");
  await note.focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(note).toBeFocused();

  await signInAs(page, shop.url, "kitchen@example.com");
  await page.goto("/admin/orders");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("kesar");
  await expect(page.getByRole("status").filter({ hasText: "results" })).toHaveCount(1);
  await expect(page.getByRole("group", { name: "Customers" })).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Orders" })).toHaveCount(0);
});

test("what is typed while the palette loads is searched, and a product leads to where it is changed", async ({
  page,
  shop,
}) => {
  await signInAs(page, shop.url, "manager@example.com");
  const release = Promise.withResolvers<void>();
  await page.route(/palette-[^/]*\.js/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto("/admin/complaints");
  await page.getByRole("searchbox", { name: /^Search/ }).click();
  await page.keyboard.type("belgian choc");
  release.resolve();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("belgian choc");
  const product = page.getByRole("option", { name: /^Belgian Chocolate Truffle Cake O(n|ff) sale$/ });
  await product.click();
  await expect(page).toHaveURL(/\/admin\/catalogue\/products\/BTC$/);
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false, waits: false });
  test("the search field leads to a page with the same results", async ({ page, shop }) => {
    await signInAs(page, shop.url, "manager@example.com");
    await page.goto("/admin/orders");
    const field = page.getByRole("searchbox", { name: /^Search/ });
    await field.fill("customer@example");
    await field.press("Enter");
    await expect(page.getByRole("heading", { name: "Customers" })).toBeVisible();
    await expect(page.getByRole("link", { name: /customer@example.com/ })).toBeVisible();
  });
});
