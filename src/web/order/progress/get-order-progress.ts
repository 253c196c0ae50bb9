import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { ShownOrder } from "../../../contract/order-progress.ts";
import type { Session } from "../../../shop/accounts/identity.ts";
import { showDay, showInstant } from "../../../shop/basics/india-time.ts";
import { times } from "../../../shop/basics/money.ts";
import { kitchenAddress } from "../../../shop/delivery/rules/kitchen-address.ts";
import { showMinute } from "../../../shop/delivery/rules/windows.ts";
import { listCreditNotes } from "../../../shop/invoices/list-credit-notes.ts";
import { getOrder, type OrderView } from "../../../shop/orders/get-order.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import type { StepName } from "../../../shop/orders/rules/progress.ts";
import { paymentMethodName } from "../../../shop/payments/rules/payment-methods.ts";
import { COIN_WORTH } from "../../../shop/rewards/rules/coin-limit.ts";
import type { Services } from "../../../shop/services.ts";
import { shownComplaints } from "../complaint/list-order-complaints.ts";
import { refundWords } from "./order-words.ts";

/** The order if this visitor may see it, else null. */
export async function shownOrder(
  services: Services,
  viewer: Session | null,
  { uuid, token }: { uuid: string; token: string | null },
): Promise<ShownOrder | null> {
  const order = await getOrder(services, { id: uuid, viewer, token: token ?? undefined });
  if (!order.ok) return null;
  const notes = await listCreditNotes(services, { orderId: order.value.uuid });
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  const complaining = await shownComplaints(services, { id: uuid, viewer, token: token ?? undefined }, query);
  const papers = { notes, query };
  return { ...shown(services, order.value, papers), ...complaining };
}

const ICON = "icon:";

/** The documents of an order, and the query that opens them for this visitor. */
type Papers = { notes: { nth: number; refundId: string | null }[]; query: string };

function shown(
  services: Pick<Services, "pictures">,
  order: OrderView,
  { notes, query }: Papers,
): Omit<ShownOrder, "complaints" | "complain"> {
  const papers = `/api/orders/${order.uuid}`;
  const noteOf = (refundId: string) => notes.find((note) => note.refundId === refundId)?.nth;
  const { charges, kitchen } = order;
  const pickup = order.deliveryOption === "pickup";
  const lastReached = order.steps.findLastIndex(({ reached }) => reached);
  return {
    uuid: order.uuid,
    number: order.number,
    isOwn: order.isOwn,
    status: order.status,
    deliveryOn: order.deliveryOn,
    slotLabel: order.slotLabel,
    option: order.deliveryOption,
    lines: order.lines.map(({ hsn: _hsn, taxRateBp: _taxRate, ...line }) => ({
      ...line,
      picture: line.pictureId.startsWith(ICON) ? null : services.pictures.cutout(line.pictureId),
    })),
    steps: order.steps.map(({ name, reached, at }, position) => ({
      name,
      reached,
      current: position === lastReached,
      when: at ? showInstant(at) : reached ? "" : expected(name, order),
    })),
    updatedAt: (order.events.at(-1)?.at ?? order.createdAt).toISOString(),
    why: ORDER_STATUS[order.status].phase === "failed" ? (order.events.at(-1)?.note ?? "") : "",
    change: lastChange(order),
    receiver: { ...order.recipient, phone: spaced(order.recipient.phone) },
    numbers: { phone: order.recipient.phone, altPhone: order.recipient.altPhone },
    collectAt: pickup ? kitchenAddress(kitchen) : null,
    kitchen: kitchen.name,
    prices: { ...charges, coins: times(COIN_WORTH, charges.coins) },
    changes: changesOf(order),
    refunds: order.refunds.map((refund) => ({
      ...{ amount: refund.amount, stage: refund.stage },
      words: refundWords(refund.stage, showInstant(refund.settledAt ?? refund.requestedAt)),
      creditNote: noteOf(refund.id) ? `${papers}/credit-notes/${noteOf(refund.id)}${query}` : null,
    })),
    invoice: order.placedAt ? `${papers}/invoice.pdf${query}` : null,
    paidBy: order.payment.method === null ? null : paymentMethodName(order.payment.method),
  };
}

function changesOf({ isOwn, status }: OrderView): ShownOrder["changes"] {
  const open = isOwn && ORDER_STATUS[status].isChangeable;
  return { receiver: open, slot: open, cancel: open || (isOwn && status === "awaiting payment") };
}

/** `+91 98450 12345`. Formatted on the server, so that the page needs no phone library. */
function spaced(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** Time of the last status change. Other events repeat the status before them. */
function lastChange({ events }: OrderView): string {
  const [before, last] = events.slice(-2);
  return before && last?.status === before.status ? last.note : "";
}

/** When a future step is expected: the slot's end for the last, the day for the others. */
function expected(step: StepName, { status, deliveryOn, deliveryOption, endMinute }: OrderView): string {
  if (ORDER_STATUS[status].phase === "failed") return "";
  const hasHour = deliveryOption !== "express" && deliveryOption !== "midnight";
  if (step !== "Delivered" || !hasHour) return showDay(deliveryOn);
  return `${showDay(deliveryOn)}, by ${showMinute(endMinute)}`;
}
