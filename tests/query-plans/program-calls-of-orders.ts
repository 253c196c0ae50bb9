import { eq, max } from "drizzle-orm";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { kitchens, pincodes } from "../../src/shop/delivery/delivery.tables.ts";
import { deliveryCode } from "../../src/shop/orders/handover/delivery-code.ts";
import { kitchenNotices } from "../../src/shop/orders/kitchen/kitchen-notices.tables.ts";
import { orderEvents, orders } from "../../src/shop/orders/orders.tables.ts";
import { dueToday } from "../support/due-today.ts";
import { anOrder } from "../support/test-app.ts";
import { orderOf, type Person, soon, type WholeShop } from "../support/whole-shop.ts";
import { drawnPicture } from "./drawn-picture.ts";
import type { Send } from "./send-call.ts";

/** Changes of orders by programs. */
export async function programCallsOfOrders(
  shop: WholeShop,
  callers: { send: Send; kamala: Person },
): Promise<void> {
  await ofOrderDetails(shop, callers);
  await ofPhoneOrders(callers.send);
  await ofKitchen(shop, callers);
  await ofViews(callers.send);
}

async function ofViews(send: Send): Promise<void> {
  const view = { name: "By program", filter: { on: "tomorrow" } };
  const { views } = await send({ method: "POST", url: "/saved-views", body: view });
  const [route, url] = ["/saved-views/:id", `/saved-views/${views[0]?.id}`];
  await send({ method: "DELETE", route, url });
}

/** An order that is begun, photographed, put back, and delivered. */
async function ofKitchen(shop: WholeShop, { send, kamala }: { send: Send; kamala: Person }): Promise<void> {
  const { uuid } = await orderOf(shop, kamala);
  const [route, url] = ["/orders/:uuid/status", `/orders/${uuid}/status`];
  await send({ method: "POST", route, url, body: { from: "placed", to: "preparing" } });
  const photo = { method: "POST", url: "/photos", type: "image/jpeg" };
  const { id } = await send({ ...photo, body: await drawnPicture("#c46") });
  await send({
    ...{ method: "POST", route: "/orders/:uuid/cake-photos", url: `/orders/${uuid}/cake-photos` },
    body: { photo: id },
  });
  const [event] = await shop.services.db
    .select({ id: max(orderEvents.id) })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, uuid));
  await send({ method: "POST", route: `${route}/undo`, url: `${url}/undo`, body: { event: event?.id } });
  await ofNotice(shop, { send, uuid });
  await ofDelivery(shop, { send, uuid });
}

/** A change of an order that its kitchen has seen. */
async function ofNotice(
  { services }: WholeShop,
  { send, uuid: orderId }: { send: Send; uuid: string },
): Promise<void> {
  const change = { orderId, kitchenId: "delhi", kind: "message", status: "accepted" } as const;
  const [notice] = await services.db
    .insert(kitchenNotices)
    .values({ ...change, at: services.clock() })
    .returning();
  const [route, url] = ["/kitchen/notices/:noticeId/seen", `/kitchen/notices/${notice?.id}/seen`];
  await send({ method: "POST", route, url });
}

/** An order of today that is closed with its code. */
async function ofDelivery(
  { services }: WholeShop,
  { send, uuid }: { send: Send; uuid: string },
): Promise<void> {
  await dueToday(services.db, uuid);
  await services.db.update(orders).set({ status: "out for delivery" }).where(eq(orders.id, uuid));
  const [route, url] = ["/orders/:uuid/delivery", `/orders/${uuid}/delivery`];
  const body = { id: randomUuid(), code: deliveryCode(services, uuid) };
  await send({ method: "POST", route, url, body });
}

async function ofPhoneOrders(send: Send): Promise<void> {
  const caller = { phone: "98860 55213", callerName: "Radhika", email: "by-phone@example.com" };
  const { email: _email, ...order } = anOrder("caller", { deliveryDate: soon(3) });
  const taken = { id: randomUuid(), caller, order };
  const { uuid } = await send({ method: "POST", url: "/phone-orders", body: taken });
  const [route, url] = ["/orders/:uuid/payment-link", `/orders/${uuid}/payment-link`];
  await send({ method: "GET", route, url });
  await send({ method: "POST", route: `${route}/mail`, url: `${url}/mail` });
  await send({ method: "POST", route: `${route}/cancel`, url: `${url}/cancel` });
}

/** A second kitchen that offers everything, in the city of the first. */
async function addKitchen({ services: { db } }: WholeShop): Promise<void> {
  const at = { city: "New Delhi", pincode: "110097" };
  const kitchen = { id: "other", name: "Other kitchen", address: "2 Ring Road", stateCode: "07" };
  await db.insert(kitchens).values({ ...kitchen, ...at });
  const offers = { standard: true, express: true, fixedTime: true, midnight: true, pickup: true };
  await db.insert(pincodes).values({ ...at, ...offers, area: "Other", kitchenId: "other" });
}

/** An order that gets another time, kitchen, receiver and message. */
async function ofOrderDetails(
  shop: WholeShop,
  { send, kamala }: { send: Send; kamala: Person },
): Promise<void> {
  const { uuid } = await orderOf(shop, kamala);
  await addKitchen(shop);
  const [route, url] = ["/orders/:uuid", `/orders/${uuid}`];
  const slots = `/slots?day=${soon(3)}`;
  const listed = await send({ method: "GET", route: `${route}/slots`, url: `${url}${slots}` });
  const [{ type, time, refund } = {}] = listed.slots;
  const to = { day: soon(3), type, time, refund };
  await send({ method: "POST", route: `${route}/reschedule`, url: `${url}/reschedule`, body: to });
  const others = await send({
    ...{ method: "GET", route: `${route}/other-kitchens`, url: `${url}/other-kitchens` },
  });
  const move = { from: others.kitchen, to: others.others[0]?.id };
  await send({ method: "PUT", route: `${route}/kitchen`, url: `${url}/kitchen`, body: move });
  const receiver = { route: `${route}/receiver`, url: `${url}/receiver` };
  const { name, phone, altPhone, address, addressType } = await send({ method: "GET", ...receiver });
  const from = { name, phone, altPhone, address, addressType };
  await send({ method: "PUT", ...receiver, body: { from, to: { ...from, name: "By program" } } });
  await send({
    ...{ method: "PUT", route: `${route}/lines/:line/message`, url: `${url}/lines/0/message` },
    body: { from: "Canary day", to: "By program" },
  });
  const again = { route: `${route}/confirmations`, url: `${url}/confirmations`, body: { resent: 0 } };
  await send({ method: "POST", ...again });
}
