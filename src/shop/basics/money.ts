/** An amount of money: a whole number of paise, never rupees, never a fraction. */
export type Paise = number & { readonly __paise: unique symbol };

/** Converts a whole number to paise. Throws on a fraction, which is a bug. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of paise: ${amount}`);
  return amount as Paise;
}

export const NO_MONEY = paise(0);

/** Rupees from the contract (may have two decimals) to paise. */
export function fromRupees(rupees: number): Paise {
  return paise(Math.round(rupees * 100));
}

/** Paise to rupees for the contract's replies, where the specification speaks rupees. */
export function toRupees(amount: Paise): number {
  return amount / 100;
}

export function plus(...amounts: Paise[]): Paise {
  return paise(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function minus(from: Paise, amount: Paise): Paise {
  return paise(from - amount);
}

export function times(amount: Paise, quantity: number): Paise {
  return paise(amount * quantity);
}

const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `₹1,299` or `₹1,299.50`: Indian grouping, paise only where there are any. */
export function showMoney(amount: Paise): string {
  const sign = amount < 0 ? "−" : "";
  const rupees = Math.abs(amount) / 100;
  return `${sign}₹${(Number.isInteger(rupees) ? whole : exact).format(rupees)}`;
}

/** `1,39,646`: a count in Indian grouping. */
export function showCount(count: number): string {
  return whole.format(count);
}

/** Rounded percentage off, for the discount badge; 0 if there is none. */
export function discountPercent(price: Paise, sell: Paise): number {
  if (price <= 0 || sell >= price) return 0;
  return Math.round(((price - sell) / price) * 100);
}
