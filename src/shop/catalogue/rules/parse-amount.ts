/** A typed or pasted amount in paise: `₹1,299`, `Rs. 649.50`, ` 1 299 `. Null if it is not an amount. */
export function parseAmount(text: string): number | null {
  const digits = text
    .replace(/^\s*(₹|Rs\.?|INR)/i, "")
    .replace(/\/-\s*$/, "")
    .replace(/[\s,]/g, "");
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(digits)) return null;
  return Math.round(Number(digits) * 100);
}

/** An amount as a cell shows and takes it: `1,299` or `649.50`. */
export function showAmount(paise: number): string {
  const options = paise % 100 === 0 ? WHOLE : EXACT;
  return options.format(paise / 100);
}

const WHOLE = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
