import type { Tx } from "../../infrastructure/database/db.ts";
import { getDetails } from "../accounts/accounts.reads.ts";
import { DELETED_USER } from "../accounts/deleted-user.ts";
import { randomId } from "../basics/ids.ts";
import { dayOf } from "../basics/india-time.ts";
import { minus, NO_MONEY, type Paise, paise, plus } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { getKitchen } from "../delivery/delivery.reads.ts";
import { OPTION_NAMES } from "../delivery/rules/options.ts";
import { placeOfSupply } from "../delivery/rules/place-of-supply.ts";
import { findOrder, listLines, type Order } from "../orders/orders.reads.ts";
import { eggOf, type OrderLine, titleOf } from "../orders/rules/order-line.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import type { Services } from "../services.ts";
import { type Issued, insertIssued, selectInvoice, takeNumber } from "./invoices.queries.ts";
import { documentNumber, seriesOf } from "./rules/document-number.ts";
import { financialYearOf } from "./rules/financial-year.ts";
import { invoiceLines, totalsOf } from "./rules/invoice-figures.ts";
import { sellerOf } from "./rules/seller.ts";

/** Taxable value from which the law requires the buyer's name. */
const BUYER_NAMED_FROM = paise(50_000_00);

/**
 * Issues the invoice of a paid order, once. Its number is taken in the same transaction, so none is skipped. Orders
 * refunded because they could not be fulfilled get none.
 */
export async function issueInvoice(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<Issued, "not-invoiced">> {
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const payment = await lockPayment(inside, { orderId });
    const issued = await selectInvoice(tx, orderId);
    if (issued) return ok(issued);
    const order = await findOrder(inside, { id: orderId });
    if (!payment.ok || !order.ok || order.value.placedAt === null) return refuse("not-invoiced");
    return ok(await issue(inside, tx, order.value, payment.value.amountPaise));
  });
}

async function issue(services: Services, tx: Tx, order: Order, paid: Paise): Promise<Issued> {
  const lines = await listLines(services, { orderId: order.id });
  const kitchen = await getKitchen(services, { id: order.kitchenId });
  const now = services.clock();
  const seller = sellerOf(services.settings.legal, kitchen);
  const supply = { option: order.deliveryOption, pincode: order.pincode };
  const supplyState = placeOfSupply(supply, kitchen);
  const isInterState = supplyState !== seller.stateCode;
  const taxLines = invoiceLines({
    things: linesOfSkus(lines).map((line) => ({
      ...line,
      description: descriptionOf(line),
      rateBp: line.taxRateBp,
      total: line.totalPaise,
    })),
    deliveryName: OPTION_NAMES[order.deliveryOption],
    discount: discountOf(order),
    // Not the order's total, which is lower after a move to a cheaper slot.
    paid,
    isInterState,
  });
  const totals = totalsOf(taxLines);
  const buyer =
    totals.taxable >= BUYER_NAMED_FROM ? await buyerOf(services, order) : { buyerName: "", buyerAddress: "" };
  const issuedOn = dayOf(now);
  const financialYear = financialYearOf(issuedOn);
  const series = seriesOf("invoice", seller.stateCode);
  // Taken last: from here on all other invoices of the series wait.
  const sequence = await takeNumber(tx, { series, financialYear });
  const number = documentNumber(series, financialYear, sequence);
  const issued = {
    ...{
      id: randomId("inv"),
      kind: "invoice" as const,
      orderId: order.id,
      series,
      financialYear,
      sequence,
      number,
    },
    ...{ issuedAt: now, issuedOn, seller, placeOfSupply: supplyState, isInterState, ...buyer },
    ...{ taxablePaise: totals.taxable, cgstPaise: totals.cgst, sgstPaise: totals.sgst },
    ...{ igstPaise: totals.igst, totalPaise: totals.total },
  };
  return insertIssued(tx, issued, taxLines);
}

/**
 * One line for each SKU: messages and photos are no part of the supply, and the tax of two lines is rounded differently
 * from that of one line of two.
 */
function linesOfSkus(lines: OrderLine[]): OrderLine[] {
  const bySku = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = `${line.sheet}:${line.sku}`;
    const earlier = bySku.get(key) ?? { quantity: 0, totalPaise: NO_MONEY };
    bySku.set(key, {
      ...line,
      quantity: earlier.quantity + line.quantity,
      totalPaise: plus(earlier.totalPaise, line.totalPaise),
    });
  }
  return [...bySku.values()];
}

function descriptionOf(line: OrderLine): string {
  return [titleOf(line), eggOf(line) === "eggless" ? "eggless" : ""].filter(Boolean).join(", ");
}

/** The coins that were spent on it, in paise. */
function discountOf({ itemsPaise, addOnsPaise, deliveryPaise, totalPaise }: Order) {
  return minus(plus(itemsPaise, addOnsPaise, deliveryPaise), totalPaise);
}

async function buyerOf(services: Services, { userId, recipientName, address, pincode }: Order) {
  const account = userId === DELETED_USER.id ? undefined : await getDetails(services, { userId });
  const buyerName = account?.name || recipientName;
  return { buyerName, buyerAddress: [address, pincode].filter(Boolean).join(", ") };
}
