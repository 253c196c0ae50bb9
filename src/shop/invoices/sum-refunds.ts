import { addDays, type Day, instant } from "../basics/india-time.ts";
import { type Paise, paise } from "../basics/money.ts";
import { listRefundReasons } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";
import { selectCredited } from "./sales.queries.ts";

/** `Complaint C-7K4M-2PQX` names one complaint. All of them are counted as one reason. */
const COMPLAINT = /^Complaint C-.*/;

export type RefundReason = { reason: string; many: number; total: Paise };

/** Reasons of refunds, by the credit notes of a period, both ends included; the largest sum first. */
export async function sumRefunds(
  services: Pick<Services, "db">,
  { from, to }: { from: Day; to: Day },
): Promise<RefundReason[]> {
  const range = { from: instant(from, 0), to: instant(addDays(to, 1), 0) };
  const credited = await selectCredited(services.db, range);
  const reasons = await listRefundReasons(services, { ids: credited.map(({ refundId }) => refundId) });
  const sums = new Map<string, RefundReason>();
  for (const { refundId, total } of credited) {
    const reason = (reasons.get(refundId) ?? "").replace(COMPLAINT, "Complaint") || "No reason given";
    const sum = sums.get(reason) ?? { reason, many: 0, total: paise(0) };
    sums.set(reason, { reason, many: sum.many + 1, total: paise(sum.total + total) });
  }
  return [...sums.values()].sort((first, second) => second.total - first.total);
}
