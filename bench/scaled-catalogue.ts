import { generateDemo } from "../demo/generate.ts";

type Demo = ReturnType<typeof generateDemo>;

/** The demo shop with about this many SKUs: its first products, or numbered copies of all. */
export function scaledCatalogue(skus: number): Demo {
  const demo = generateDemo();
  const { catalogue } = demo;
  const skusOf = Map.groupBy(catalogue.skus, ({ productId }) => productId);
  const categoriesOf = Map.groupBy(catalogue.productCategories, ({ productId }) => productId);
  const products: typeof catalogue.products = [];
  const skuRows: typeof catalogue.skus = [];
  const listed: typeof catalogue.productCategories = [];
  for (let copy = 1; skuRows.length < skus; copy += 1) {
    const suffix = copy === 1 ? "" : `Z${copy}`;
    for (const product of catalogue.products) {
      if (skuRows.length >= skus) break;
      const id = `${product.id}${suffix}`;
      const name = copy === 1 ? product.name : `${product.name} ${copy}`;
      products.push({ ...product, id, name, rank: products.length + 1 });
      for (const skuRow of skusOf.get(product.id) ?? [])
        skuRows.push({ ...skuRow, productId: id, sku: `${skuRow.sku}${suffix}` });
      for (const { category } of categoriesOf.get(product.id) ?? []) listed.push({ category, productId: id });
    }
  }
  const ids = new Set(products.map(({ id }) => id));
  const knownSkus = new Set(skuRows.map(({ sku }) => sku));
  const filled = new Set(listed.map(({ category }) => category));
  return {
    ...demo,
    catalogue: {
      ...catalogue,
      ...{ products, skus: skuRows, productCategories: listed },
      menuItems: catalogue.menuItems.filter(({ slug }) => filled.has(slug)),
      combos: catalogue.combos.filter(({ productId, sku }) => ids.has(productId) && knownSkus.has(sku)),
      comboParts: catalogue.comboParts.filter(
        ({ sku, partSku }) => knownSkus.has(sku) && (partSku === null || knownSkus.has(partSku)),
      ),
    },
    reviews: demo.reviews.filter(({ productId }) => productId === null || ids.has(productId)),
  };
}
