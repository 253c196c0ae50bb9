/** The nearest price in whole rupees that ends in 9. */
export function shopPrice(rupees: number): number {
  return Math.max(9, Math.round((rupees - 9) / 10) * 10 + 9);
}

/** The struck-through price for exactly this discount. Prefers one that ends in 9, 0 or 5, and the nearest of these. */
export function struckPrice(sell: number, percentOff: number): number {
  if (percentOff === 0) return sell;
  const exact = sell / (1 - percentOff / 100);
  const near = Array.from({ length: 21 }, (_, step) => Math.round(exact) - 10 + step).filter(
    (price) => price > sell && Math.round(((price - sell) / price) * 100) === percentOff,
  );
  const ugliness = (price: number) => (price % 10 === 9 ? 0 : price % 5 === 0 ? 2 : 20);
  const [best] = near.sort((a, b) => ugliness(a) + Math.abs(a - exact) - ugliness(b) - Math.abs(b - exact));
  if (best === undefined) throw new Error(`no price gives ${percentOff}% off ${sell}`);
  return best;
}
