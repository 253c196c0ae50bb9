import { randomId } from "../basics/ids.ts";
import { dayOf } from "../basics/india-time.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import { type FoundRefund, findRefund } from "../payments/payments.reads.ts";
import { REFUND_REASONS } from "../payments/rules/refund-reasons.ts";
import type { Services } from "../services.ts";
import {
  type Issued,
  insertIssued,
  selectCreditNotes,
  selectTaxLines,
  takeNumber,
} from "./invoices.queries.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { creditLines } from "./rules/credit-lines.ts";
import { documentNumber, seriesOf } from "./rules/document-number.ts";
import { financialYearOf } from "./rules/financial-year.ts";
import { totalsOf } from "./rules/invoice-figures.ts";

/**
 * Issues the credit note of a refund, once. Null if there is no invoice to reduce: the refund was of a duplicate
 * payment, or the order was never sold.
 */
export async function issueCreditNote(
  services: Services,
  { refundId }: { refundId: string },
): Promise<Outcome<Issued | null, "unknown-payment">> {
  const refund = await findRefund(services, { refundId });
  if (!refund.ok) return refund;
  const { orderId, isOfOrder } = refund.value;
  if (!isOfOrder) return ok(null);
  const invoice = await issueInvoice(services, { orderId });
  if (!invoice.ok) return ok(null);
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    await lockPayment(inside, { orderId });
    const earlier = await selectCreditNotes(tx, orderId);
    const meanwhile = earlier.find((note) => note.refundId === refundId);
    if (meanwhile) return ok(meanwhile);
    await services.pubSub.publish(tx, orderId);
    return ok(await issue(inside, tx, { refundId, refund: refund.value, invoice: invoice.value, earlier }));
  });
}

async function issue(
  services: Services,
  tx: Parameters<typeof insertIssued>[0],
  about: { refundId: string; refund: FoundRefund; invoice: Issued; earlier: Issued[] },
): Promise<Issued> {
  const { refundId, refund, invoice, earlier } = about;
  const { id: invoiceId, orderId, seller, placeOfSupply, isInterState, buyerName, buyerAddress } = invoice;
  const lines = creditLines({
    invoice: await selectTaxLines(tx, [invoiceId]),
    earlier: await selectTaxLines(
      tx,
      earlier.map(({ id }) => id),
    ),
    amount: refund.amount,
    isForDelivery: refund.reason === REFUND_REASONS.cheaperDelivery,
    isInterState,
  });
  const totals = totalsOf(lines);
  const now = services.clock();
  const issuedOn = dayOf(now);
  const financialYear = financialYearOf(issuedOn);
  const series = seriesOf("credit note", seller.stateCode);
  const sequence = await takeNumber(tx, { series, financialYear });
  const number = documentNumber(series, financialYear, sequence);
  const issued = {
    ...{
      id: randomId("crn"),
      kind: "credit note" as const,
      orderId,
      series,
      financialYear,
      sequence,
      number,
    },
    ...{ invoiceId, refundId, issuedAt: now, issuedOn, seller, placeOfSupply, isInterState },
    ...{ buyerName, buyerAddress, taxablePaise: totals.taxable, cgstPaise: totals.cgst },
    ...{ sgstPaise: totals.sgst, igstPaise: totals.igst, totalPaise: totals.total },
  };
  return insertIssued(tx, issued, lines);
}
