import { orderOf, pay, signUp } from "./shopper.ts";

const SKU = "RVC-500G-E";
const PINCODE = "110001";

type AddOn = { SKU: string; price: number; answer?: string };

/** A paid cake for the earliest slot that there is, so that it is on the board of its kitchen. */
export async function paidCake(
  shop: string,
  message: string,
  sku = SKU,
  { addOns = [], ...changes }: { address?: string; addOns?: AddOn[] } = {},
): Promise<{ number: string; email: string; uuid: string }> {
  const shopper = await signUp(shop, `board-${crypto.randomUUID()}@example.com`, "Meera Iyer");
  const { data: product } = (await shopper.get(`/api/cakes/cards?sku=${sku}`)).body;
  const { data: offer } = (await shopper.get(`/api/delivery/earliest/${PINCODE}`)).body;
  const types: Record<string, string> = {
    standard: "Standard Delivery",
    express: "Express Delivery",
    "fixed-time": "Fixed Time Delivery",
    midnight: "Midnight Delivery",
  };
  const slot = offer.earliest.find(
    ({ leadHours }: { leadHours: number }) => leadHours >= product[0].leadHours,
  );
  const wish = {
    ...{ sku, price: product[0].Sell, pinCode: PINCODE },
    ...{ date: slot.date, time: slot.label, type: types[slot.option] ?? "" },
  };
  const order = orderOf(shopper, wish);
  const packed = addOns.map((addOn) => ({ quantity: 1, sheetName: "Add-Ons", ...addOn }));
  const body = { ...order, name: "Meera Iyer", message, ...changes, sku: [...order.sku, ...packed] };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const created = await shopper.post("/api/payment/create-order", body, headers);
  const paid = await pay(shop, shopper, created.body.data.razorpayOrder.id);
  const { uuid, orderNumber: number } = paid.body.data;
  return { number, email: shopper.email, uuid };
}
