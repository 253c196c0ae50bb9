import type { Page } from "@playwright/test";
import { dueToday } from "./due-today.ts";
import { expect, type JourneyShop, press, signInAs } from "./journey.ts";
import { type OrderWish, orderOf, PASSWORD, pay, type Shopper, signUp, standardSlots } from "./shopper.ts";

/**
 * A paid order of Meera Iyer, booked `ahead` days from now and made due today, that the manager closes on screen with
 * the code that Meera sees. Leaves Meera signed in.
 */
export async function deliveredOrder(
  page: Page,
  { url: shop, inDatabase }: Pick<JourneyShop, "url" | "inDatabase">,
  { name, ahead }: { name: string; ahead: number },
): Promise<{ shopper: Shopper; slot: OrderWish; uuid: string }> {
  const shopper = await signUp(shop, `${name}-${Date.now()}@example.com`, "Meera Iyer");
  const [slot] = (await standardSlots(shop, ahead, 1)) as [OrderWish];
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, slot), {
    "idempotency-key": crypto.randomUUID(),
  });
  const { uuid } = (await pay(shop, shopper, created.body.data.razorpayOrder.id)).body.data;
  await inDatabase(({ db }) => dueToday(db, uuid));
  await signInAs(page, shop, "manager@example.com");
  await page.goto(`/admin/orders/${uuid}`);
  for (const button of ["Start making it", "It is ready", "Hand it to the rider"]) await press(page, button);
  await page.getByLabel("The customer’s code").fill(await codeOf(shopper, uuid));
  await page.getByRole("button", { name: "Delivered", exact: true }).click();
  await expect(page.getByText(/is delivered. The code was right./)).toBeVisible();
  await signInAs(page, shop, shopper.email, PASSWORD);
  return { shopper, slot, uuid };
}

/** The delivery code that the customer sees. */
export async function codeOf(shopper: Shopper, uuid: string): Promise<string> {
  const { body } = await shopper.get(`/api/delivery/orderdetailsUUID/${uuid}`);
  return body.data.deliveryCode;
}
