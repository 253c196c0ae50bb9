import createClient from "openapi-fetch";
import type { paths } from "./api-types.ts";

/** Pays at the provider: takes its order number, and returns the signed payment. */
type Pay = (providerOrderId: string) => Promise<{ orderId: string; paymentId: string; signature: string }>;

/**
 * Orders a cake as an external program does, with a client that knows only the types that are generated from the API's
 * document.
 * @param send carries the calls, with the customer's session and CSRF pair
 */
export async function orderACake(send: (request: Request) => Promise<Response>, email: string, pay: Pay) {
  const client = createClient<paths>({ baseUrl: "https://shop.example", fetch: send });
  const pincode = "110001";

  const cake = await client.GET("/api/cakes/get-cakes/{SKU}", { params: { path: { SKU: "TRUF05" } } });
  if (!cake.data) return cake.error;
  const { SKU, Sell: price } = cake.data.data;

  const days = await client.GET("/api/delivery/days/{pincode}", {
    params: { path: { pincode }, query: { sku: [SKU] } },
  });
  if (!days.data) return days.error;
  const date = days.data.data.days.findLast(({ state }) => state === "open")?.date ?? "";

  const windows = await client.GET("/api/delivery/windows/{pincode}", {
    params: { path: { pincode }, query: { date, sku: [SKU] } },
  });
  if (!windows.data) return windows.error;
  const standard = windows.data.data.options.find(({ option }) => option === "standard");
  const slot = standard?.slots.find(({ state }) => state === "open");

  const created = await client.POST("/api/payment/create-order", {
    params: { header: { "idempotency-key": "an order of a test" } },
    body: {
      email,
      deliveryDate: date,
      deliveryTime: slot?.label ?? "",
      deliveryType: standard?.name ?? "",
      message: "Happy birthday",
      name: "Meera Nair",
      phone: "98765 43210",
      address: "Flat 4B, Lotus Court",
      addressType: "Home",
      pinCode: pincode,
      sku: [{ SKU, price, quantity: 1, sheetName: "Cakes" }],
    },
  });
  if (!created.data) return created.error;
  const { uuid, razorpayOrder } = created.data.data;

  const verified = await client.POST("/api/payment/verify-payment", { body: await pay(razorpayOrder.id) });
  if (!verified.data) return verified.error;

  const order = await client.GET("/api/delivery/orderdetailsUUID/{customerOrderId}", {
    params: { path: { customerOrderId: uuid } },
  });
  return order.data?.data ?? order.error;
}
