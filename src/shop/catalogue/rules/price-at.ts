import type { Paise } from "../../basics/money.ts";

/** The price of a SKU: before the discount, and as paid. */
export type Price = { pricePaise: Paise; sellPaise: Paise };

/** A price that begins at a set time, in ms. Without an end it is the new normal price from then on. */
export type PlannedPrice = Price & { from: number; until: number | null };

/**
 * The price at a time. A temporary price goes before the normal one; of several, the one that began last. `planned` is
 * in the order in which it was planned, so that the later of two with the same start counts.
 */
export function priceAt(normal: Price, planned: readonly PlannedPrice[], at: number): Price {
  const begun = planned.filter(({ from, until }) => from <= at && (until === null || at < until));
  const temporary = begun.filter(({ until }) => until !== null);
  const latest = lastToBegin(temporary) ?? lastToBegin(begun);
  const { pricePaise, sellPaise } = latest ?? normal;
  return { pricePaise, sellPaise };
}

/** Time of the next planned price change, in ms; Infinity if none is planned. */
export function nextPriceTime(planned: readonly PlannedPrice[], at: number): number {
  const times = planned.flatMap(({ from, until }) => (until === null ? [from] : [from, until]));
  return times.filter((time) => time > at).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

function lastToBegin(planned: readonly PlannedPrice[]): PlannedPrice | undefined {
  return planned.reduce<PlannedPrice | undefined>(
    (last, price) => (last === undefined || price.from >= last.from ? price : last),
    undefined,
  );
}
