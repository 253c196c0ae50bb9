import { namePeople } from "../accounts/accounts.reads.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Role } from "../accounts/rules/roles.ts";
import { quoteDeliveredRefund, type RefundQuote } from "../changes/refund-delivered.ts";
import { listComplaintsOfOrders } from "../complaints/complaints.reads.ts";
import { getKitchen, nameAreas } from "../delivery/delivery.reads.ts";
import { listOtherKitchens } from "../delivery/kitchens/list-other-kitchens.ts";
import { listMailsAbout } from "../mail/mail.reads.ts";
import { chargesOf, seesWholeOrder } from "../orders/get-order.ts";
import {
  findDeliveryProof,
  listCakePhotos,
  listEvents,
  listLines,
  listNotes,
  listReportsOf,
  type Order,
} from "../orders/orders.reads.ts";
import { firstNameOf } from "../orders/rules/first-name.ts";
import { ORDER_STATUS } from "../orders/rules/order-status.ts";
import type { OrderVisibility } from "../orders/rules/order-visibility.ts";
import { phonesToCall } from "../orders/rules/phones-to-call.ts";
import { findPayment, listRefunds } from "../payments/payments.reads.ts";
import { listOrderCoins } from "../rewards/rewards.reads.ts";
import { runsOfOrders } from "../runs/runs-of-orders.ts";
import type { Services } from "../services.ts";
import type { OrderStory } from "./order-story.ts";

/** Reads all that these roles may see of an order besides its row, at once. What they may not see is null. */
export async function readOrderParts(
  services: Services,
  { order, roles, sight }: { order: Order; roles: readonly Role[]; sight: OrderVisibility },
) {
  const { id: orderId, kitchenId, status } = order;
  const isMovable = may(roles, "move orders") && ORDER_STATUS[status].isChangeable;
  const [
    lines,
    kitchen,
    events,
    receiver,
    money,
    customer,
    complaints,
    refundable,
    notes,
    proof,
    reports,
    otherKitchens,
    cakePhotos,
    runs,
  ] = await Promise.all([
    listLines(services, { orderId }),
    getKitchen(services, { id: kitchenId }),
    eventsOf(services, order),
    receiverOf(services, order, sight),
    sight.money ? moneyOf(services, order) : null,
    sight.customer ? customerOf(services, order) : null,
    may(roles, "answer complaints") ? complaintsOf(services, order) : null,
    may(roles, "refund money") ? refundableOf(services, order) : null,
    may(roles, "write notes") ? notesOf(services, order) : null,
    status === "delivered" ? findDeliveryProof(services, { orderId }) : null,
    order.wrongCodes > 0 ? listReportsOf(services, { orderIds: [orderId] }) : [],
    isMovable ? listOtherKitchens(services, { slot: slotOf(order), orderId }) : null,
    may(roles, "bake") || seesWholeOrder(roles) ? cakePhotosOf(services, order) : [],
    runsOfOrders(services, { orderIds: [orderId] }),
  ]);
  return {
    ...{ lines, kitchen, events, receiver, money, customer, complaints, refundable, notes, proof, reports },
    ...{ otherKitchens, cakePhotos, run: runs.get(orderId) ?? null },
  };
}

function slotOf({ kitchenId, deliveryOn: onDate, deliveryOption: option, startMinute }: Order) {
  return { kitchenId, onDate, option, startMinute };
}

async function receiverOf(
  services: Services,
  order: Order,
  sight: OrderVisibility,
): Promise<OrderStory["receiver"]> {
  const { recipientName: name, address, pincode } = order;
  const named = await nameAreas(services, { pincodes: [pincode] });
  const area = [named.get(pincode), pincode].filter(Boolean).join(", ");
  return {
    name: sight.receiver ? name : firstNameOf(name),
    area,
    address: sight.receiver ? address : null,
    phones: sight.phone ? phonesToCall(order, sight) : null,
  };
}

async function moneyOf(services: Services, order: Order): Promise<OrderStory["money"]> {
  const [payment, refunds] = await Promise.all([
    findPayment(services, { orderId: order.id }),
    listRefunds(services, { orderId: order.id }),
  ]);
  if (!payment.ok) throw new Error(`order ${order.number} has no payment`);
  const { status, method, gatewayOrderId, gatewayPaymentId, createdAt, settledAt } = payment.value;
  return {
    charges: chargesOf(order),
    payment: { status, method, gatewayOrderId, gatewayPaymentId, createdAt, settledAt },
    refunds,
  };
}

async function customerOf(services: Services, order: Order): Promise<OrderStory["customer"]> {
  const [coins, mails, names] = await Promise.all([
    listOrderCoins(services, { userId: order.userId, orderId: order.id }),
    listMailsAbout(services, { orderId: order.id }),
    namePeople(services, { userIds: [order.userId] }),
  ]);
  const { email } = order;
  if (email === "") return { id: null, name: "", email, coins, mails };
  const name = names.get(order.userId) ?? "";
  return { id: order.userId, name: name === email ? "" : name, email, coins, mails };
}

async function complaintsOf(services: Services, order: Order): Promise<OrderStory["complaints"]> {
  const listed = await listComplaintsOfOrders(services, { orderIds: [order.id] });
  return listed.map(({ ticket, kind, status, at, answers }) => ({
    ...{ ticket, kind, status, at },
    answers: answers.map((answer) => ({ at: answer.at, status: answer.status })),
  }));
}

async function notesOf(services: Services, { id }: Order): Promise<OrderStory["notes"]> {
  const notes = await listNotes(services, { orderId: id });
  const names = await namePeople(services, { userIds: notes.map(({ actorId }) => actorId) });
  return notes.map(({ at, actorId, text }) => ({ at, who: names.get(actorId) ?? null, text }));
}

async function cakePhotosOf(services: Services, { id }: Order): Promise<OrderStory["cakePhotos"]> {
  const photos = await listCakePhotos(services, { orderId: id });
  const names = await namePeople(services, { userIds: photos.map(({ actorId }) => actorId) });
  return photos.map(({ actorId, ...photo }) => ({ ...photo, who: names.get(actorId) ?? null }));
}

async function refundableOf(services: Services, { id }: Order): Promise<RefundQuote | null> {
  const quote = await quoteDeliveredRefund(services, { id });
  return quote.ok ? quote.value : null;
}

async function eventsOf(services: Services, order: Order): Promise<OrderStory["events"]> {
  const events = await listEvents(services, { orderId: order.id });
  const isStaff = ({ by }: { by: string }) => by !== "shop" && by !== "customer";
  const userIds = events.flatMap((event) => (isStaff(event) && event.actorId ? [event.actorId] : []));
  const names = await namePeople(services, { userIds });
  return events.map(({ actorId, ...event }) => ({
    ...event,
    who: isStaff(event) ? (names.get(actorId ?? "") ?? null) : null,
  }));
}
