import { orderOf, pay, type Shopper, signUp } from "../tests/support/shopper.ts";

const SHOPPERS = 32;

/** Lets all shoppers order and pay at once. Returns how many orders succeeded, and the time it took. */
export async function orderAtOnce(
  shop: string,
): Promise<{ shoppers: number; placed: number; seconds: number }> {
  const shoppers: Shopper[] = [];
  for (let i = 0; i < SHOPPERS; i++) shoppers.push(await signUp(shop, `bench-${i}@example.com`));
  const wishes = await differentSlots(shop);
  const began = performance.now();
  const placed = await Promise.all(
    shoppers.map((shopper, i) => orderAndPay(shop, shopper, wishes[i % wishes.length])),
  );
  return {
    shoppers: SHOPPERS,
    placed: placed.filter(Boolean).length,
    seconds: (performance.now() - began) / 1000,
  };
}

type Wish = { sku: string; price: number; pinCode: string; date: string; time: string; type: string };

async function orderAndPay(shop: string, shopper: Shopper, wish: Wish | undefined): Promise<boolean> {
  if (!wish) throw new Error("there is no open slot to order for");
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, wish));
  if (created.status !== 200) return false;
  const verified = await pay(shop, shopper, created.body.data.razorpayOrder.id);
  return verified.status === 200 && typeof verified.body.data.uuid === "string";
}

/** Standard slots from a week ahead: 20 places each, so two of them hold everybody. */
async function differentSlots(shop: string): Promise<Wish[]> {
  const rows = (await (await fetch(`${shop}/api/cakes/get-cakes?start=1&end=2`)).json()) as {
    data: unknown[][];
  };
  const [, row] = rows.data;
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const slots = (await (await fetch(`${shop}/api/delivery/getSlots/110001?date=${date}`)).json()) as {
    data: string[][];
  };
  const [type, ...times] = slots.data[0] ?? [];
  return times.map((time) => ({
    sku: String(row?.[2]),
    price: Number(row?.[6]),
    pinCode: "110001",
    date,
    time,
    type: String(type),
  }));
}
