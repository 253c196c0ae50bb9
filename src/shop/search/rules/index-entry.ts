import type { Entry } from "./word-index.ts";
import { PASSING } from "./word-index.ts";

/** The weight of a word, by the text it occurs in. */
const NAME = 10;
const FLAVOUR = 8;
const CATEGORY = 6;
const OCCASION = 5;
const KIND = 4;
const FACT = 3;

/** The parts of a product that searches read. */
export type Searchable = {
  name: string;
  flavours: string[];
  /** Title of its category. */
  category: string;
  occasions: string[];
  kind: string;
  /** Weights, what can be put on it, `eggless`. */
  facts: string[];
  description: string;
};

/** The texts of a product with their weights. */
export function indexEntryOf(product: Searchable): Entry {
  return [
    { text: product.name, weight: NAME },
    { text: [...new Set(product.flavours)].join(", "), weight: FLAVOUR },
    { text: product.category, weight: CATEGORY },
    { text: product.occasions.join(", "), weight: OCCASION },
    { text: product.kind, weight: KIND },
    { text: [...new Set(product.facts)].join(", "), weight: FACT },
    { text: product.description, weight: PASSING },
  ];
}
