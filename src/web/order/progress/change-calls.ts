import { type ApiResult, apiFetch } from "../../session/api-fetch.ts";
import type { ShownOrder } from "./shown-order.ts";

/** What every window for a change is given. */
export type ChangeProps = {
  order: ShownOrder;
  onClose: () => void;
  /** Done: what to say of it. */
  onDone: (said: string) => Promise<void>;
};

/** What cancelling would give back now; money in rupees. */
export type Quote = {
  possible: boolean;
  words: string;
  percent: number;
  paid: number;
  refund: number;
  coins: number;
};

export type NewSlot = { deliveryType: string; deliveryTime: string; delivery: number; refund: number };

export type NewSlots = { date: string; slots: NewSlot[]; mostPercent: number };

export type ReceiverWish = {
  name: string;
  phone: string;
  altPhone: string;
  address: string;
  addressType: string;
};

export const quoteAddress = (uuid: string) => `/api/orders/${uuid}/cancellation`;

export const newSlotsAddress = (uuid: string, date: string) => `/api/orders/${uuid}/reschedule?date=${date}`;

export function cancel(uuid: string, { refund, coins }: Quote): Promise<ApiResult<unknown>> {
  return apiFetch(`/api/orders/${uuid}/cancel`, { body: { refund, coins } });
}

export function reschedule(
  uuid: string,
  deliveryDate: string,
  { deliveryType, deliveryTime, refund }: NewSlot,
): Promise<ApiResult<unknown>> {
  return apiFetch(`/api/orders/${uuid}/reschedule`, {
    body: { deliveryDate, deliveryType, deliveryTime, refund },
  });
}

export function changeReceiver(uuid: string, receiver: ReceiverWish): Promise<ApiResult<unknown>> {
  return apiFetch(`/api/orders/${uuid}/receiver`, { method: "PUT", body: receiver });
}
