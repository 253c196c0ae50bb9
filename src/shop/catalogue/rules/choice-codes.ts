import { bandOf, gramsOf, type ListedProduct, NO_FILTER, shownSku } from "./listing-filter.ts";

/** The filters whose choices are counted. */
export type ChoiceKind =
  | "price"
  | "delivery"
  | "personalization"
  | "gifts"
  | "flavours"
  | "weights"
  | "occasions"
  | "eggless"
  | "ready";

type Choice = { kind: ChoiceKind; value: string };

/** Every choice by its code. A catalogue has a few hundred. */
const choices: Choice[] = [];
const codes = new Map<string, number>();
const codesByProduct = new WeakMap<ListedProduct, number[]>();

export function choiceOf(code: number): Choice | undefined {
  return choices[code];
}

/**
 * The codes of all choices that leave this product if no filter is chosen. Memoised: a search counts thousands of products,
 * and an array of numbers is counted 20 times as fast as their texts.
 */
export function choiceCodes(product: ListedProduct): readonly number[] {
  const known = codesByProduct.get(product);
  if (known) return known;
  const ofProduct = choicesOf(product).map(codeOf);
  codesByProduct.set(product, ofProduct);
  return ofProduct;
}

function codeOf({ kind, value }: Choice): number {
  const name = `${kind} ${value}`;
  const known = codes.get(name);
  if (known !== undefined) return known;
  codes.set(name, choices.length);
  return choices.push({ kind, value }) - 1;
}

function choicesOf(product: ListedProduct): Choice[] {
  const skuRow = shownSku(product, NO_FILTER);
  if (!skuRow) return [];
  const { flavours, weights } = labelsOf(product);
  const all = (kind: ChoiceKind, values: Iterable<string>) =>
    Array.from(values, (value) => ({ kind, value }));
  const isEggless = shownSku(product, { ...NO_FILTER, eggless: true }) !== undefined;
  return [
    ...all("price", [bandOf(skuRow.sellPaise)]),
    ...all("delivery", [product.deliveryTime]),
    ...all("personalization", product.personalization),
    ...all("gifts", [product.gift]),
    ...all("flavours", flavours),
    ...all("weights", weights),
    ...all("occasions", product.occasions),
    ...all("eggless", isEggless ? ["yes"] : []),
    ...all("ready", [String(product.leadHours)]),
  ];
}

type Labels = { flavours: Set<string>; weights: Set<string> };

const labels = new WeakMap<ListedProduct, Labels>();

/** The flavours and weights of a product's SKUs. Memoised: a listing asks this for thousands of SKUs. */
export function labelsOf(product: ListedProduct): Labels {
  const known = labels.get(product);
  if (known) return known;
  const ofProduct: Labels = { flavours: new Set(), weights: new Set() };
  for (const { flavour, weight } of product.skus) {
    if (flavour !== "") ofProduct.flavours.add(flavour);
    if (gramsOf(weight) !== null) ofProduct.weights.add(weight);
  }
  labels.set(product, ofProduct);
  return ofProduct;
}
