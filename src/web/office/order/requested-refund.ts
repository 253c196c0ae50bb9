import { joinedDigits } from "../../../shop/basics/digits.ts";
import { fromRupees, type Paise } from "../../../shop/basics/money.ts";
import { leavesPaise, type RefundQuote } from "../../../shop/changes/refund-delivered.ts";
import { LEAST_REFUND } from "../../../shop/changes/rules/least-refund.ts";
import { getComplaint } from "../../../shop/complaints/get-complaint.ts";
import type { Services } from "../../../shop/services.ts";

/** The refund that a URL like `?refund=350&left=164900&ticket=C-7K4M-2PQX` requests. */
export type RequestedRefund = {
  /** Null until a refundable amount is chosen. */
  amount: Paise | null;
  isWrong: boolean;
  /** The complaint that the refund settles. */
  ticket: { ticket: string; status: string } | null;
};

/**
 * @param orderId tickets of other orders, and settled ones, are ignored
 * @param left what can be refunded now. A refund that was requested when another amount was left is ignored: the URL
 * stays as it is once that refund was sent, and must not offer it again.
 */
export async function readRequestedRefund(
  services: Services,
  query: URLSearchParams,
  { orderId, left }: { orderId: string; left: RefundQuote["left"] },
): Promise<RequestedRefund> {
  const isCurrent = query.has("refund") && query.get("left") === String(left);
  const typed = isCurrent ? joinedDigits(query.get("refund")?.slice(0, 40) ?? "") : null;
  const isNumber = typed !== null && /^\d{1,7}(\.\d{1,2})?$/.test(typed);
  const requested = isNumber ? fromRupees(Number(typed)) : null;
  const amount =
    requested !== null && requested >= LEAST_REFUND && requested <= left && !leavesPaise(left, requested)
      ? requested
      : null;
  const name = query.get("ticket");
  const complaint = name ? await getComplaint(services, { ticket: name.toUpperCase() }) : null;
  const isOfIt =
    complaint?.ok === true && complaint.value.orderId === orderId && complaint.value.next.includes("settled");
  return {
    amount,
    isWrong: typed !== null && amount === null,
    ticket: isOfIt ? { ticket: complaint.value.ticket, status: complaint.value.status } : null,
  };
}
