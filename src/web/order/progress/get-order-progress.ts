import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { FreeTime, OrderProgressReply } from "../../../contract/order-progress.ts";
import type { Session } from "../../../shop/accounts/identity.ts";
import { showDay, showInstant } from "../../../shop/basics/india-time.ts";
import { times } from "../../../shop/basics/money.ts";
import { shapesOfSkus } from "../../../shop/catalogue/catalogue.reads.ts";
import { cakeHref } from "../../../shop/catalogue/product-card.ts";
import { cancellationShare, type Share } from "../../../shop/changes/rules/cancellation.ts";
import { explainShare } from "../../../shop/changes/rules/explain-share.ts";
import { heldUntil } from "../../../shop/checkout/rules/payment-times.ts";
import { unpaidStage } from "../../../shop/checkout/rules/unpaid-stage.ts";
import { kitchenAddress } from "../../../shop/delivery/rules/kitchen-address.ts";
import { showMinute } from "../../../shop/delivery/rules/windows.ts";
import { listCreditNotes } from "../../../shop/invoices/invoices.reads.ts";
import { getOrder, type OrderView } from "../../../shop/orders/get-order.ts";
import { giftLink } from "../../../shop/orders/order-link.ts";
import { findDeliveryProof } from "../../../shop/orders/orders.reads.ts";
import { deliveryCodeWords } from "../../../shop/orders/rules/delivery-code-words.ts";
import { isAddOn } from "../../../shop/orders/rules/order-line.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import type { Step } from "../../../shop/orders/rules/progress.ts";
import { paymentMethodName } from "../../../shop/payments/rules/payment-methods.ts";
import { COIN_WORTH } from "../../../shop/rewards/rules/coin-limit.ts";
import type { Services } from "../../../shop/services.ts";
import { getCakePhoto } from "../cake-photo/get-cake-photo.ts";
import { listOrderComplaints } from "../complaint/list-order-complaints.ts";
import { getDelivered } from "../delivered/get-delivered.ts";
import { listFreeTimes } from "./list-free-times.ts";
import { refundWords } from "./order-words.ts";

/** The order if this visitor may see it, else null. */
export async function getOrderProgress(
  services: Services,
  viewer: Session | null,
  { uuid, token }: { uuid: string; token: string | null },
): Promise<OrderProgressReply | null> {
  const order = await getOrder(services, { id: uuid, viewer, token: token ?? undefined });
  if (!order.ok) return null;
  const notes = await listCreditNotes(services, { orderId: order.value.uuid });
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  const access = { id: uuid, viewer, token: token ?? undefined };
  const complaints = await listOrderComplaints(services, access, query);
  const freeTimes =
    order.value.isOwn && isExpired(services, order.value) ? await listFreeTimes(services, order.value) : [];
  const delivered = viewer && (await getDelivered(services, order.value, viewer));
  const isSignedIn = viewer !== null;
  const canSendPhotos = takesPhotos(order.value);
  const printed = order.value.lines.flatMap((line) => (line.photoPrint === null ? [] : line.sku));
  const shapes = await shapesOfSkus(services, { skus: canSendPhotos ? printed : [] });
  const proof =
    order.value.status === "delivered"
      ? await findDeliveryProof(services, { orderId: order.value.uuid })
      : null;
  return {
    ...progressOf(services, order.value, { notes, query, freeTimes, shapes }),
    cakePhoto: await getCakePhoto(services, order.value, query),
    photosTo: canSendPhotos ? `/orders/${order.value.uuid}${query}` : null,
    ...{ isSignedIn, delivered, deliveryPhoto: proof?.photo ? `${proof.photo}${query}` : null },
    ...complaints,
  };
}

const ICON = "icon:";

/** The data of an order's page besides the order. */
type Beside = {
  /** Its credit notes. */
  notes: { nth: number; refundId: string | null }[];
  /** Opens its documents for this visitor. */
  query: string;
  /** Slots that are free instead of its own. */
  freeTimes: FreeTime[];
  /** By SKU; only of products that take photos. */
  shapes: ReadonlyMap<string, string>;
};

function progressOf(
  services: Pick<Services, "pictures" | "clock" | "settings" | "sign">,
  order: OrderView,
  { notes, query, freeTimes, shapes }: Beside,
): Omit<
  OrderProgressReply,
  "complaints" | "complain" | "delivered" | "cakePhoto" | "photosTo" | "deliveryPhoto" | "isSignedIn"
