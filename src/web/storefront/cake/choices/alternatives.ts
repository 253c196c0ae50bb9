import type { Choice } from "../../../../shop/catalogue/storefront/get-product-page.ts";

/** In what a product's SKUs can differ, in the order of the page. */
const AXES = ["weight", "flavour", "shape", "eggless"] as const;
export type Axis = (typeof AXES)[number];

/** One choice of the page, with its options: each names the SKU it leads to. */
export type Alternatives = { axis: Axis; options: Choice[] };

/**
 * The choices in which a product's SKUs differ. An option leads to the SKU that has it, shares most with the chosen
 * one, and can be ordered.
 */
export function alternativesOf(chosen: Choice, choices: Choice[]): Alternatives[] {
  return AXES.flatMap((axis) => {
    const answers = [...new Set(choices.map((choice) => choice[axis]))];
    if (answers.length < 2) return [];
    return [{ axis, options: answers.flatMap((answer) => nearest(chosen, choices, axis, answer)) }];
  });
}

function nearest(chosen: Choice, choices: Choice[], axis: Axis, answer: Choice[Axis]): Choice[] {
  if (chosen[axis] === answer) return [chosen];
  const [first, ...rest] = choices.filter((choice) => choice[axis] === answer);
  if (!first) return [];
  const closeness = (choice: Choice) =>
    AXES.filter((axis) => choice[axis] === chosen[axis]).length + (choice.active ? 0.5 : 0);
  return [rest.reduce((best, choice) => (closeness(choice) > closeness(best) ? choice : best), first)];
}
