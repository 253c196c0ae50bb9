import { payButton } from "../support/checkout-steps.ts";
import { expect, expectAccessible, signInAs, test } from "../support/journey.ts";
import { type OrderWish, orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";
import { tapper } from "../support/tapper.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

test("the last order is repeated and paid in five taps from the account, with message, add-on, receiver and card", async ({
  page,
  shop,
}) => {
  const shopper = await signUp(shop.url, `again-${Date.now()}@example.com`, "Ananya Rao");
  const [slot] = (await standardSlots(shop.url, 2, 1)) as [OrderWish];
  const [cake] = orderOf(shopper, slot).sku;
  const { body: addOns } = await shopper.get("/api/cakes/get-add-ons");
  const candle = addOns.data.values.find(([name]: [string]) => name === "Number candle");
  const first = await shopper.post("/api/payment/create-order", {
    ...orderOf(shopper, slot),
    ...{ name: "Meera Nair", address: "4B, Lotus Court, 12 Janpath" },
    sku: [
      { ...cake, message: "Happy 60th" },
      { SKU: candle[3], price: candle[1], quantity: 2, sheetName: "Add-Ons", answer: "60" },
    ],
    gift: { from: "Ananya", card: "Sixty looks wonderful.", surprise: true, callPhone: "98111 22233" },
  });
  expect(first.status).toBe(200);
  await pay(shop.url, shopper, first.body.data.razorpayOrder.id);

  // As if the order had held something that has left the shop since. Taking it off sale would reach other journeys.
  await page.route("**/api/orders/*/again", async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    await route.fulfill({
      response: reply,
      json: { ...body, data: { ...body.data, missing: ["Mango Cake"] } },
    });
  });
  await signInAs(page, shop.url, shopper.email, "a-long-password");
  await page.goto("/");
  const { tap, count } = tapper(page);
  // Without the session yet, the entry loads a document, whose button can be pressed before its script runs.
  await tap(page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: /^Ananya/ }));
  await tap(page.getByRole("button", { name: /^Order again/ }));
  // The next day with the hour of the last time is chosen already. The shopper sees and confirms it.
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await expect(times.getByRole("radio", { name: /^9 AM to 12 PM/ })).toBeChecked();
  await tap(times.getByRole("button", { name: "Choose 9 AM to 12 PM" }));
  await expect(page.getByText("Your last order is in the cart again.")).toBeVisible();
  await expect(page.getByText("No longer sold: Mango Cake.")).toBeVisible();
  await expect(page.getByText("Number: 60")).toBeVisible();
  await expect(page.getByLabel(/^Message on cake/)).toHaveValue("Happy 60th");
  await expectAccessible(page);
  await tap(payButton(page));
  await tap(page.getByRole("dialog", { name: /Pay Jamun/ }).getByRole("button", { name: "I have paid" }));
  await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 45_000 });
  expect(count()).toBeLessThanOrEqual(5);
  await expect(page.getByText("Message: Happy 60th")).toBeVisible();
  await expect(page.getByText("Number: 60")).toBeVisible();
  await expect(page.getByText("Card: “Sixty looks wonderful.”")).toBeVisible();
  await expect(page.getByText("4B, Lotus Court, 12 Janpath, 110001")).toBeVisible();
});
