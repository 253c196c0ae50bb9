import { type Paise, paise } from "../../basics/money.ts";

/** Rates are in hundredths of a percent: 500 is 5%. */
const WHOLE = 10_000;

export type Taxed = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise };

/**
 * Takes the tax out of an amount that includes it. Taxable value = amount x 100 / (100 + rate), rounded to the paisa;
 * the rest is tax. Within a state it goes half to each of the two taxes, and a paisa that can't be halved counts to
 * the taxable value. The parts always add up to the amount.
 */
export function takeTaxOut(amount: Paise, rateBp: number, isInterState: boolean): Taxed {
  const tax = amount - Math.round((amount * WHOLE) / (WHOLE + rateBp));
  if (isInterState) return { taxable: paise(amount - tax), cgst: paise(0), sgst: paise(0), igst: paise(tax) };
  const half = paise(Math.floor(tax / 2));
  return { taxable: paise(amount - 2 * half), cgst: half, sgst: half, igst: paise(0) };
}

/** `5%`, `2.5%`: a rate, or half of it, as people write it. */
export function showRate(rateBp: number): string {
  return `${rateBp / 100}%`;
}
