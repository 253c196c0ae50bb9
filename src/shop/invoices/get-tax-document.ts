import { getDetails } from "../accounts/accounts.reads.ts";
import { DELETED_USER } from "../accounts/deleted-user.ts";
import type { Session } from "../accounts/identity.ts";
import type { Permission } from "../accounts/rules/permissions.ts";
import { dayOf } from "../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { stateName } from "../basics/state-names.ts";
import { getOrder, type OrderView } from "../orders/get-order.ts";
import { findOrder } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import { type Issued, selectCreditNotes, selectInvoice, selectTaxLines } from "./invoices.queries.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { amountInWords } from "./rules/amount-in-words.ts";
import { totalsOf } from "./rules/invoice-figures.ts";
import { stateTaxName } from "./rules/state-tax.ts";
import type { TaxDocument } from "./rules/tax-document.ts";

/** Staff may see a tax document without seeing the rest of the order. */
const STAFF_NEEDS: readonly Permission[] = ["see invoices"];

type InvoiceAccess = { id: string; viewer: Session | null; token?: string | undefined };

/** The invoice of a paid order, for those who may see the order. Issues it now if the job has not. */
export async function getInvoice(
  services: Services,
  access: InvoiceAccess,
): Promise<Outcome<TaxDocument, "unknown-order" | "not-invoiced">> {
  const order = await getOrder(services, { ...access, permissions: STAFF_NEEDS });
  if (!order.ok) return order;
  const invoice = await findOrIssue(services, { orderId: order.value.uuid });
  return invoice.ok ? ok(await documentOf(services, order.value, invoice.value, null)) : invoice;
}

/**
 * A credit note of an order, for those who may see the order.
 * @param nth from 1
 */
export async function getCreditNote(
  services: Services,
  { nth, ...access }: InvoiceAccess & { nth: number },
): Promise<Outcome<TaxDocument, "unknown-order" | "unknown-credit-note">> {
  const order = await getOrder(services, { ...access, permissions: STAFF_NEEDS });
  if (!order.ok) return order;
  const note = (await selectCreditNotes(services.db, order.value.uuid))[nth - 1];
  const invoice = note && (await findOrIssue(services, { orderId: order.value.uuid }));
  if (!note || !invoice?.ok) return refuse("unknown-credit-note");
  return ok(await documentOf(services, order.value, note, invoice.value));
}

/** Does not wait for the payment's lock when the invoice is there, as it mostly is. */
async function findOrIssue(services: Services, { orderId }: { orderId: string }) {
  const issued = await selectInvoice(services.db, orderId);
  return issued ? ok(issued) : issueInvoice(services, { orderId });
}

async function documentOf(
  services: Services,
  order: OrderView,
  issued: Issued,
  lowered: Issued | null,
): Promise<TaxDocument> {
  const { kind, number, seller, placeOfSupply, isInterState } = issued;
  const lines = await selectTaxLines(services.db, [issued.id]);
  const totals = totalsOf(lines);
  const { recipient } = order;
  const reason = order.refunds.find(({ id }) => id === issued.refundId)?.reason ?? "";
  return {
    ...{ kind, number, issuedOn: issued.issuedOn, isInterState, lines, totals },
    seller: { ...seller, state: stateName(seller.stateCode) },
    order: {
      number: order.number,
      placedOn: dayOf(order.placedAt ?? order.createdAt),
      paidBy: order.payment.method,
    },
    against: lowered && { number: lowered.number, issuedOn: lowered.issuedOn, reason },
    buyer: issued.buyerName
      ? { name: issued.buyerName, address: issued.buyerAddress }
      : { name: await buyerName(services, order), address: "" },
    delivery:
      order.deliveryOption === "pickup"
        ? null
        : { name: recipient.name, address: recipient.address, pincode: recipient.pincode },
    placeOfSupply: { code: placeOfSupply, state: stateName(placeOfSupply) },
    stateTax: stateTaxName(placeOfSupply),
    totalInWords: amountInWords(totals.total),
  };
}

/** The account that ordered it, unless deleted. */
async function buyerName(services: Services, { uuid }: OrderView): Promise<string> {
  const order = await findOrder(services, { id: uuid });
  if (!order.ok || order.value.userId === DELETED_USER.id) return "";
  const account = await getDetails(services, { userId: order.value.userId });
  return account.name;
}
