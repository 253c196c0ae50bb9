import type { Page } from "@playwright/test";
import { type OrderWish, standardSlots } from "./shopper.ts";

/** The number of the caller of each such order: from the first one on, the shop knows it. */
export const KNOWN_NUMBER = "98860 55213";

/** Takes an order on the phone as the staff who are signed in, and returns the path of its payment link. */
export async function takePhoneOrder(page: Page, shop: string): Promise<string> {
  const [slot] = (await standardSlots(shop, 6, 1)) as [OrderWish];
  const form = {
    ...{ intent: "order", key: crypto.randomUUID(), sku: slot.sku, price: String(slot.price) },
    ...{ phone: KNOWN_NUMBER, callerName: "Radhika Kamath", email: `caller-${Date.now()}@example.com` },
    ...{ pincode: slot.pinCode, date: slot.date, slot: `${slot.type}|${slot.time}` },
    address: "18, 3rd Cross, Domlur Layout",
  };
  const taken = await page.request.post(`${shop}/admin/orders/new`, { form, headers: { origin: shop } });
  const path = /\/pay\/[\w.-]+/.exec(await taken.text())?.[0];
  if (!path) throw new Error(`no order was taken: ${taken.status()}`);
  return path;
}
