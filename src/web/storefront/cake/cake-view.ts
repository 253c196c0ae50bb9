import type { Paise } from "../../../shop/basics/money.ts";
import type { Choice, ProductPage } from "../../../shop/catalog/get-product-page.ts";
import type { Picture } from "../../../shop/catalog/pictures.ts";
import type { Tile } from "../../../shop/catalog/product-card.ts";
import { type Alternatives, alternativesOf } from "./alternatives.ts";

/** A combo as the page shows it. */
export type ComboView = {
  sku: string;
  label: string;
  href: string;
  pricePaise: Paise;
  sellPaise: Paise;
  active: boolean;
  tile: Tile;
  cutout: Picture;
};

/** All that the page of a cake needs, and nothing more: it travels to the browser a second time as data. */
export type CakeView = Pick<
  ProductPage,
  | "productId"
  | "name"
  | "description"
  | "care"
  | "delivery"
  | "allergens"
  | "kcalPer100g"
  | "takesMessage"
  | "tile"
  | "cutout"
  | "photos"
  | "rating"
  | "trail"
  | "chosen"
> & {
  /** Does it contain cake, so that eggless or not is a question at all? */
  isBaked: boolean;
  alternatives: Alternatives[];
  /** All SKUs of the product: a draft for one of them is a draft for this page. */
  skus: string[];
  combos: ComboView[];
};

const BAKED = new Set(["cake", "pastry", "combo"]);

export function toCakeView(page: ProductPage): CakeView {
  const { productId, name, description, care, delivery, allergens, kcalPer100g, takesMessage } = page;
  const { tile, cutout, photos, rating, trail, chosen, choices } = page;
  return {
    ...{ productId, name, description, care, delivery, allergens, kcalPer100g, takesMessage },
    ...{ tile, cutout, photos, rating, trail, chosen },
    isBaked: BAKED.has(page.kind),
    alternatives: alternativesOf(chosen, choices),
    skus: choices.map((choice) => choice.sku),
    combos: page.combos.map(({ sku, label, href, pricePaise, sellPaise, active, tile, cutout }) => ({
      ...{ sku, label, href, pricePaise, sellPaise, active, tile, cutout },
    })),
  };
}

/** What the page calls the thing: its name with its weight. */
export function fullName({ name, chosen }: { name: string; chosen: Pick<Choice, "weight"> }): string {
  return chosen.weight === "" ? name : `${name}, ${chosen.weight}`;
}
