import type { generateDemo } from "./generate.ts";

type Demo = ReturnType<typeof generateDemo>;

/**
 * The demo shop with exactly this many SKUs: the first products of a smaller shop, or numbered copies for a larger
 * one.
 */
export function scaleDemo({ catalogue, delivery, reviews }: Demo, skus: number): Demo {
  const skusOf = Map.groupBy(catalogue.skus, ({ productId }) => productId);
  const categoriesOf = Map.groupBy(catalogue.productCategories, ({ productId }) => productId);
  const products: Demo["catalogue"]["products"] = [];
  const chosenSkus: Demo["catalogue"]["skus"] = [];
  const listed: Demo["catalogue"]["productCategories"] = [];
  const ids = new Set(catalogue.products.map((product) => product.id));
  for (let copy = 1; chosenSkus.length < skus; copy += 1) {
    for (const product of catalogue.products) {
      if (chosenSkus.length === skus) break;
      const id = copy === 1 ? product.id : freeId(ids, `${product.id}X${copy}`);
      ids.add(id);
      const name = copy === 1 ? product.name : `${product.name} ${copy}`;
      products.push({ ...product, id, name, rank: products.length + 1 });
      for (const sku of (skusOf.get(product.id) ?? []).slice(0, skus - chosenSkus.length))
        chosenSkus.push({ ...sku, productId: id, sku: `${id}${sku.sku.slice(product.id.length)}` });
      for (const { category } of categoriesOf.get(product.id) ?? []) listed.push({ category, productId: id });
    }
  }
  const keptIds = new Set(products.map(({ id }) => id));
  const chosenCodes = new Set(chosenSkus.map(({ sku }) => sku));
  // A combo without one of its parts would be sold without it.
  const torn = new Set(
    catalogue.comboParts.flatMap(({ sku, partSku }) =>
      partSku === null || chosenCodes.has(partSku) ? [] : sku,
    ),
  );
  const filled = new Set(listed.map(({ category }) => category));
  return {
    catalogue: {
      ...catalogue,
      products,
      skus: chosenSkus,
      productCategories: listed,
      menuItems: catalogue.menuItems.filter(({ slug }) => filled.has(slug)),
      combos: catalogue.combos.filter(({ productId, sku }) => keptIds.has(productId) && chosenCodes.has(sku)),
      comboParts: catalogue.comboParts.filter(({ sku }) => chosenCodes.has(sku) && !torn.has(sku)),
    },
    delivery,
    reviews: reviews.filter(({ productId }) => productId === null || keptIds.has(productId)),
  };
}

/** Appends X while a product of the demo has the id. A SKU begins with its product's id. */
function freeId(taken: Set<string>, id: string): string {
  return taken.has(id) ? freeId(taken, `${id}X`) : id;
}
