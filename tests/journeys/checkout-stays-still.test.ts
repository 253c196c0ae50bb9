import { enterPincode } from "../support/checkout-steps.ts";
import { expect, layoutShift, signInAs, test } from "../support/journey.ts";
import { PASSWORD, signUp, standardSlots } from "../support/shopper.ts";

test.use({ waits: false });

/** Late enough that the server's HTML is painted before the page's script runs. */
const SCRIPT_DELAY_MS = 600;

test("the checkout does not shift, not even at its end, when no saved address is at the cart's pincode", async ({
  page,
  shop,
}) => {
  const shopper = await signUp(shop.url, `elsewhere-${Date.now()}@example.com`);
  for (const flat of ["4B", "4C"])
    await shopper.post("/api/user/addAddress", {
      ...{ email: shopper.email, name: "Asha Rao", phone: "98765 43210" },
      ...{ address: `${flat}, Lotus Court, MG Road`, pinCode: "560001", addressType: "Home" },
    });
  const [wish] = await standardSlots(shop.url, 2, 1);
  const SKU = [{ skuid: wish?.sku, quantity: 1 }];
  await shopper.post("/api/user/addTocart", { email: shopper.email, SKU });
  await signInAs(page, shop.url, shopper.email, PASSWORD);
  await page.goto(`/cake/${wish?.sku}`);
  await enterPincode(page);
  await page.route(/\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, SCRIPT_DELAY_MS));
    await route.continue();
  });
  await page.goto("/payment/cart", { waitUntil: "commit" });
  // The end of the page is what a change of the form's height moves.
  await page.getByRole("button", { name: "Save & Deliver Here" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Enter Manually", pressed: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /gift/ })).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});
