import { codeOf } from "../support/delivered-order.ts";
import { dueToday } from "../support/due-today.ts";
import { expect, expectAccessible, press, signInAs, test } from "../support/journey.ts";
import { type OrderWish, orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "the kitchen's tablet and the rider's phone show the same");

test("the kitchen makes an order, the rider delivers it, and its customer sees that and gets coins", async ({
  page,
  shop,
}) => {
  const shopper = await signUp(shop.url, `office-${Date.now()}@example.com`, "Meera Iyer");
  const [slot] = (await standardSlots(shop.url, 4, 1)) as [OrderWish];
  const created = await shopper.post(
    "/api/payment/create-order",
    { ...orderOf(shopper, slot), name: "Meera Iyer", message: "For Aarav" },
    { "idempotency-key": crypto.randomUUID() },
  );
  const { uuid } = (await pay(shop.url, shopper, created.body.data.razorpayOrder.id)).body.data;
  const coins = async () => (await shopper.get("/api/me")).body.data.coins;
  const before = await coins();

  await signInAs(page, shop.url, "kitchen@example.com");
  await page.goto(`/admin/orders?on=${slot.date}`);
  const row = page.getByRole("row").filter({ hasText: "For Aarav" });
  await expect(row).toContainText("Meera");
  await expect(row).not.toContainText("Iyer");
  await expect(page.getByText("₹")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Reviews" })).toHaveCount(0);
  await expectAccessible(page);
  await row.getByRole("link", { name: /^JM/ }).click();
  await expect(page.getByRole("heading", { name: /^Order JM/ })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(`/admin/orders/${uuid}`);
  await press(page, "Start making it");
  await expect(page.getByText(/now stands at “Being made”/)).toBeVisible();
  await press(page, "It is ready");
  await expect(page.getByText(/now stands at “Ready”/)).toBeVisible();
  await expectAccessible(page);
  // The other window is outdated: it says so, and changes nothing.
  await press(second, "Start making it");
  await expect(second.getByText(/moved on meanwhile: it now stands at “Ready”/)).toBeVisible();
  await second.close();

  await signInAs(page, shop.url, "rider@example.com");
  await page.goto(`/admin/orders/${uuid}`);
  await expect(page.getByText("Flat 4B, Lotus Court, 12th Main")).toBeVisible();
  await expect(page.getByText("The number is shown on the day of the delivery.")).toBeVisible();
  await press(page, "Hand it to the rider");
  await expect(page.getByText(/It can be closed as delivered from/)).toBeVisible();
  // A manager may send it out before its day, with a second tap.
  await expect(page.getByText(/can set out from then on/)).toBeVisible();
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto(`/admin/orders/${uuid}`);
  await page.getByText("Set out with it").click();
  await expect(page.getByText(/^This order is for/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Set out today/ }).click();
  await expect(page.getByText(/now stands at “Out for delivery”/)).toBeVisible();

  await signInAs(page, shop.url, "rider@example.com");
  await shop.inDatabase(({ db }) => dueToday(db, uuid));
  await page.goto(`/admin/orders/${uuid}`);
  const code = await codeOf(shopper, uuid);
  // As a number of its own: the phone number of the order may hold the same four digits.
  await expect(page.getByRole("main")).not.toHaveText(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  const field = page.getByLabel("The customer’s code");
  await field.fill(code === "0000" ? "0001" : "0000");
  await page.getByRole("button", { name: "Delivered", exact: true }).click();
  await expect(page.getByText(/This is not the code.*4 tries left/)).toBeVisible();
  await expectAccessible(page);
  await field.fill(code);
  await page.getByRole("button", { name: "Delivered", exact: true }).click();
  await expect(page.getByText(/is delivered. The code was right./)).toBeVisible();

  await signInAs(page, shop.url, shopper.email, "a-long-password");
  await page.goto(`/orders/${uuid}`);
  await expect(page.getByText("Delivered").first()).toBeVisible();
  await expect
    .poll(coins, { timeout: 45_000 })
    .toBe(before + Math.floor(Number(created.body.data.summary.total) / 10));

  await signInAs(page, shop.url, "owner@example.com");
  await page.goto("/admin/log");
  await expect(page.getByRole("listitem").filter({ hasText: "Delivered" }).first()).toContainText("rider");
  await expectAccessible(page);
});
