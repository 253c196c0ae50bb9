import type { Page } from "@playwright/test";
import { chooseSlot, orderNow } from "../support/checkout-steps.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { mailedCode } from "../support/mailed-code.ts";

const CAKE = "/cake/RVC-500G-E";
let shoppers = 0;

function newAddress(): string {
  shoppers += 1;
  return `in-place-${Date.now()}-${shoppers}@example.com`;
}

function addButton(page: Page) {
  return page.getByRole("button", { name: "ADD TO CART" });
}

test("a visitor adds to the cart, signs in by a mailed code in place, and the cake is in the cart", async ({
  page,
  shop,
  complaints,
}) => {
  const email = newAddress();
  await page.goto(CAKE);
  await addButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Please login to add items to cart" });
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Send me a code by e-mail" }).click();
  await expect(
    dialog.getByText("Please enter an e-mail address, such as asha@example.com.").first(),
  ).toBeVisible();
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await expectAccessible(page);

  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("button", { name: "Send me a code by e-mail" }).click();
  const code = dialog.getByLabel("Code");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(dialog.getByRole("button", { name: /Send a new code in \d+ s/ })).toBeDisabled();
  await expectAccessible(page);

  await code.fill("000000");
  await expect(
    dialog.getByText("This code is not right. Please look again, or ask for a new one.").first(),
  ).toBeVisible();
  // The browser reports the refused code.
  complaints.splice(0);

  const digits = await mailedCode(shop.url, email);
  await code.fill(`Code ${digits.slice(0, 3)} ${digits.slice(3)}`);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${CAKE}$`));
  const added = page.getByRole("button", { name: "ADDED TO CART" });
  await expect(added).toBeDisabled();

  await page.getByRole("alert").getByRole("button", { name: "See cart" }).click();
  const drawer = page.getByRole("dialog", { name: "Cart" });
  await expect(drawer.getByRole("link", { name: /Red Velvet Cream Cheese Cake/ })).toBeVisible();
});

test("a new shopper orders, signs up in place, and continues to the add-ons with the slot still chosen", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto(CAKE);
  await chooseSlot(page);
  await page.getByLabel("Message on cake").fill("Happy 30th, Meera");
  await orderNow(page).click();
  const dialog = page.getByRole("dialog", { name: "Please login to add items to cart" });
  await dialog.getByRole("button", { name: "Create an account" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("Name").fill("Asha Rao");
  await dialog.getByLabel("E-mail").fill(newAddress());
  await dialog.getByLabel("Password").fill("short");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog.getByText("Please use at least 8 characters.").first()).toBeVisible();
  await dialog.getByLabel("Password").fill("a-long-password");
  await dialog.getByLabel("Password").press("Enter");
  const addOns = page.getByRole("dialog", { name: "Make It Extra Special" });
  await addOns.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/payment\//);
  await expect(page.getByText("Happy 30th, Meera")).toBeVisible();
});

test("a wrong password is reported in place, and cancelling returns to the page", { tag: "@all" }, async ({
  page,
  complaints,
}) => {
  await page.goto(CAKE);
  await addButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Please login to add items to cart" });
  await dialog.getByLabel("E-mail").fill("customer@example.com");
  await dialog.getByLabel("Password").fill("not-the-password");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "E-mail or password is not right. Try again, or let us send you a code.",
  );
  await expectAccessible(page);
  complaints.splice(0);

  // Focus stays inside the dialog, and returns to where it was.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((frame) => frame.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(addButton(page)).toBeFocused();
  await expect(addButton(page)).toBeEnabled();
});

test("if the dialog can't be loaded, the sign-in page opens, and the cake is added afterwards", {
  tag: "@all",
}, async ({ page, complaints }) => {
  await page.goto(CAKE);
  await page.route("**/sign-in-dialog-*.js", (route) => route.abort());
  await addButton(page).click();
  await expect(page).toHaveURL(/\/accounts\?returnTo=/);
  complaints.splice(0);
  await page.getByLabel("E-mail").fill("customer@example.com");
  await page.getByLabel("Password").fill("demo-password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADDED TO CART" })).toBeVisible();
});
