import { ToWords } from "to-words/en-IN";
import type { Paise } from "../../basics/money.ts";

const NUMBERS = new ToWords({ converterOptions: { useAnd: true } });

/** to-words writes tens and ones without a hyphen: `twenty three`. */
const COMPOUND = /ty (?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/g;

/** `Rupees one lakh twenty thousand and five and fifty paise only`: as Indian invoices write it. */
export function amountInWords(amount: Paise): string {
  const paise = amount % 100;
  const end = paise === 0 ? "" : ` and ${inWords(paise)} paise`;
  return `Rupees ${inWords(Math.floor(amount / 100))}${end} only`;
}

/** From 100 crore, to-words counts in arab. No order comes near that. */
function inWords(number: number): string {
  return NUMBERS.convert(number).toLowerCase().replace(COMPOUND, "ty-");
}
