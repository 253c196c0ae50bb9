import { day } from "../../src/shop/basics/india-time.ts";
import { paise } from "../../src/shop/basics/money.ts";
import { amountInWords } from "../../src/shop/invoices/rules/amount-in-words.ts";
import { invoiceLines, totalsOf } from "../../src/shop/invoices/rules/invoice-figures.ts";
import { sellerOf } from "../../src/shop/invoices/rules/seller.ts";
import type { TaxDocument } from "../../src/shop/invoices/rules/tax-document.ts";
import { TEST_SETTINGS } from "./test-settings.ts";

/** An invoice of Asha Rao, Bengaluru: cakes of ₹1,299, a fixed hour and 60 coins. */
export function anInvoice(
  fields: Partial<TaxDocument> = {},
  { cakes = 1, isInterState = false } = {},
): TaxDocument {
  const cake = { description: "Truffle Cake, 1 kg, eggless", hsn: "1905", rateBp: 500, quantity: 1 };
  const things = Array.from({ length: cakes }, () => ({ ...cake, total: paise(129_900) }));
  const paid = paise(cakes * 129_900 + 15_000 - 6_000);
  const figures = { things, deliveryName: "Fixed Time Delivery", discount: paise(6_000), paid, isInterState };
  const lines = invoiceLines(figures);
  const totals = totalsOf(lines);
  const kitchen = {
    name: "Bengaluru kitchen",
    address: "1 Bakers' Lane",
    pincode: "560001",
    stateCode: "29",
  };
  return {
    ...{ kind: "invoice", number: "J29/2627/000042", issuedOn: day("2026-11-21"), against: null },
    seller: { ...sellerOf(TEST_SETTINGS.legal, kitchen), state: "Karnataka" },
    order: { number: "JM100042", placedOn: day("2026-11-20"), paidBy: "upi" },
    buyer: { name: "Asha Rao", address: "" },
    delivery: { name: "Meera Iyer", address: "Flat 4B, Lotus Court", pincode: "560038" },
    placeOfSupply: { code: "29", state: "Karnataka" },
    ...{ isInterState, stateTax: "SGST", lines, totals, totalInWords: amountInWords(totals.total) },
    ...fields,
  };
}
