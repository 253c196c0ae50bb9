import type { BrowserContext, Page } from "@playwright/test";
import { enterPincode } from "../support/checkout-steps.ts";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";
import { orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";

/** A customer with one paid cake, delivered to 110001. */
async function oneWhoOrdered(shop: string, email: string): Promise<string> {
  const shopper = await signUp(shop, email);
  const [slot] = await standardSlots(shop, 3, 1);
  if (!slot) throw new Error("no slot to order");
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, slot), {
    "idempotency-key": crypto.randomUUID(),
  });
  await pay(shop, shopper, created.body.data.razorpayOrder.id);
  return created.body.data.uuid;
}

async function signIn({ request }: BrowserContext, shop: string, email: string): Promise<void> {
  const data = { email, password: "a-long-password" };
  const signed = await request.post(`${shop}/api/auth/sign-in/email`, { data, headers: { origin: shop } });
  expect(signed.status()).toBe(200);
}

async function expectSound(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
}

async function fillAddress(page: Page, flat: string, pincode: string): Promise<void> {
  await page.getByRole("group", { name: "Address type" }).getByText("Home", { exact: true }).click();
  await page.getByLabel("Flat").fill(flat);
  await page.getByLabel("Street").fill("12th Main, Indiranagar");
  await page.getByLabel("Phone").fill("098450 12345");
  await page.getByLabel("Pincode").fill(pincode);
}

const card = (page: Page, flat: string) => page.getByRole("article").filter({ hasText: flat });

test("the pages of an account are accessible, full and empty", { tag: "@all" }, async ({
  page,
  context,
  shop,
}) => {
  const email = `asha-${Date.now()}@example.com`;
  await oneWhoOrdered(shop.url, email);
  await signIn(context, shop.url, email);
  await page.goto("/account");
  await expect(page.getByRole("article")).toContainText("Order placed");
  await expectSound(page, "Your orders");
  await page.goto("/account/addresses");
  await expect(page.getByRole("heading", { name: "No saved addresses found." })).toBeVisible();
  await expectSound(page, "Your addresses");
  await page.goto("/account/addresses/new");
  await expectSound(page, "Add an address");
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName("Home");
  await fillAddress(page, "Flat 4B", "110001");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(card(page, "Flat 4B")).toBeVisible();
  await page.goto("/account/addresses");
  await expectSound(page, "Your addresses");
  await page.goto("/account/coins");
  await expect(page.getByText("Sign-up bonus")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy your link for friends" })).toBeVisible();
  await expectSound(page, "Your coins");
});

test(
  "the tab bar's sign-in returns to the page that led there, after a wrong password too",
  {
    tag: "@all",
  },
  async ({ page }, { project }) => {
    test.skip(project.name !== "phone", "wide screens have the account in the header");
    await page.goto("/plants?sort=price-low");
    const account = page
      .getByRole("navigation", { name: "Quick links" })
      .getByRole("link", { name: "Account" });
    await account.click();
    await expect(page).toHaveURL("/accounts");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/plants?sort=price-low");

    await account.click();
    await page.getByLabel("E-mail").fill("customer@example.com");
    const password = page.getByLabel("Password");
    await password.fill("not-the-password");
    await password.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await password.fill("demo-password");
    await password.press("Enter");
    await expect(page).toHaveURL("/plants?sort=price-low");
  },
);

test(
  "an order is repeated, and goes to the new default address",
  { tag: "@all" },
  async ({ page, context, shop }, { project }) => {
    test.skip(project.name !== "desktop", "the steps are the same at every width");
    const email = `ravi-${Date.now()}@example.com`;
    await page.goto("/account/addresses");
    await expect(page).toHaveURL(/\/accounts\?returnTo=%2Faccount%2Faddresses$/);
    const uuid = await oneWhoOrdered(shop.url, email);
    await signIn(context, shop.url, email);

    // The sign-in page redirects signed-in customers to their account.
    await page.goto("/accounts");
    await expect(page).toHaveURL("/account/orders");
    const seen = page.getByRole("link", { name: /^See order JM\d+$/ });
    await expect(seen).toHaveAttribute("href", `/orders/${uuid}`);
    await page.getByRole("button", { name: /^Order again/ }).click();
    await expect(page).toHaveURL("/payment/cart");
    await expect(page.getByText("Your last order is in the cart again.")).toBeVisible();

    await page.goto("/account/addresses");
    await page.getByRole("link", { name: "Add an address" }).click();
    await page.getByLabel("Phone").fill("12");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByText("Please enter a valid phone number.")).toBeVisible();
    await expect(page.getByText("Please enter flat, floor or house number.")).toBeVisible();
    await fillAddress(page, "Flat 4B", "999999");
    await expect(page.getByText("Delivery not available for this pincode.")).toBeVisible();
    await page.getByLabel("Pincode").fill("110001");
    await expect(page.getByText("Delivery available for this pincode.")).toBeVisible();
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByText("The address is saved.")).toBeVisible();
    await expect(card(page, "Flat 4B")).toContainText("+91 98450 12345");

    await page.getByRole("link", { name: "Add an address" }).click();
    await fillAddress(page, "9th floor", "110001");
    await page.getByText("Office", { exact: true }).click();
    await page.getByRole("button", { name: "Save address" }).click();
    await card(page, "9th floor")
      .getByRole("button", { name: /^Make default/ })
      .click();
    await expect(card(page, "9th floor").getByText("Default", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: /^Edit Flat 4B/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Edit address" })).toBeVisible();
    await page.getByLabel("Flat").fill("Flat 5C");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(card(page, "Flat 5C")).toBeVisible();

    // Another tab does not know of the repeated order, and starts with the default address.
    const tab = await context.newPage();
    await tab.goto("/payment/cart");
    await enterPincode(tab);
    await expect(tab.getByRole("radio", { name: /^9th floor/ })).toBeChecked();
  },
);

test(
  "without script an address is saved and removed, and an order is repeated",
  { tag: "@all" },
  async ({ browser, shop }, { project }) => {
    test.skip(project.name !== "phone", "the same forms at every width");
    const email = `meera-${Date.now()}@example.com`;
    await oneWhoOrdered(shop.url, email);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    await signIn(context, shop.url, email);
    const page = await context.newPage();
    await page.goto("/account/addresses/new");
    await fillAddress(page, "Flat 4B", "560001");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(card(page, "Flat 4B")).toContainText("Bengaluru");
    await page.getByText("Remove", { exact: true }).click();
    await page.getByRole("button", { name: "Yes, remove it" }).click();
    await expect(page.getByText("The address is removed.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No saved addresses found." })).toBeVisible();

    await page.goto("/account");
    await page.getByRole("button", { name: /^Order again/ }).click();
    await expect(page.getByText("It is in your cart.")).toBeVisible();
    await page.getByRole("link", { name: "Go to checkout" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Your cart, 1 item$/ })).toBeVisible();
    await context.close();
  },
);
