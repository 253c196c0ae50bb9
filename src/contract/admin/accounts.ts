import * as z from "zod/mini";
import { DOCUMENT_KINDS } from "../../shop/invoices/rules/document-number.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { DayText, openCode, Rupees } from "../fields.ts";

const amounts = {
  taxable: described(Rupees, "Without tax"),
  ...{ igst: Rupees, cgst: Rupees, sgst: Rupees },
  total: Rupees,
};
const Amounts = z.object(amounts);

const Rate = described(z.number(), "Percent");
const PlaceOfSupply = described(z.string(), "The state's code: 07 is Delhi");
const Gstin = described(z.string(), "The registration that issued it");

const ByState = z.array(
  z.object({ placeOfSupply: PlaceOfSupply, interState: z.boolean(), rate: Rate, ...amounts }),
);

const GstReturn = z.object({
  gstin: z.string(),
  table5: described(ByState, "To other states, above ₹1,00,000"),
  table7: described(ByState, "Other sales to customers without a registration"),
  table8: described(ByState, "Goods without tax"),
  table12: described(
    z.array(
      z.object({
        hsn: z.string(),
        rate: Rate,
        quantity: described(z.int(), "Pieces; goods that were credited stay in it"),
        ...amounts,
      }),
    ),
    "By HSN code and rate",
  ),
  table13: described(
    z.array(
      z.object({ kind: openCode(DOCUMENT_KINDS), from: z.string(), to: z.string(), documents: z.int() }),
    ),
    "The numbers of the documents that were issued",
  ),
  invoiced: Amounts,
  credited: Amounts,
  total: described(Amounts, "Invoiced less credited"),
});

const document = {
  number: z.string(),
  issuedOn: DayText,
  gstin: Gstin,
  placeOfSupply: PlaceOfSupply,
  order: described(z.uuid(), "The order's uuid"),
  ...amounts,
};

const CreditNote = z.object({
  ...document,
  invoice: described(z.string(), "The number of the invoice"),
  invoicedOn: DayText,
});

const GstReturns = z.object({
  month: z.string(),
  returns: described(z.array(GstReturn), "One for each registration"),
  creditNotes: described(z.array(CreditNote), "The oldest first, 10,000 at most"),
});
export type GstReturnsBody = z.infer<typeof GstReturns>;

export const GstReturnsReply = replyOf(GstReturns);

export const InvoicesReply = replyOf(
  z.object({
    invoices: described(z.array(z.object(document)), "The oldest first"),
    next: described(z.nullable(z.string()), "Send it as `after` for the next page; null on the last one"),
  }),
);
