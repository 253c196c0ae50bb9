import { eq, max } from "drizzle-orm";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { deliveryCode } from "../../src/shop/orders/handover/delivery-code.ts";
import { orderEvents } from "../../src/shop/orders/orders.tables.ts";
import { dueToday } from "../support/due-today.ts";
import { anOrder, pay } from "../support/test-app.ts";
import { orderOf, type Person, soon, type WholeShop } from "../support/whole-shop.ts";
import type { Recording } from "./record-statements.ts";
import { sendForm } from "./send-form.ts";

/** Paid, reported by webhooks, made, delivered; then another one cancelled by the shop. With all that follows. */
export async function lifeOfAnOrder(
  shop: WholeShop,
  recording: Recording,
  { owner, kamala }: Record<"owner" | "kamala", Person>,
): Promise<void> {
  const { testApp } = shop;
  const reactions = () => recording.during("reactions to an order", () => testApp.work());
  const body = { ...anOrder("kamala", { deliveryDate: soon(3) }), email: kamala.email };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const created = await recording.during("POST /api/payment/create-order", () =>
    kamala.send({ method: "POST", url: "/api/payment/create-order", body, headers }),
  );
  const { uuid, razorpayOrder } = JSON.parse(created.text).data;
  await pay(testApp, razorpayOrder.id);
  for (const webhook of await testApp.webhooks(razorpayOrder.id))
    await recording.during("POST /api/payment/webhook", () => webhook.deliver());
  await reactions();
  const moves = [
    ["preparing", "placed"],
    ["ready", "preparing"],
    ["shipped", "ready"],
    ["delivered", "shipped"],
  ] as const;
  await dueToday(shop.services.db, uuid, shop.services.clock());
  const code = deliveryCode(shop.services, uuid);
  const kitchenPages = [
    ["/admin/kitchen", "/admin/kitchen?index&kitchen=delhi"],
    ["/admin/kitchen/:uuid", `/admin/kitchen/${uuid}`],
  ] as const;
  const undo = async ([path, url]: (typeof kitchenPages)[number]) => {
    const [last] = await shop.services.db
      .select({ event: max(orderEvents.id) })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, uuid));
    await sendForm(recording, owner, [path, url, { intent: "undo", id: uuid, event: String(last?.event) }]);
  };
  // First: the shop of this test has a clock that stands, and a tap is a repeat of any move that is not older.
  const tap = { orderId: uuid, seen: "placed", to: "preparing", at: shop.services.clock().toISOString() };
  const taps = "/api/admin/kitchen/taps";
  const tapped = await recording.during(`POST ${taps}`, () =>
    owner.send({ method: "POST", url: taps, body: tap }),
  );
  if (tapped.status !== 200) throw new Error(`the tap was refused: ${tapped.text}`);
  await undo(kitchenPages[0]);
  for (const page of kitchenPages) {
    const move = { intent: "move", id: uuid, to: "preparing", seen: "placed" };
    await sendForm(recording, owner, [...page, move]);
    await undo(page);
  }
  const note = { intent: "note", noteId: randomUuid(), text: "Call only the customer" };
  await sendForm(recording, owner, ["/admin/orders/:uuid", `/admin/orders/${uuid}`, note]);
  const resend = { intent: "resend", resent: "0" };
  await sendForm(recording, owner, ["/admin/orders/:uuid", `/admin/orders/${uuid}`, resend]);
  for (const [to, seen] of moves) {
    const fields = { intent: `move ${to}`, to, seen, note: "", code };
    await sendForm(recording, owner, ["/admin/orders/:uuid", `/admin/orders/${uuid}`, fields]);
  }
  await reactions();
  const cancelled = await orderOf(shop, kamala);
  const url = `/admin/orders/${cancelled.uuid}?cancel=shop`;
  const { text } = await recording.during("GET /admin/orders/:uuid", () =>
    owner.send({ method: "GET", url }),
  );
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "";
  const figures = { refund: hidden("refund"), coins: hidden("coins"), compensation: hidden("compensation") };
  const fields = { intent: "cancel", cause: "shop", note: "The oven is broken", ...figures };
  await sendForm(recording, owner, ["/admin/orders/:uuid", url, fields]);
  await reactions();
}
