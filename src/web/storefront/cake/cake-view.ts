import type { Paise } from "../../../shop/basics/money.ts";
import type { Picture } from "../../../shop/catalogue/pictures.ts";
import { type EggMark, eggMarkOf } from "../../../shop/catalogue/rules/egg-mark.ts";
import {
  inUnit,
  NUTRIENT_WORDS,
  NUTRIENTS,
  type Nutrition,
} from "../../../shop/catalogue/rules/nutrition.ts";
import type { Choice, ProductPage } from "../../../shop/catalogue/storefront/get-product-page.ts";
import { type Alternatives, alternativesOf } from "./choices/alternatives.ts";

/** A combo as the page shows it. */
export type ComboView = {
  sku: string;
  label: string;
  /** Of the whole combo, which need not be that of the cake on the page. */
  weight: string;
  href: string;
  pricePaise: Paise;
  sellPaise: Paise;
  active: boolean;
  cutout: Picture;
};

/** Facts on a product that are the same for all its SKUs. */
export type AboutView = Pick<
  ProductPage,
  "description" | "care" | "delivery" | "allergens" | "kcalPer100g"
> & {
  /** Measured nutrients per 100 g: `Protein`, `4.5 g`. */
  nutrients: { name: string; amount: string }[];
  /** Empty if each weight option states it. */
  serves: string;
};

/** All that the cake page needs and nothing more: it is sent to the browser again as data. */
export type CakeView = Pick<
  ProductPage,
  | "productId"
  | "name"
  | "description"
  | "leadHours"
  | "customised"
  | "takesMessage"
  | "photoPrint"
  | "tile"
  | "cutout"
  | "photos"
  | "trail"
  | "chosen"
> & {
  rating: Pick<ProductPage["rating"], "average" | "reviews">;
  /** The egg mark; null for products that are not food. */
  mark: EggMark | null;
  /** Whether it is only a cake, so that the bill may call it one. */
  isCake: boolean;
  alternatives: Alternatives[];
  /** All SKUs of the product: a draft for one of them counts for this page. */
  skus: string[];
};

export function toCakeView(page: ProductPage): CakeView {
  const { productId, name, description, leadHours, customised, takesMessage, photoPrint } = page;
  const { tile, cutout, photos, trail } = page;
  const { chosen, choices } = page;
  return {
    ...{ productId, name, description, leadHours, customised, takesMessage, photoPrint },
    ...{ tile, cutout, photos, trail, chosen },
    rating: { average: page.rating.average, reviews: page.rating.reviews },
    mark: eggMarkOf(page, chosen.eggless),
    isCake: page.kind === "cake",
    alternatives: alternativesOf(chosen, choices),
    skus: choices.map((choice) => choice.sku),
  };
}

export function toAboutView({ choices, ...page }: ProductPage): AboutView {
  const { description, care, delivery, allergens, kcalPer100g } = page;
  const [serves = "", ...others] = new Set(choices.map((choice) => choice.serves));
  return {
    ...{ description, care, delivery, allergens, kcalPer100g },
    nutrients: nutrientsOf(page),
    serves: others.length === 0 ? serves : "",
  };
}

function nutrientsOf(page: Nutrition): AboutView["nutrients"] {
  return NUTRIENTS.flatMap((nutrient) => {
    const amount = page[nutrient];
    const { label, unit } = NUTRIENT_WORDS[nutrient];
    return amount === null ? [] : [{ name: label, amount: `${inUnit(nutrient, amount)} ${unit}` }];
  });
}

export function toComboViews({ combos }: ProductPage): ComboView[] {
  return combos.map(({ sku, label, weight, href, pricePaise, sellPaise, active, cutout }) => ({
    ...{ sku, label, weight, href, pricePaise, sellPaise, active, cutout },
  }));
}

/** The product's name with its weight. */
export function fullName({ name, chosen }: { name: string; chosen: Pick<Choice, "weight"> }): string {
  return chosen.weight === "" ? name : `${name}, ${chosen.weight}`;
}
