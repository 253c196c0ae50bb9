import type { Page } from "@playwright/test";
import { chooseSlot, enterAddress, payButton, signUpInPlace } from "../support/checkout-steps.ts";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

const TRUFFLE = /Belgian Chocolate Truffle Cake/;
const VELVET = /Red Velvet Cream Cheese Cake/;

function drawer(page: Page) {
  return page.getByRole("dialog", { name: "Cart" });
}

/** Adds the cake of this page, and leaves the cart open. */
async function addFrom(page: Page, search: string, name: RegExp): Promise<void> {
  await page.goto(`/search?q=${encodeURIComponent(search)}`);
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "ADD TO CART" }).click();
}

async function seeCart(page: Page): Promise<void> {
  await page.getByRole("alert").getByRole("button", { name: "See cart" }).click();
  await expect(drawer(page)).toBeVisible();
}

test("a toast with a button stays for 20 seconds, and longer while its button is focused", {
  tag: "@all",
}, async ({ page }) => {
  await addFrom(page, "red velvet", VELVET);
  await signUpInPlace(page);
  await expect(page.getByRole("button", { name: "ADDED TO CART" })).toBeVisible();
  await page.clock.install();
  await addFrom(page, "truffle", TRUFFLE);
  const seeTheCart = page.getByRole("alert").getByRole("button", { name: "See cart" });
  await expect(seeTheCart).toBeVisible();
  // Real time runs on between these steps.
  await page.clock.runFor(15_000);
  await seeTheCart.focus();
  await page.clock.runFor(60_000);
  await expect(seeTheCart).toBeFocused();
  await seeTheCart.blur();
  await page.clock.runFor(15_000);
  await expect(seeTheCart).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(seeTheCart).toHaveCount(0);
});

test("a shopper fills the cart, takes one cake out, and orders all the rest at once", async ({ page }) => {
  await page.goto("/#cart");
  await expect(drawer(page).getByRole("heading", { name: "Your cart is Empty" })).toBeVisible();
  await expectAccessible(page);
  await drawer(page).getByRole("button", { name: "CONTINUE SHOPPING" }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);

  await addFrom(page, "red velvet", VELVET);
  await signUpInPlace(page);
  await expect(page.getByRole("button", { name: "ADDED TO CART" })).toBeVisible();
  await addFrom(page, "truffle", TRUFFLE);
  const offer = page.locator(".toast", { hasText: "It is in your cart." });
  await expect(offer).toBeVisible();
  // Another dialog hides the offer of the cart, which would cover its buttons.
  await page.getByRole("button", { name: "Select Delivery Date" }).click();
  await expect(page.getByRole("dialog", { name: "Select Delivery Date" })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: /^Cart/ }).filter({ visible: true }).click();
  await expect(drawer(page)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(drawer(page).getByText(/^Weight: /)).toHaveCount(2);
  await expect(drawer(page).getByText("Qty: 1")).toHaveCount(2);
  await expectAccessible(page);

  await drawer(page)
    .getByRole("button", { name: /^One more Red Velvet/ })
    .click();
  await expect(drawer(page).getByText("Qty: 2")).toBeVisible();
  await drawer(page)
    .getByRole("button", { name: /^Remove Belgian/ })
    .click();
  await expect(drawer(page).getByRole("link", { name: TRUFFLE })).toBeHidden();
  await expect(drawer(page).getByRole("button", { name: /^Remove Red Velvet/ })).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("cartItems") ?? "[]")))
    .toMatchObject([{ quantity: 2 }]);

  await expect(drawer(page).getByRole("term").filter({ hasText: "Standard Delivery" })).toBeVisible();
  await expect(drawer(page).getByText("Free", { exact: true })).toBeVisible();
  await expect(drawer(page).getByRole("definition").last()).toHaveText(/^from ₹/);
  await drawer(page).getByRole("link", { name: "CHECKOUT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart, 2 items" })).toBeVisible();
  // Without day and slot it can't be paid; phones do not show the button at all.
  await expect(payButton(page).and(page.locator(":enabled"))).toHaveCount(0);
  await expectAccessible(page);
  await chooseSlot(page, { type: "Fixed Time Delivery", hours: "11 AM to 12 PM" });
  await page.getByRole("button", { name: "Make It Extra Special" }).click();
  const addOns = page.getByRole("dialog", { name: "Make It Extra Special" });
  await addOns.getByRole("button", { name: "Add Number candle" }).click();
  await addOns.getByLabel("Number candle: Which number?").fill("30");
  await addOns.getByRole("button", { name: "Continue" }).click();
  // The cart knows the chosen hour and its fee: its total is the checkout's, and that of the payment.
  const prices = page.getByRole("region", { name: "Price Summary" });
  await expect(prices.getByText("₹150")).toBeVisible();
  await expect(prices.getByText("₹78")).toBeVisible();
  const total = (await prices.getByRole("definition").last().textContent()) ?? "";
  await page.goto("/AllCakes#cart");
  await expect(drawer(page).getByText("Fixed Time Delivery")).toBeVisible();
  await expect(drawer(page).getByRole("definition").last()).toHaveText(total);
  const inCart = drawer(page).getByRole("region", { name: "Addons" });
  await expect(inCart.getByRole("listitem")).toHaveText(/^Number candle × 2Number: 30₹78$/);
  await expectAccessible(page);
  await drawer(page).getByRole("link", { name: "CHECKOUT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart, 2 items" })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await page.getByLabel(/Message on cake/).fill("Happy 30th, Meera");
  await page.getByLabel("Use Coins").check();
  await enterAddress(page);

  // A reload keeps everything without layout shift.
  await page.reload();
  await expect(page.getByLabel(/Message on cake/)).toHaveValue("Happy 30th, Meera");
  await expect(page.getByLabel("Use Coins")).toBeChecked();
  await expect(page.getByText("4B, Lotus Court, 12 Janpath")).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);

  // With the coins, too, the sum of the summary is the one that is paid.
  await expect(prices.getByText("Coins Applied (₹1/coin)")).toBeVisible();
  const toPay = (await prices.getByRole("definition").last().textContent()) ?? "";
  await payButton(page).click();
  const window = page.getByRole("dialog", { name: /Pay Jamun/ });
  await window.getByLabel("UPI id").fill("success@razorpay");
  await window.getByRole("button", { name: `Pay ${toPay}`, exact: true }).click();
  await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText("Message: Happy 30th, Meera")).toBeVisible();
  // Two cakes, and two candles.
  await expect(page.getByText("Qty: 2")).toHaveCount(2);

  await page.goto("/AllCakes#cart");
  await expect(drawer(page).getByText("Let's fill it up", { exact: true })).toBeVisible();
});

