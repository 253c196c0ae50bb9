import { gramsOf } from "./listing-filter.ts";
import type { ProductKind } from "./product-kinds.ts";

/** The work that something costs a kitchen, besides its place in a slot. */
export type Work = { ovenMinutes: number; decoratorMinutes: number };

/** Minutes of a piece as staff set them; null where they set none. */
export type SetMinutes = { ovenMinutes: number | null; decoratorMinutes: number | null };

/** Not set: the category's value, else the default of the kind. */
export const NO_MINUTES: SetMinutes = { ovenMinutes: null, decoratorMinutes: null };

export const NO_WORK: Work = { ovenMinutes: 0, decoratorMinutes: 0 };

/** The most that can be set: a day. */
export const MOST_PIECE_MINUTES = 1_440;

/** The usual minutes of oven and decorator, until staff set others. */
const USUAL: Record<ProductKind, [oven: number, decorator: number]> = {
  cake: [20, 15],
  pastry: [15, 5],
  flowers: [0, 10],
  plant: [0, 5],
  balloons: [0, 5],
  hamper: [0, 10],
  chocolates: [0, 5],
  "soft-toy": [0, 0],
  gift: [0, 0],
  combo: [20, 20],
};

/** The usual work of a piece of this kind. */
function usualWork(kind: ProductKind): Work {
  const [ovenMinutes, decoratorMinutes] = USUAL[kind];
  return { ovenMinutes, decoratorMinutes };
}

/** The minutes of a piece: its own, or those of its main category, or those that are usual of its kind. */
export function minutesOf(kind: ProductKind, own: SetMinutes, ofCategory: SetMinutes | null): Work {
  const usual = usualWork(kind);
  return {
    ovenMinutes: own.ovenMinutes ?? ofCategory?.ovenMinutes ?? usual.ovenMinutes,
    decoratorMinutes: own.decoratorMinutes ?? ofCategory?.decoratorMinutes ?? usual.decoratorMinutes,
  };
}

/** The work of one piece of this size: 2 kg take twice the minutes of 1 kg. Less than 1 kg takes those of 1 kg. */
export function workOfPiece({
  kind,
  weight,
  ofCategory,
  ...own
}: SetMinutes & { kind: ProductKind; weight: string; ofCategory: SetMinutes | null }): Work {
  const minutes = minutesOf(kind, own, ofCategory);
  const kilograms = Math.max(1, (gramsOf(weight) ?? 0) / 1_000);
  return {
    ovenMinutes: Math.ceil(minutes.ovenMinutes * kilograms),
    decoratorMinutes: Math.ceil(minutes.decoratorMinutes * kilograms),
  };
}

/** More than any slot has; far below what the database can add up. */
const MOST_ORDER_MINUTES = 1_000_000;

/** The work of an order. */
export function workOfOrder(pieces: { work: Work; quantity: number }[]): Work {
  const total = (minutes: (work: Work) => number) =>
    Math.min(
      MOST_ORDER_MINUTES,
      pieces.reduce((sum, { work, quantity }) => sum + minutes(work) * quantity, 0),
    );
  return {
    ovenMinutes: total(({ ovenMinutes }) => ovenMinutes),
    decoratorMinutes: total(({ decoratorMinutes }) => decoratorMinutes),
  };
}
