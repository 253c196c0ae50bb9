/** Random choices from a seed, so that a run can be repeated with the same wishes and faults. */
export type SeededRandom = {
  /** True with this probability, 0 to 1. */
  chance(often: number): boolean;
  /** A whole number from `from` to `to` inclusive. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** An independent generator per shopper, so that the order of shoppers does not matter. */
  of(nth: number): SeededRandom;
};

/** The generator mulberry32: small, and even enough for shoppers. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    chance: (often) => next() < often,
    between,
    pick: (list) => {
      if (list.length === 0) throw new Error("nothing to pick from");
      return list[between(0, list.length - 1)] as (typeof list)[number];
    },
    of: (nth) => seededRandom(seed ^ Math.imul(nth + 1, 0x9e3779b1)),
  };
}
