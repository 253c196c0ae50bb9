import { minus, type Paise, paise, plus } from "../../basics/money.ts";
import { apportion } from "./apportion.ts";
import { type Taxed, takeTaxOut } from "./tax.ts";

/** Codes of units in the tax returns: pieces, and not applicable (delivery). */
export const TAX_UNITS = ["NOS", "NA"] as const;

export type TaxUnit = (typeof TAX_UNITS)[number];

/** A line of an invoice or credit note; everything but `gross` is after the discount. */
export type TaxLine = Taxed & {
  description: string;
  hsn: string;
  quantity: number;
  /** The unit's code in the returns: `NOS` for pieces, `NA` for delivery. */
  unit: TaxUnit;
  gross: Paise;
  discount: Paise;
  rateBp: number;
  total: Paise;
};

export type TaxTotals = Taxed & { gross: Paise; discount: Paise; total: Paise };

type Thing = { description: string; hsn: string; rateBp: number; quantity: number; total: Paise };

/**
 * The lines of an invoice, which add up exactly to the payment. Coins, a discount known at order time, reduce the
 * taxable value of every line in proportion. Delivery takes code and rate of the dearest item, as part of its supply.
 * @param paid items and delivery less the discount
 */
export function invoiceLines({
  things,
  deliveryName,
  discount,
  paid,
  isInterState,
}: {
  things: readonly Thing[];
  deliveryName: string;
  discount: Paise;
  paid: Paise;
  isInterState: boolean;
}): TaxLine[] {
  const [first, ...others] = things;
  if (!first) throw new Error("an order without anything in it");
  const delivery = paise(paid + discount - plus(...things.map(({ total }) => total)));
  if (delivery < 0) throw new Error("less was paid than the things cost");
  const dearest = others.reduce((most, line) => (line.total > most.total ? line : most), first);
  const { hsn, rateBp } = dearest;
  const rows = things.map((line) => ({ ...line, unit: "NOS" as const }));
  const parts = [
    ...rows,
    ...(delivery === 0
      ? []
      : [{ description: deliveryName, hsn, rateBp, quantity: 1, unit: "NA" as const, total: delivery }]),
  ];
  const discounts = apportion(
    discount,
    parts.map(({ total }) => total),
  );
  return parts.map(({ total: gross, ...line }, position) => {
    const less = discounts[position] ?? paise(0);
    const total = minus(gross, less);
    return { ...line, gross, discount: less, total, ...takeTaxOut(total, line.rateBp, isInterState) };
  });
}

export function totalsOf(lines: readonly TaxLine[]): TaxTotals {
  const sum = (of: (line: TaxLine) => Paise) => plus(...lines.map(of));
  return {
    gross: sum(({ gross }) => gross),
    discount: sum(({ discount }) => discount),
    taxable: sum(({ taxable }) => taxable),
    cgst: sum(({ cgst }) => cgst),
    sgst: sum(({ sgst }) => sgst),
    igst: sum(({ igst }) => igst),
    total: sum(({ total }) => total),
  };
}
