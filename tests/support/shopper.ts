import type { SignedPayment } from "../../src/shop/checkout/verify-payment.ts";

/** A customer who calls a running shop over HTTP, like an external script. */
export type Shopper = {
  email: string;
  /** The cookie header of their browser. */
  cookie(): string;
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
};

// biome-ignore lint/suspicious/noExplicitAny: replies of many calls; each caller names the fields that it reads.
export type Answer = { status: number; headers: Headers; body: any };

/** How a customer reaches the shop. */
export type ShopFront = {
  /** The shop's origin for browsers. */
  origin: string;
  /** The instance that answers the next call. */
  instance(): string;
  /** Headers that a proxy adds to each call. */
  headers?: Record<string, string>;
};

/** Signs up a new customer. Returns functions for calls with session and CSRF pair. */
export async function signUp(shop: string, email: string, name = "Asha Rao"): Promise<Shopper> {
  const shopper = visitor({ origin: shop, instance: () => shop }, email);
  const signed = await shopper.post("/api/auth/sign-up/email", { name, email, password: PASSWORD });
  if (signed.status !== 200)
    throw new Error(`sign-up of ${email}: ${signed.status} ${JSON.stringify(signed.body)}`);
  await shopper.get("/api/me");
  return shopper;
}

/** Signs in a demo account, which has a session and a CSRF pair then. */
export async function signInDemo(shop: string, email: string): Promise<Shopper> {
  const person = visitor({ origin: shop, instance: () => shop }, email);
  const signed = await person.post("/api/auth/sign-in/email", { email, password: "demo-password" });
  if (signed.status !== 200) throw new Error(`sign-in of ${email}: ${signed.status}`);
  await person.get("/api/me");
  return person;
}

export const PASSWORD = "a-long-password";

/** A visitor with their own browser, not signed in. */
export function visitor(shop: ShopFront, email: string): Shopper {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers({ ...shop.headers, ...(init.headers as Record<string, string>) });
    headers.set("origin", shop.origin);
    headers.set("cookie", cookie());
    headers.set("x-xsrf-token", cookies.get("XSRF-TOKEN") ?? "");
    const answer = await fetch(`${shop.instance()}${path}`, { ...init, headers, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair] = cookie.split(";", 1);
      const at = pair?.indexOf("=") ?? -1;
      if (pair && at > 0) cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text,
    };
  };
  const send =
    (method: "POST" | "PUT") =>
    (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call(path, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      });
  return {
    email,
    cookie,
    get: (path) => call(path, { method: "GET" }),
    post: send("POST"),
    put: send("PUT"),
  };
}

export type OrderWish = {
  sku: string;
  price: number;
  pinCode: string;
  date: string;
  time: string;
  type: string;
};

/** The body of create-order, as in the specification. */
export function orderOf(shopper: Shopper, wish: OrderWish) {
  return {
    email: shopper.email,
    deliveryDate: wish.date,
    deliveryTime: wish.time,
    deliveryType: wish.type,
    message: "",
    address: "Flat 4B, Lotus Court, 12th Main",
    name: "Asha Rao",
    phone: "+919876543210",
    altPhone: "",
    pinCode: wish.pinCode,
    addressType: "Home",
    sku: [{ SKU: wish.sku, price: wish.price, quantity: 1, sheetName: "Cakes", image: "" }],
  };
}

/** Pays an order in the sandbox like its window, without notifying the shop. Null if the payment was declined. */
export async function payInWindow(
  shop: string,
  razorpayOrderId: string,
  vpa = "success@razorpay",
): Promise<SignedPayment | null> {
  const paid = await fetch(`${shop}/sandbox/razorpay/v1/checkout/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ order_id: razorpayOrderId, method: "upi", vpa }),
  });
  const reply = (await paid.json()) as Record<string, string>;
  if (!paid.ok) return null;
  return {
    orderId: reply.razorpay_order_id ?? "",
    paymentId: reply.razorpay_payment_id ?? "",
    signature: reply.razorpay_signature ?? "",
  };
}

/** Pays an order in the sandbox like its window, and notifies the shop. */
export async function pay(shop: string, shopper: Shopper, razorpayOrderId: string): Promise<Answer> {
  const signedPayment = await payInWindow(shop, razorpayOrderId);
  return signedPayment
    ? shopper.post("/api/payment/verify-payment", signedPayment)
    : { status: 400, headers: new Headers(), body: null };
}

/** Standard slots of `days` days, beginning `firstDay` days after today, with 20 places each. */
export async function standardSlots(shop: string, firstDay: number, days: number): Promise<OrderWish[]> {
  const list = await fetch(`${shop}/api/cakes/get-cakes?start=1&end=2`);
  const rows = (await list.json()) as { data: unknown[][] };
  const row = rows.data[1];
  const times = ["9 AM - 12 PM", "12 PM - 3 PM", "3 PM - 6 PM", "6 PM - 9 PM"];
  return Array.from({ length: days }, (_, day) =>
    times.map((time) => ({
      sku: String(row?.[2]),
      price: Number(row?.[6]),
      pinCode: "110001",
      date: new Date(Date.now() + (firstDay + day) * 86_400_000).toISOString().slice(0, 10),
      time,
      type: "Standard Delivery",
    })),
  ).flat();
}
