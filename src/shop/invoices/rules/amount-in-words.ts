import type { Paise } from "../../basics/money.ts";

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** `Rupees one lakh twenty thousand and five and fifty paise only`: as Indian invoices write it. */
export function amountInWords(amount: Paise): string {
  const rupees = Math.floor(amount / 100);
  const rest = amount % 100;
  const more = rest === 0 ? "" : ` and ${belowHundred(rest)} paise`;
  return `Rupees ${inWords(rupees)}${more} only`;
}

const STEPS: [number, string][] = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1_000, "thousand"],
  [100, "hundred"],
];

function inWords(number: number): string {
  if (number < 100) return belowHundred(number);
  const [size, name] = STEPS.find(([step]) => number >= step) as [number, string];
  const rest = number % size;
  const and = rest > 0 && rest < 100 ? " and" : "";
  return `${inWords(Math.floor(number / size))} ${name}${and}${rest === 0 ? "" : ` ${inWords(rest)}`}`;
}

function belowHundred(number: number): string {
  if (number < 20) return ONES[number] as string;
  const one = number % 10;
  return `${TENS[Math.floor(number / 10)]}${one === 0 ? "" : `-${ONES[one]}`}`;
}
