import { dayOf } from "../../src/shop/basics/india-time.ts";
import { type Paise, paise } from "../../src/shop/basics/money.ts";
import { stateOfPincode } from "../../src/shop/basics/state-of-pincode.ts";
import { OPTION_NAMES } from "../../src/shop/delivery/rules/options.ts";
import type { invoices, invoiceLines as lineTable } from "../../src/shop/invoices/invoices.tables.ts";
import { type CreditLine, creditLines } from "../../src/shop/invoices/rules/credit-lines.ts";
import { documentNumber } from "../../src/shop/invoices/rules/document-number.ts";
import { financialYearOf } from "../../src/shop/invoices/rules/financial-year.ts";
import { invoiceLines, type TaxLine, totalsOf } from "../../src/shop/invoices/rules/invoice-figures.ts";
import { type Seller, sellerOf } from "../../src/shop/invoices/rules/seller.ts";
import { titleOf } from "../../src/shop/orders/rules/order-line.ts";
import type { ShopSettings } from "../../src/shop/settings.ts";
import { uuidOf } from "./past-customers.ts";
import type { PlannedOrder } from "./plan-orders.ts";

type Document = typeof invoices.$inferInsert;
type Line = typeof lineTable.$inferInsert;
type Refund = { id: string; amount: Paise; at: Date };
type Request = {
  order: NonNullable<PlannedOrder>;
  coins: number;
  total: Paise;
  paidAt: Date;
  refund: Refund | null;
};

/** Series of their own (`D29`, `DC29`), so that demo documents leave no trace in the shop's numbers. */
const SERIES = { invoice: "D", "credit note": "DC" } as const;

/** Invoices and credit notes by the rules of the shop, in the order in which they are issued. */
export function makeDocuments(legal: ShopSettings["legal"], requests: readonly Request[]) {
  const drafts = requests.flatMap((request) => draftsOf(legal, request));
  drafts.sort((first, second) => first.at.getTime() - second.at.getTime());
  const counters = new Map<string, { series: string; financialYear: string; last: number }>();
  const documents: Document[] = [];
  const lines: Line[] = [];
  for (const { kind, at, seller, taxLines, id, ...draft } of drafts) {
    const issuedOn = dayOf(at);
    const financialYear = financialYearOf(issuedOn);
    const series = `${SERIES[kind]}${seller.stateCode}`;
    const counter = counters.get(`${series}|${financialYear}`) ?? { series, financialYear, last: 0 };
    counter.last += 1;
    counters.set(`${series}|${financialYear}`, counter);
    const totals = totalsOf(taxLines);
    documents.push({
      ...{ id, kind, series, financialYear, sequence: counter.last, seller, ...draft },
      number: documentNumber(series, financialYear, counter.last),
      ...{ issuedAt: at, issuedOn, buyerName: "", buyerAddress: "" },
      ...{ taxablePaise: totals.taxable, cgstPaise: totals.cgst, sgstPaise: totals.sgst },
      ...{ igstPaise: totals.igst, totalPaise: totals.total },
    });
    lines.push(...taxLines.map((line, position) => lineRow(id, line, position)));
  }
  return { documents, lines, counters: [...counters.values()] };
}

function draftsOf(legal: ShopSettings["legal"], { order, coins, total, paidAt, refund }: Request) {
  const seller: Seller = sellerOf(legal, order.kitchen);
  const isPickup = order.slot.option === "pickup";
  const placeOfSupply = (isPickup ? null : stateOfPincode(order.pincode)) ?? order.kitchen.stateCode;
  const isInterState = placeOfSupply !== seller.stateCode;
  const taxLines: (TaxLine & { of?: number })[] = invoiceLines({
    things: order.lines.map((line) => ({
      ...{ description: titleOf(line), hsn: line.hsn, rateBp: line.taxRateBp },
      ...{ quantity: line.quantity, total: line.totalPaise },
    })),
    deliveryName: OPTION_NAMES[order.slot.option],
    discount: paise(coins * 100),
    paid: total,
    isInterState,
  });
  const about = { orderId: order.id, seller, placeOfSupply, isInterState };
  const invoiceId = `inv_demo${uuidOf(`invoice ${order.key}`)}`;
  const invoice = {
    ...{ kind: "invoice" as const, id: invoiceId, at: paidAt, taxLines, ...about },
    ...{ invoiceId: null as string | null, refundId: null as string | null },
  };
  if (!refund) return [invoice];
  const credited: CreditLine[] = creditLines({
    ...{ invoice: taxLines, earlier: [], amount: refund.amount, isForDelivery: false, isInterState },
  });
  const note = {
    ...{ kind: "credit note" as const, id: `crn_demo${uuidOf(`note ${order.key}`)}`, at: refund.at },
    ...{ taxLines: credited, ...about, invoiceId, refundId: refund.id },
  };
  return [invoice, note];
}

function lineRow(invoiceId: string, line: TaxLine & { of?: number }, position: number): Line {
  return {
    ...{ invoiceId, position, creditedPosition: line.of ?? null, description: line.description },
    ...{ hsn: line.hsn, quantity: line.quantity, unit: line.unit, grossPaise: line.gross },
    ...{ discountPaise: line.discount, rateBp: line.rateBp, taxablePaise: line.taxable },
    ...{ cgstPaise: line.cgst, sgstPaise: line.sgst, igstPaise: line.igst, totalPaise: line.total },
  };
}
