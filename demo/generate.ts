import { day } from "../src/shop/basics/india-time.ts";
import { readAllergens } from "../src/shop/catalogue/rules/allergens.ts";
import { makeCategories, setMainCategories } from "./make-categories.ts";
import { makeComboParts } from "./make-combo-parts.ts";
import { makeCombos } from "./make-combos.ts";
import { makeDelivery } from "./make-delivery.ts";
import { makeDrafts } from "./make-drafts.ts";
import { makeProducts } from "./make-products.ts";
import { readTables, type Tables } from "./tables.ts";

/**
 * The whole demo shop as rows of the catalogue and delivery tables, generated from `demo/tables`. The same tables
 * give the same rows on every machine and day.
 */
export function generateDemo(tables: Tables = readTables()) {
  const drafts = makeDrafts(tables);
  const combos = makeCombos(tables, drafts);
  const made = makeProducts(tables, [...drafts, ...combos]);
  setMainCategories(tables, made);
  return {
    catalogue: {
      taxRates: tables.taxRates,
      products: made.map(({ product }) => product),
      skus: made.flatMap(({ skus }) => skus),
      ...makeCategories(tables, made),
      addOns: tables.addOns.map(
        ({ sku, name, price, picture, taxClass, active, question, limit, forCakes, allergens }, index) => ({
          sku,
          name,
          pricePaise: price * 100,
          pictureId: picture,
          taxClass,
          active,
          position: index + 1,
          question,
          answerLimit: limit,
          forCakes,
          isFood: allergens !== "",
          ...readAllergens(allergens),
        }),
      ),
      combos: made.flatMap(({ draft, skus }, index) => {
        const [first] = skus;
        if (!draft.combo || !first) return [];
        return [{ productId: draft.combo.of, sku: first.sku, label: draft.combo.label, position: index }];
      }),
      comboParts: makeComboParts(tables, made),
    },
    delivery: makeDelivery(tables),
    reviews: tables.reviews.map(({ product, on, ...row }) => ({
      ...row,
      on: day(on),
      productId: product || null,
    })),
  };
}