> {
  const documentsUrl = `/api/orders/${order.uuid}`;
  const noteOf = (refundId: string) => notes.find((note) => note.refundId === refundId)?.nth;
  const { charges, kitchen } = order;
  const isPickup = order.deliveryOption === "pickup";
  const lastReached = order.steps.findLastIndex(({ reached }) => reached);
  return {
    uuid: order.uuid,
    number: order.number,
    isOwn: order.isOwn,
    status: order.status,
    deliveryOn: order.deliveryOn,
    hours: order.hours,
    arrivedAt: order.steps.find(({ status }) => status === "delivered")?.at?.toISOString() ?? null,
    option: order.deliveryOption,
    lines: order.lines.map(({ hsn: _hsn, taxRateBp: _taxRate, ...line }) => ({
      ...line,
      // Pages that were opened before an update expect a boolean.
      eggless: line.eggless ?? false,
      itemShape: shapes.get(line.sku) ?? "",
      picture: line.pictureId.startsWith(ICON) ? null : services.pictures.cutout(line.pictureId),
    })),
    steps: order.steps.map(({ name, status, reached, at }, position) => ({
      name,
      reached,
      current: position === lastReached,
      when: at ? showInstant(at) : reached ? "" : expectedTime(status, order),
    })),
    updatedAt: (order.events.at(-1)?.at ?? order.createdAt).toISOString(),
    why: ORDER_STATUS[order.status].phase === "failed" ? (order.events.at(-1)?.note ?? "") : "",
    change: lastChange(order),
    receiver: { ...order.recipient, phone: spacedPhone(order.recipient.phone) },
    numbers: { phone: order.recipient.phone, altPhone: order.recipient.altPhone },
    gift: giftOf(services, order),
    code: order.deliveryCode,
    codeWords: deliveryCodeWords({ isPickup, gift: order.gift, receiver: order.recipient.name }),
    collectAt: isPickup
      ? [kitchenAddress(kitchen), spacedPhone(kitchen.phone)].filter(Boolean).join(", ")
      : null,
    kitchen: kitchen.name,
    prices: { ...charges, coins: times(COIN_WORTH, charges.coins) },
    unpaid: unpaidOf(order, services.clock(), freeTimes),
    changes: changesOf(order, services),
    refunds: order.refunds.map((refund) => ({
      ...{ amount: refund.amount, stage: refund.stage },
      words: refundWords(refund.stage, showInstant(refund.settledAt ?? refund.requestedAt)),
      creditNote: noteOf(refund.id) ? `${documentsUrl}/credit-notes/${noteOf(refund.id)}${query}` : null,
    })),
    invoice: order.placedAt ? `${documentsUrl}/invoice.pdf${query}` : null,
    paidBy: order.payment.method === null ? null : paymentMethodName(order.payment.method),
  };
}

function giftOf(
  services: Pick<Services, "settings" | "sign">,
  { uuid, gift, placedAt, isForCustomer }: OrderView,
): OrderProgressReply["gift"] {
  if (!gift) return null;
  const { callPhone, ...shown } = gift;
  // The gift's page shows the delivery code, which staff must not see.
  const link = placedAt && isForCustomer ? giftLink(services, uuid) : null;
  return { ...shown, callsBuyer: callPhone !== "", link };
}

/** Whether this viewer can send or replace the photos that are printed. */
function takesPhotos({ isForCustomer, status, lines }: OrderView): boolean {
  const isPrinted = lines.some(({ photoPrint }) => photoPrint !== null);
  return isPrinted && isForCustomer && ORDER_STATUS[status].isChangeable;
}

function isExpired({ clock }: Pick<Services, "clock">, order: OrderView): boolean {
  return unpaidStage(order, clock()) === "lapsed";
}

function unpaidOf(order: OrderView, now: Date, times: FreeTime[]): OrderProgressReply["unpaid"] {
  const stage = unpaidStage(order, now);
  if (!stage) return null;
  const cake = order.lines.find((line) => !isAddOn(line));
  const cakePage = cake ? `${cakeHref(cake.sku)}#delivery` : "/AllCakes";
  return {
    stage,
    times,
    until: heldUntil(order).toISOString(),
    planAgain: order.isOwn && order.fromCart ? "/payment/cart" : cakePage,
  };
}

function changesOf(
  order: OrderView,
  { clock, settings }: Pick<Services, "clock" | "settings">,
): OrderProgressReply["changes"] {
  const { isOwn, status } = order;
  const isChangeable = isOwn && ORDER_STATUS[status].isChangeable;
  const share = cancellationShare(
    {
      ...order,
      option: order.deliveryOption,
      orderedAt: order.createdAt,
      customised: order.lines.some(({ customised }) => customised),
      mostPercent: order.mostRefundPercent,
    },
    clock(),
    settings.lateCancellationPercent,
  );
  return {
    receiver: isChangeable,
    slot: isChangeable,
    cancel: isOwn && (status === "awaiting payment" || share.percent > 0),
    noCancel: isOwn && share.percent === 0 ? noCancelOf(order, share, settings.contact.phone) : "",
  };
}

/** Why a paid order that is still to come can't be cancelled; empty for others. */
function noCancelOf({ status }: OrderView, share: Share, phone: string): string {
  const { isPaid, phase } = ORDER_STATUS[status];
  if (!isPaid || phase !== "open") return "";
  const reason = explainShare({ ...share, freeUntil: null });
  return share.reason === "begun" ? `${reason} If something is wrong, call us: ${phone}.` : reason;
}

/** `+91 98450 12345`. Formatted on the server, so that the page needs no phone library. */
function spacedPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** The note of the latest event if it left the status as it was: the customer changed the order. */
function lastChange({ events }: OrderView): string {
  const [before, last] = events.slice(-2);
  return before && last?.status === before.status ? last.note : "";
}

/** When a future step is expected: the slot's end for the last, the day for the others. */
function expectedTime(
  step: Step["status"],
  { status, deliveryOn, deliveryOption, endMinute, hours }: OrderView,
): string {
  if (ORDER_STATUS[status].phase === "failed") return "";
  if (step === "delivered" && deliveryOption === "express") return `${showDay(deliveryOn)}, ${hours}`;
  if (step !== "delivered" || deliveryOption === "midnight") return showDay(deliveryOn);
  return `${showDay(deliveryOn)}, by ${showMinute(endMinute)}`;
}