test("an item that could not be removed comes back with a message; a cart that failed to load can be retried", {
  tag: "@all",
}, async ({ page, complaints }) => {
  await addFrom(page, "red velvet", VELVET);
  await signUpInPlace(page);
  await expect(page.getByRole("button", { name: "ADDED TO CART" })).toBeVisible();
  await page.route("**/api/user/deleteCart", (route) => route.abort());
  await seeCart(page);
  await drawer(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(drawer(page).getByRole("alert")).toContainText("It is still in your cart.");
  await expect(drawer(page).getByRole("link", { name: VELVET })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await page.route("**/api/user/getCart/**", (route) => route.abort());
  await page.goto("/contact#cart");
  await expect(drawer(page).getByText("Your cart could not be loaded.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/user/getCart/**");
  await drawer(page).getByRole("button", { name: "Try again" }).click();
  await expect(drawer(page).getByRole("link", { name: VELVET })).toBeVisible();
  complaints.splice(0);
});

test("focus stays in the open cart, and returns to where it was opened", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/contact");
  const opener = page.getByRole("button", { name: /^Cart/ }).filter({ visible: true });
  await opener.focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(drawer(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await drawer(page).getByRole("button", { name: "Sign in" }).click();
  await expect(drawer(page).getByLabel("E-mail")).toBeFocused();
  await expectAccessible(page);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    expect(await drawer(page).evaluate((frame) => frame.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the drawer is three quarters of a phone, 300px of a small screen and 400px of a medium one", {
  tag: ["@all", "@one-width"],
}, async ({ page }) => {
  const widths: [number, number][] = [
    [390, 292.5],
    [700, 300],
    [820, 400],
    [1440, 400],
  ];
  await page.goto("/contact#cart");
  await expect(drawer(page)).toBeVisible();
  for (const [screen, wide] of widths) {
    await page.setViewportSize({ width: screen, height: 844 });
    expect((await drawer(page).boundingBox())?.width).toBeCloseTo(wide, 1);
  }
});

test("a visitor at checkout is sent to sign up, and comes back to it", async ({ page }) => {
  await page.goto("/payment/cart");
  await expect(page).toHaveURL(/\/sign-up\?returnTo=%2Fpayment%2Fcart/);
});
