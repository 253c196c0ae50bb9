import { joinedDigits } from "../../../shop/basics/digits.ts";
import { fromRupees, type Paise } from "../../../shop/basics/money.ts";
import { LEAST_REFUND, leavesPaise, type RefundQuote } from "../../../shop/changes/refund-delivered.ts";
import { getTicket } from "../../../shop/complaints/get-ticket.ts";
import type { Services } from "../../../shop/services.ts";

/** The refund that a URL like `?refund=350&ticket=C-7K4M-2PQX` requests. */
export type RefundWish = {
  /** Null until a refundable amount is chosen. */
  amount: Paise | null;
  isWrong: boolean;
  /** The complaint that the refund settles. */
  ticket: { ticket: string; status: string } | null;
};

/** @param orderId tickets of other orders, and settled ones, are ignored */
export async function readRefundWish(
  services: Services,
  query: URLSearchParams,
  { orderId, left }: { orderId: string; left: RefundQuote["left"] },
): Promise<RefundWish> {
  const typed = query.has("refund") ? joinedDigits(query.get("refund")?.slice(0, 40) ?? "") : null;
  const isNumber = typed !== null && /^\d{1,7}(\.\d{1,2})?$/.test(typed);
  const asked = isNumber ? fromRupees(Number(typed)) : null;
  const amount =
    asked !== null && asked >= LEAST_REFUND && asked <= left && !leavesPaise(left, asked) ? asked : null;
  const name = query.get("ticket");
  const found = name ? await getTicket(services, { ticket: name.toUpperCase() }) : null;
  const isOfIt =
    found?.ok === true && found.value.orderId === orderId && found.value.next.includes("settled");
  return {
    amount,
    isWrong: typed !== null && amount === null,
    ticket: isOfIt ? { ticket: found.value.ticket, status: found.value.status } : null,
  };
}
