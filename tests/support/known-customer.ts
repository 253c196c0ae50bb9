import { eq } from "drizzle-orm";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import { answerComplaint } from "../../src/shop/complaints/answer-complaint.ts";
import { sendComplaint } from "../../src/shop/complaints/send-complaint.ts";
import type { OrderStatus } from "../../src/shop/orders/rules/order-status.ts";
import { NewReview } from "../../src/shop/reviews/reviews.inputs.ts";
import { reviews } from "../../src/shop/reviews/reviews.tables.ts";
import { sendReview } from "../../src/shop/reviews/send-review.ts";
import { requestStockAlert } from "../../src/shop/stock-alerts/request-stock-alert.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { staff } from "./paid-order.ts";
import { testSession } from "./session.ts";
import { orderOf, type Person, type WholeShop } from "./whole-shop.ts";
import { callApi } from "./whole-shop-for.ts";

/** A picture of one dark pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Changes an order's status step by step, as the kitchen. */
export async function move({ services }: WholeShop, id: string, ...states: OrderStatus[]): Promise<void> {
  await changeOrderStatus(services, { id }, ...states);
}

/** A customer with data in every table that can hold customer data. */
export async function customerWithData(shop: WholeShop, name: string) {
  const person = await shop.person(name);
  const { email } = person;
  await shop.testApp.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.userId));
  await callApi(person, "POST", "/account/profile", { name: "Canary Devi", phoneNumber: "98111 22333" });
  await callApi(person, "POST", "/user/addAddress", {
    ...{ email, address: "17 Canary Lane, Indiranagar", name: "Canary Devi", phone: "98111 22333" },
    ...{ pinCode: "110001", addressType: "Home" },
  });
  await callApi(person, "POST", "/user/addTocart", { email, SKU: [{ skuid: "TRUF05", quantity: 2 }] });
  await callApi(person, "POST", "/user/addRecentViewed", { email, SKU: "TRUF05" });
  await callApi(person, "POST", "/wish-list", { SKU: "TRUF05", isWished: true });
  await callApi(person, "POST", "/account/newsletter", { wanted: true });
  const wanted = await requestStockAlert(shop.services, { sku: "TRUF20", email, from: "10.0.0.1" });
  if (!wanted.ok) throw new Error(wanted.code);
  await callApi(person, "POST", "/account/newEmail", { newEmail: `other-${email}` });
  await callApi(person, "POST", "/account/proof/code");
  await shop.testApp.work();
  return person;
}

/** Orders, pays, receives, reviews and complains. */
export async function deliveredOrder(shop: WholeShop, person: Person) {
  const gift = {
    ...{ from: "Canary Devi", card: "From the canary", callPhone: "98111 22333" },
    receiverEmail: "canary.aunt@example.com",
  };
  const order = await orderOf(shop, person, { gift });
  for (const webhook of await shop.testApp.webhooks(order.signedPayment.orderId)) await webhook.deliver();
  await move(shop, order.uuid, "preparing", "ready", "delivered");
  await shop.testApp.work();
  const review = NewReview.parse({
    ...{ name: "Canary Devi", email: person.email, phone: "98111 22333", stars: "5" },
    ...{ message: "The best truffle cake that we ever had.", sku: "TRUF05" },
  });
  const author = testSession({ userId: person.userId, email: person.email });
  await sendReview(shop.services, { review, author, from: "10.0.0.1" });
  const said = { kind: "late", message: "Canary Devi waited for two hours." } as const;
  const complaint = { id: order.uuid, viewer: author, complaint: said, files: [PNG] };
  const complained = await sendComplaint(shop.services, complaint);
  if (!complained.ok) throw new Error(complained.code);
  const { ticket } = complained.value;
  const answer = { ticket, staff: staff("manager"), to: "answered", seen: "open" } as const;
  await answerComplaint(shop.services, { ...answer, text: "We are sorry, Canary Devi." });
  const [storedReview] = await shop.testApp.db
    .select()
    .from(reviews)
    .where(eq(reviews.userId, person.userId));
  return { ...order, reviewId: storedReview?.id ?? "" };
}
