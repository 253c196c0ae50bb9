import { type Paise, paise } from "../../basics/money.ts";

/**
 * Splits an amount in proportion to weights, exactly to the paisa: remainders go to the parts that rounding cut most,
 * the first ones first. No part exceeds its weight.
 * @param amount from 0 to the sum of the weights
 */
export function apportion(amount: Paise, weights: readonly Paise[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (amount < 0 || BigInt(amount) > whole)
    throw new RangeError(`${amount} can't be apportioned over ${whole}`);
  if (whole === 0n) return weights.map(() => paise(0));
  // Paise times paise are more than a number holds exactly.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((share) => Number(share / whole));
  const lost = exact
    .map((share, position) => ({ position, rest: share % whole }))
    .sort((a, b) => Number(b.rest - a.rest) || a.position - b.position);
  const remainder = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const { position } of lost.slice(0, remainder)) shares[position] = (shares[position] ?? 0) + 1;
  return shares.map(paise);
}
