import { type Paise, paise } from "../../basics/money.ts";

/** Rates are in hundredths of a percent: 500 is 5%. */
const WHOLE = 10_000;

export type Taxed = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise };

/**
 * Splits an amount that includes tax. Taxable value = amount x 100 / (100 + rate), rounded to the paisa; the rest is
 * tax. Within a state it is halved, and an odd paisa goes to the taxable value. The parts always add up.
 */
export function takeTaxOut(amount: Paise, rateBp: number, isInterState: boolean): Taxed {
  const tax = amount - Math.round((amount * WHOLE) / (WHOLE + rateBp));
  if (isInterState) return { taxable: paise(amount - tax), cgst: paise(0), sgst: paise(0), igst: paise(tax) };
  const half = paise(Math.floor(tax / 2));
  return { taxable: paise(amount - 2 * half), cgst: half, sgst: half, igst: paise(0) };
}

/** Formats a rate, or half of one: `5%`, `2.5%`. */
export function showRate(rateBp: number): string {
  return `${rateBp / 100}%`;
}
