import { namePeople } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { isUuid } from "../basics/ids.ts";
import { type Day, dayOf } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { listBakingFacts } from "../catalogue/catalogue.reads.ts";
import { quoteDeliveredRefund, type RefundQuote } from "../changes/refund-delivered.ts";
import { listComplaintsOfOrders } from "../complaints/complaints.reads.ts";
import type { ComplaintKind } from "../complaints/rules/complaint-kinds.ts";
import type { ComplaintStatus } from "../complaints/rules/complaint-lifecycle.ts";
import { getKitchen, nameAreas } from "../delivery/delivery.reads.ts";
import { listOtherKitchens, type OtherKitchen } from "../delivery/list-other-kitchens.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import { listMailsAbout, type MailView } from "../mail/mail.reads.ts";
import { type ChargesView, chargesOf, seesWholeOrder } from "../orders/get-order.ts";
import {
  type CakePhotoView,
  type DeliveryProofView,
  findDeliveryProof,
  findOrder,
  listCakePhotos,
  listEvents,
  listLines,
  listNotes,
  listReportsOf,
  type Order,
} from "../orders/orders.reads.ts";
import { storedReceiver } from "../orders/receivers/change-receiver.ts";
import { MOST_WRONG_CODES } from "../orders/rules/delivery-proof.ts";
import { firstNameOf } from "../orders/rules/first-name.ts";
import { type StaffGift, staffGiftOf } from "../orders/rules/gift.ts";
import { kitchenTimes } from "../orders/rules/kitchen-times.ts";
import type { ReceiverFields } from "../orders/rules/merge-receiver.ts";
import { offeredStatuses, type StaffStatus } from "../orders/rules/offered-statuses.ts";
import { type PricelessLine, withoutPrices } from "../orders/rules/order-line.ts";
import {
  cancellableByStaff,
  ORDER_STATUS,
  type OrderActor,
  type OrderStatus,
} from "../orders/rules/order-status.ts";
import { type OrderVisibility, visibilityFor, workDayOf } from "../orders/rules/order-visibility.ts";
import { phonesToCall } from "../orders/rules/phones-to-call.ts";
import { promisedHours } from "../orders/rules/promised-hours.ts";
import { setsOutEarly } from "../orders/rules/setting-out.ts";
import { findPayment, listRefunds, type Payment, type RefundView } from "../payments/payments.reads.ts";
import { listOrderCoins } from "../rewards/rewards.reads.ts";
import type { CoinReason } from "../rewards/rules/coin-reasons.ts";
import type { Services } from "../services.ts";

type StoryLine = PricelessLine & {
  totalPaise: Paise | null;
  /** Whether this person may change its message now. */
  mayChangeMessage: boolean;
};

/** An order as a member of staff sees it. What they may not see is null. */
export type OrderStory = {
  uuid: string;
  number: string;
  status: OrderStatus;
  deliveryOn: Day;
  /** The day under which the list of orders shows it. */
  workOn: Day;
  /** The promised hours in words. */
  hours: string;
  /** By when it is to be ready and handed over; null for an order that is not paid, or not open any more. */
  due: { readyBy: Date; promisedAt: Date } | null;
  option: DeliveryOption;
  kitchen: { id: string; name: string; address: string };
  failedAttempts: number;
  lines: StoryLine[];
  receiver: {
    /** The whole name, or the first one. */
    name: string;
    area: string;
    address: string | null;
    /** `+919845012345`, whom to call first; empty if there is none. */
    phones: string[] | null;
  };
  /** What the people who pack and deliver a gift need to know; null if it is no gift. */
  gift: StaffGift | null;
  money: {
    charges: ChargesView;
    payment: Pick<
      Payment,
      "status" | "method" | "gatewayOrderId" | "gatewayPaymentId" | "createdAt" | "settledAt"
    >;
    refunds: RefundView[];
  } | null;
  customer: {
    /** The account; null once it is erased. */
    id: string | null;
    /** Empty if they gave none, or the account is erased. */
    name: string;
    email: string;
    coins: { amount: number; reason: CoinReason; at: Date }[];
    mails: MailView[];
  } | null;
  /** The oldest first; `who` is the person's name, where it was one of the staff. */
  events: { at: Date; status: OrderStatus; by: OrderActor; who: string | null; note: string }[];
  /** The customer's answer whether it arrived on time; null for none. */
  onTime: { was: boolean; at: Date } | null;
  /** Null for staff who do not answer them. */
  complaints:
    | {
        ticket: string;
        kind: ComplaintKind;
        status: ComplaintStatus;
        at: Date;
        answers: { at: Date; status: ComplaintStatus }[];
      }[]
    | null;
  /** Kitchens that could make it instead; null if it can't be moved, or this person may not. */
  otherKitchens: OtherKitchen[] | null;
  /** How often its confirmation was mailed again; null if that is not possible, or this person may not. */
  resent: number | null;
  /** Notes of staff, oldest first; null for staff who do not write any. */
  notes: { at: Date; who: string | null; text: string }[] | null;
  /** Photos that the kitchen sent the customer, oldest first; empty for staff who need not see them. */
  cakePhotos: (Omit<CakePhotoView, "actorId"> & { who: string | null })[];
  /** When staff entered a wrong delivery code, the oldest first. */
  wrongCodes: Date[];
  /** What can be refunded of a delivered order; null if nothing can, or this role may not. */
  refundable: RefundQuote | null;
  /** The statuses that this person may set, with a button for each. */
  moves: StaffStatus[];
  /** Not yet the day for which it was ordered, so that setting out asks first. `mayConfirm`: this person may do it. */
  early: { mayConfirm: boolean } | null;
  /** How this person can close it as delivered; null if they cannot. */
  closing: {
    /** The day from which it can be closed. */
    opensOn: Day;
    isOpen: boolean;
    /** Only a photo closes it: the code was wrong too often. */
    isCodeLocked: boolean;
  } | null;
  /** The proof of delivery; null for an order that is not delivered. Its photo only for staff who see the whole order. */
  proof: DeliveryProofView | null;
  mayCancel: boolean;
  /** Whether this person may change its time now. */
  mayChange: boolean;
  /** The receiver's details to edit; null if this person may not, or no longer. */
  editable: (ReceiverFields & { pincode: string; isCollected: boolean }) | null;
};

