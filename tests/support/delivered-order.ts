import type { Page } from "@playwright/test";
import { expect, press, signInAs } from "./journey.ts";
import { type OrderWish, orderOf, PASSWORD, pay, type Shopper, signUp, standardSlots } from "./shopper.ts";

/**
 * A paid order of Meera Iyer, `ahead` days from now, that the manager moves to delivered on screen. Leaves Meera signed in.
 */
export async function deliveredOrder(
  page: Page,
  shop: string,
  { name, ahead }: { name: string; ahead: number },
): Promise<{ shopper: Shopper; slot: OrderWish; uuid: string }> {
  const shopper = await signUp(shop, `${name}-${Date.now()}@example.com`, "Meera Iyer");
  const [slot] = (await standardSlots(shop, ahead, 1)) as [OrderWish];
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, slot), {
    "idempotency-key": crypto.randomUUID(),
  });
  const { uuid } = (await pay(shop, shopper, created.body.data.razorpayOrder.id)).body.data;
  await signInAs(page, shop, "manager@example.com");
  await page.goto(`/admin/orders/${uuid}`);
  for (const button of ["Start making it", "It is ready", "Hand it to the rider", "It is delivered"]) {
    await press(page, button);
  }
  await expect(page.getByText(/now stands at “Delivered”/)).toBeVisible();
  await signInAs(page, shop, shopper.email, PASSWORD);
  return { shopper, slot, uuid };
}
