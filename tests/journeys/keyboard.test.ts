import type { Locator, Page } from "@playwright/test";
import { orderNow } from "../support/checkout-steps.ts";
import { expect, test } from "../support/journey.ts";

test.skip(({ isMobile }) => isMobile, "a phone has no Tab key");

test("a whole purchase by keyboard alone: from home to the paid order", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(
    page,
    page
      .getByRole("main")
      .getByRole("link", { name: /^birthday/i })
      .first(),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Birthday Cakes" })).toBeVisible();
  await press(page, page.getByRole("article").first().getByRole("link").first());
  await expect(page).toHaveURL(/\/cake\//);

  await reach(page, page.getByLabel("Delivery pincode"));
  await page.keyboard.type("110001");
  await expect(page.getByText("Delivery available for this pincode.")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Select Delivery Date" }));
  const dates = page.getByRole("dialog", { name: "Select Delivery Date" });
  await expect(dates.getByRole("gridcell").first()).toBeVisible();
  await reachAny(page, dates.getByRole("gridcell").getByRole("button"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await choose(page, times.getByRole("radio", { name: /^Standard Delivery/ }));
  // Without a chosen hour, Tab still leaves the hours: to the button, then around to Back.
  await reach(page, times.getByRole("button", { name: "Choose an hour" }));
  await reach(page, times.getByRole("button", { name: "Back" }));
  await choose(page, times.getByRole("radio", { name: /^12 PM to 3 PM/ }));
  await press(page, times.getByRole("button", { name: "Choose 12 PM to 3 PM" }));
  await expect(page.getByRole("region", { name: "Delivery", exact: true })).toBeFocused();

  await expect(orderNow(page)).toBeEnabled();
  await press(page, orderNow(page));
  const signIn = page.getByRole("dialog", { name: "Please login to add items to cart" });
  await press(page, signIn.getByRole("button", { name: "Create an account" }));
  await write(page, signIn.getByLabel("Name"), "Asha Rao");
  await write(page, signIn.getByLabel("E-mail"), `keys-${Date.now()}@example.com`);
  await write(page, signIn.getByLabel("Password"), "a-long-password");
  await page.keyboard.press("Enter");
  const addOns = page.getByRole("dialog", { name: "Make It Extra Special" });
  await press(page, addOns.getByRole("button", { name: /^Add / }).first());
  await press(page, addOns.getByRole("button", { name: "Continue" }));

  await expect(page).toHaveURL(/\/payment\//);
  await seeCheckout(page);
  await answerGift(page);
  const pay = page.getByRole("button", { name: "Proceed to Pay" }).filter({ visible: true });
  await press(page, pay);
  await expect(page.getByText("Please update your address before proceeding.")).toBeVisible();
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Use Saved Address" }));
  await expect(page.getByText("No saved addresses found.")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Save & Deliver Here" }));
  await expect(page.getByText("Please select a saved address.")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Enter Manually" }));
  await press(page, page.getByRole("button", { name: "Save & Deliver Here" }));
  await expect(page.getByText("Please fill all required fields for manual entry.")).toBeVisible();
  await write(page, page.getByLabel("Phone", { exact: true }), "9876543210");
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("98765 43210");
  await write(page, page.getByLabel("Flat"), "4B, Lotus Court");
  await write(page, page.getByLabel("Street"), "12 Janpath");
  const types = page.getByRole("group", { name: "Address type" });
  await expect(types.getByRole("radio", { name: "Home" })).toBeChecked();
  await choose(page, types.getByRole("radio", { name: "Office" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Edit Address" })).toBeVisible();
  // Delayed, so that the button's busy label is visible.
  await page.route("**/api/payment/create-order", async (route) => {
    await expect(page.getByRole("button", { name: "Processing..." }).first()).toBeDisabled();
    await route.continue();
  });
  await press(page, pay);

  const window = page.getByRole("dialog", { name: /Pay Jamun/ });
  await press(page, window.getByRole("button", { name: "I have paid" }));
  await expect(page).toHaveURL(/\/TrackProgressPage/, { timeout: 45_000 });
  await seeProgress(page);
});

test("a closed dialog gives the focus to its opener, or to the page's content if that is disabled or gone", async ({
  page,
}) => {
  await page.goto("/cake/RVC-500G-E");
  const opener = page.getByRole("button", { name: "ADD TO CART" });
  const openAndClose = async (meanwhile: (button: HTMLElement) => void) => {
    await press(page, opener);
    const dialog = page.getByRole("dialog", { name: "Please login to add items to cart" });
    await expect(dialog).toBeVisible();
    // The dialog hides the page from roles.
    await page.locator("button", { hasText: "ADD TO CART" }).evaluate(meanwhile);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await openAndClose(() => {});
  await expect(opener).toBeFocused();
  await openAndClose((button) => button.setAttribute("disabled", ""));
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toHaveCSS("outline-style", "none");
  await opener.evaluate((button) => button.removeAttribute("disabled"));
  await openAndClose((button) => button.remove());
  await expect(page.getByRole("main")).toBeFocused();
});

async function seeCheckout(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Selected Addons" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Receiver Address" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Price Summary" })).toBeVisible();
  await expect(page.getByText("Delivery Type", { exact: true })).toBeVisible();
  await expect(page.getByText("Item Price", { exact: true })).toBeVisible();
  await expect(page.getByText("Addons", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Order for Self" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Order for Someone Else" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use Saved Address" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cancel Payment" }).first()).toBeVisible();
}

/** Answers the gift's questions, and takes the gift back, so that the order goes on as one's own. */
async function answerGift(page: Page): Promise<void> {
  const gift = page.getByRole("region", { name: "It’s a gift" });
  const giftSwitch = gift.getByRole("checkbox", { name: /^It’s a gift/ });
  await reach(page, giftSwitch);
  await page.keyboard.press("Space");
  const forOther = page.getByRole("button", { name: "Order for Someone Else" });
  await expect(forOther).toHaveAttribute("aria-pressed", "true");
  await choose(page, gift.getByRole("radio", { name: "Anonymous" }));
  await expect(gift.getByText("Neither the receiver nor our rider learns who sent it.")).toBeVisible();
  await press(page, gift.getByRole("button", { name: "Far away today, there for every bite." }));
  await expect(gift.getByText("37 of 200")).toBeVisible();
  await reach(page, gift.getByRole("checkbox", { name: /^Hide prices/ }));
  await page.keyboard.press("Space");
  await expect(gift.getByRole("checkbox", { name: /^Hide prices/ })).not.toBeChecked();
  await choose(page, gift.getByRole("radio", { name: /^Tell the receiver/ }));
  await write(page, gift.getByLabel(/^E-mail of the receiver/), "meera@example.com");
  await press(page, page.getByRole("button", { name: "Order for Self" }));
  await expect(giftSwitch).not.toBeChecked();
}

async function seeProgress(page: Page): Promise<void> {
  await expect(page.getByText("Your item is being prepared")).toBeVisible();
  await expect(page.getByText("Arriving By")).toBeVisible();
  const steps = page.getByRole("list", { name: "Progress" }).getByRole("listitem");
  await expect(steps).toContainText(["Order Placed", "Shipped", "Out For Delivery", "Delivered"]);
  await expect(page.getByRole("heading", { name: "Ordered Price" })).toBeVisible();
  await expect(page.getByText("Total MRP")).toBeVisible();
  await expect(page.getByText("Total Order")).toBeVisible();
}

/** Presses Tab until the target has the focus. Fails if it is unreachable. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await reachAny(page, target);
}

async function reachAny(page: Page, targets: Locator): Promise<void> {
  const hasFocus = () =>
    targets.evaluateAll((elements) => elements.some((element) => element.matches(":focus")));
  await expect(targets.first()).toBeVisible();
  for (let tabs = 0; tabs < 200; tabs++) {
    if (await hasFocus()) return;
    await page.keyboard.press("Tab");
  }
  expect(await hasFocus(), `Tab does not lead to ${targets}`).toBe(true);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Enter");
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  // At human speed: the telephone field inserts spaces after each digit.
  await page.keyboard.type(text, { delay: 30 });
}

/** Chooses a radio button: Tab reaches the group, arrow keys the others. */
async function choose(page: Page, option: Locator): Promise<void> {
  const group = (await option.getAttribute("name")) ?? "";
  await reachAny(page, page.locator(`input[name="${group}"]`));
  await page.keyboard.press("Space");
  for (let arrows = 0; arrows < 20 && !(await option.isChecked()); arrows++)
    await page.keyboard.press("ArrowDown");
  await expect(option).toBeChecked();
}
