import { generateDemo } from "../../demo/generate.ts";
import { day } from "../../src/shop/basics/india-time.ts";
import { eggMarkOf } from "../../src/shop/catalogue/rules/egg-mark.ts";
import {
  giftOf,
  type ListedProduct,
  listedSku,
  NO_FILTER,
  PERSONALIZATIONS,
} from "../../src/shop/catalogue/rules/listing-filter.ts";
import { indexEntryOf } from "../../src/shop/search/rules/index-entry.ts";
import { rankMatches } from "../../src/shop/search/rules/rank-matches.ts";
import {
  productWords,
  understandQuery,
  withoutRelations,
} from "../../src/shop/search/rules/understand-query.ts";
import { indexWords } from "../../src/shop/search/rules/word-index.ts";

const { catalogue } = generateDemo();
const titles = new Map(catalogue.categories.map(({ slug, title }) => [slug, title]));
const skusByProduct = Map.groupBy(catalogue.skus, ({ productId }) => productId);

/** The demo's products, in the shop's order. */
export const demoProducts = catalogue.products.toSorted((a, b) => a.rank - b.rank);
export const skusOf = (product: { id: string }) => skusByProduct.get(product.id) ?? [];
export const categoryTitle = (product: { category: string }) => titles.get(product.category) ?? "";

/** The search index of the demo's products. */
export const demoIndex = indexWords(
  demoProducts.map((product) => {
    const choices = skusOf(product);
    const facts = [...choices.map(({ weight }) => weight), ...product.personalization];
    if (choices.some(({ eggless }) => eggMarkOf(product, eggless) === "eggless")) facts.push("eggless");
    return indexEntryOf({
      ...product,
      facts,
      flavours: [product.flavour, ...choices.map(({ flavour }) => flavour)],
      category: categoryTitle(product),
    });
  }),
);

const listed = demoProducts.map((product): ListedProduct<ReturnType<typeof skusOf>[number]> => {
  const possible = new Set(product.personalization.map((name) => name.toLowerCase()));
  return {
    gift: giftOf(product.kind),
    deliveryTime: product.deliveryTime as ListedProduct["deliveryTime"],
    leadHours: product.leadHours,
    personalization: PERSONALIZATIONS.filter((name) => possible.has(name)),
    occasions: product.occasions,
    isFood: eggMarkOf(product, true) !== null,
    skus: skusOf(product),
  };
});

type FoundProduct = { name: string; pictureId: string; weight: string; rupees: number; eggless: boolean };

/** Returns the products of the search page for a query, without the slots of a pincode. */
export function searchDemo(query: string): FoundProduct[] {
  const understood = understandQuery(query, day("2026-11-23"));
  const matching = (words: string) => [
    ...(words === "" ? demoProducts.keys() : rankMatches(demoIndex, words).positions),
  ];
  const positions = [understood, withoutRelations(understood)].flatMap((search) =>
    search ? [matching(productWords(search.words))] : [],
  );
  const { filter } = understood;
  return (positions.find((some) => some.length > 0) ?? []).flatMap((position) => {
    const [product, row] = [listed[position], demoProducts[position]];
    const skuRow = product && listedSku(product, { ...NO_FILTER, ...filter });
    if (!skuRow?.active || !row) return [];
    const { name, pictureId } = row;
    const { weight, sellPaise, eggless } = skuRow;
    return [{ name, pictureId, weight, rupees: sellPaise / 100, eggless }];
  });
}