/** The whole history of an order, as far as this member of staff may see it, with what they may do next. */
export async function getOrderStory(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<OrderStory, "unknown-order">> {
  const foundOrder = isUuid(id)
    ? await findOrder(services, { id: id.toLowerCase() })
    : refuse("unknown-order");
  if (!foundOrder.ok || staff.roles.length === 0) return refuse("unknown-order");
  const order = foundOrder.value;
  const sight = visibilityFor(staff.roles, order, services.clock());
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
  ] = await Promise.all([
    listLines(services, { orderId: order.id }),
    getKitchen(services, { id: order.kitchenId }),
    eventsOf(services, order),
    receiverOf(services, order, sight),
    sight.money ? moneyOf(services, order) : null,
    sight.customer ? customerOf(services, order) : null,
    may(staff.roles, "answer complaints") ? complaintsOf(services, order) : null,
    may(staff.roles, "refund money") ? refundableOf(services, order) : null,
    may(staff.roles, "write notes") ? notesOf(services, order) : null,
    order.status === "delivered" ? findDeliveryProof(services, { orderId: order.id }) : null,
    order.wrongCodes > 0 ? listReportsOf(services, { orderIds: [order.id] }) : [],
    may(staff.roles, "move orders") && ORDER_STATUS[order.status].isChangeable
      ? listOtherKitchens(services, { slot: slotOf(order), orderId: order.id })
      : null,
    may(staff.roles, "bake") || seesWholeOrder(staff.roles) ? cakePhotosOf(services, order) : [],
  ]);
  const { number, status, failedAttempts } = order;
  const moves = offeredStatuses(order, staff.roles);
  const mayChange = may(staff.roles, "change orders") && ORDER_STATUS[status].isChangeable;
  const skus = mayChange ? lines.map(({ sku }) => sku) : [];
  const facts = await listBakingFacts(services, { skus });
  return ok({
    ...{ uuid: order.id, number, status, failedAttempts },
    deliveryOn: order.deliveryOn,
    hours: promisedHours(order),
    due: dueOf(order),
    workOn: workDayOf(order),
    option: order.deliveryOption,
    kitchen: { id: kitchen.id, name: kitchen.name, address: kitchen.address },
    lines: lines.map((line) => ({
      ...withoutPrices(line),
      totalPaise: sight.money ? line.totalPaise : null,
      mayChangeMessage: facts.get(line.sku)?.takesMessage === true,
    })),
    receiver,
    gift: staffGiftOf(order),
    money,
    customer,
    events,
    onTime: onTimeOf(order),
    complaints,
    refundable,
    moves,
    early: setsOutEarly(order, { to: "out for delivery", on: dayOf(services.clock()) })
      ? { mayConfirm: may(staff.roles, "plan runs") }
      : null,
    closing: moves.includes("delivered")
      ? {
          opensOn: workDayOf(order),
          isOpen: workDayOf(order) <= dayOf(services.clock()),
          isCodeLocked: order.wrongCodes >= MOST_WRONG_CODES,
        }
      : null,
    otherKitchens,
    resent: may(staff.roles, "resend mails") ? resentOf(order, customer) : null,
    notes,
    cakePhotos,
    wrongCodes: reports
      .flatMap(({ proof, reason, at }) => (proof === null && reason === null ? [at] : []))
      .reverse(),
    proof: proof && { ...proof, photo: seesWholeOrder(staff.roles) ? proof.photo : null },
    mayCancel: cancellableByStaff(staff.roles).includes(status),
    mayChange,
    editable:
      mayChange && sight.receiver && sight.phone
        ? {
            ...storedReceiver(order),
            pincode: order.pincode,
            isCollected: order.deliveryOption === "pickup",
          }
        : null,
  });
}

/** The deadlines do not depend on the lead time, only the start of the work does. */
function dueOf(order: Order): OrderStory["due"] {
  const { phase, isPaid } = ORDER_STATUS[order.status];
  if (phase !== "open" || !isPaid) return null;
  const { finishBy, promisedAt } = kitchenTimes(order, 0);
  return { readyBy: finishBy, promisedAt };
}

function slotOf({ kitchenId, deliveryOn: onDate, deliveryOption: option, startMinute }: Order) {
  return { kitchenId, onDate, option, startMinute };
}

/** The first confirmation is sent by itself; the others are resent. */
function resentOf({ status, email }: Order, customer: OrderStory["customer"]): number | null {
  if (!ORDER_STATUS[status].isPaid || email === "" || !customer) return null;
  const confirmations = customer.mails.filter(({ kind }) => kind === "order-placed");
  return Math.max(0, confirmations.length - 1);
}

function onTimeOf({ wasOnTime, onTimeAnsweredAt }: Order): OrderStory["onTime"] {
  return wasOnTime === null || onTimeAnsweredAt === null ? null : { was: wasOnTime, at: onTimeAnsweredAt };
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
