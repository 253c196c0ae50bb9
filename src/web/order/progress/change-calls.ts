import type { ReceiverBody } from "../../../contract/order-changes.requests.ts";
import {
  CancelledReply,
  type NewSlot,
  NewSlotsReply,
  type Quote,
  QuoteReply,
  ReceiverReply,
  RescheduledReply,
} from "../../../contract/order-changes.ts";
import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import { apiFetch } from "../../session/api-fetch.ts";
import { fetchOrThrow } from "../../session/fetch-or-throw.ts";

/** Props of every change dialog. */
export type ChangeProps = {
  order: OrderProgressReply;
  onClose: () => void;
  /** Called after success, with a text for the shopper. */
  onDone: (message: string) => Promise<void>;
};

export const quoteUrl = (uuid: string) => `/api/orders/${uuid}/cancellation`;

export const newSlotsUrl = (uuid: string, date: string) => `/api/orders/${uuid}/reschedule?date=${date}`;

export const fetchQuote = (url: string) => fetchOrThrow(url, QuoteReply);

export const fetchNewSlots = (url: string) => fetchOrThrow(url, NewSlotsReply);

export function cancel(uuid: string, { refund, coins }: Quote) {
  return apiFetch(`/api/orders/${uuid}/cancel`, { reply: CancelledReply, body: { refund, coins } });
}

export function reschedule(
  uuid: string,
  deliveryDate: string,
  { deliveryType, deliveryTime, refund }: NewSlot,
) {
  return apiFetch(`/api/orders/${uuid}/reschedule`, {
    reply: RescheduledReply,
    body: { deliveryDate, deliveryType, deliveryTime, refund },
  });
}

export function changeReceiver(uuid: string, receiver: ReceiverBody) {
  return apiFetch(`/api/orders/${uuid}/receiver`, { reply: ReceiverReply, method: "PUT", body: receiver });
}
