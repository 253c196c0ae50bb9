import { recordOf } from "../../basics/record-of.ts";
import { readAllergens } from "../rules/allergens.ts";
import { NUTRIENTS } from "../rules/nutrition.ts";
import { NO_MINUTES } from "../rules/work.ts";
import { NO_ALLERGENS, type PlacedLine } from "./catalogue-file.inputs.ts";
import type { Product, Sku } from "./catalogue-file.queries.ts";
import { allergensCellOf } from "./catalogue-lines.ts";

/** The first line of each product, which holds its columns. */
export function firstLines(lines: PlacedLine[]): PlacedLine[] {
  return [...new Map(lines.toReversed().map((line) => [line.ProductID, line])).values()].toReversed();
}

/** Converts lines to SKUs. New ones come last in their product. */
export function skusOf(lines: PlacedLine[], storedSkus: Sku[]): Sku[] {
  const storedBySku = new Map(storedSkus.map((row) => [row.sku, row]));
  const next = new Map<string, number>();
  for (const { productId, position } of storedSkus)
    next.set(productId, Math.max(next.get(productId) ?? 0, position + 1));
  return lines.map((line) => {
    const { ProductID: productId } = line;
    let position = storedBySku.get(line.SKU)?.position;
    if (position === undefined) {
      position = next.get(productId) ?? 0;
      next.set(productId, position + 1);
    }
    return {
      ...{ sku: line.SKU, productId, weight: line.Weight, serves: line.Serves, flavour: line.Flavour },
      ...{ shape: line.Shape, eggless: line.Eggless, pricePaise: line.Price, sellPaise: line.Sell },
      costPaise: line.Cost === undefined ? (storedBySku.get(line.SKU)?.costPaise ?? null) : line.Cost,
      ...{ points: line.Points, active: line.Status === "Active", position },
    };
  });
}

/** Converts lines to products. New ones come last in the shop's order, with the flavour of their first SKU. */
export function productsOf(
  lines: PlacedLine[],
  shop: { standing: Product[]; storedSkus: Sku[]; skus: Sku[]; createdOn: string; rank: number },
): Product[] {
  const storedById = new Map(shop.standing.map((row) => [row.id, row]));
  const storedFlavours = flavoursOf(shop.storedSkus);
  const flavours = flavoursOf(shop.skus);
  let { rank } = shop;
  return firstLines(lines).map((line) => {
    const id = line.ProductID;
    const before = storedById.get(id);
    if (!before) rank += 1;
    // Staff may have given the product another flavour than its first SKU has.
    const isFlavourChanged = flavours.get(id) !== undefined && flavours.get(id) !== storedFlavours.get(id);
    const flavour = isFlavourChanged ? flavours.get(id) : before?.flavour;
    return {
      ...(before ?? {
        ...{
          id,
          morePictureIds: [],
          pictureTexts: [],
          tile: "cream",
          rank,
          createdOn: shop.createdOn,
        },
        ...NOT_MEASURED,
        ...NO_MINUTES,
        ...{ isDraft: false, publishAt: null },
        ...{ stars5: 0, stars4: 0, stars3: 0, stars2: 0, stars1: 0 },
      }),
      ...{ name: line.ProductName, kind: line.Kind, category: line.Category, occasions: line.Occasions },
      flavour: flavour ?? "",
      ...{ personalization: line.Personalization, description: line.Description, care: line.Care },
      ...{ delivery: line.Delivery, ...allergensOf(line.Allergens, before), kcalPer100g: line.KcalPer100g },
      ...{ takesMessage: line.MessageText, deliveryTime: line.DeliveryTime, leadHours: line.LeadHours },
      ...{ taxClass: line.TaxClass, pictureId: line.Image, pictureTexts: pictureTextsOf(line, before) },
      bestBeforeHours:
        line.BestBeforeHours === undefined ? (before?.bestBeforeHours ?? null) : line.BestBeforeHours,
      photoPrint: line.PhotoPrint === undefined ? (before?.photoPrint ?? null) : line.PhotoPrint,
    };
  });
}

/** The flavour of the first SKU of each product. */
function flavoursOf(skus: Sku[]): Map<string, string> {
  const first = skus.filter(({ position }) => position === 0);
  return new Map(first.map(({ productId, flavour }) => [productId, flavour]));
}

/** The text of the table and what it names. An unchanged or empty cell leaves what staff has set. */
function allergensOf(cell: string, before: Product | undefined) {
  if (before && (cell === "" || cell === allergensCellOf(before))) {
    const { allergens, contains, mayContain, otherAllergens, openAllergens } = before;
    return { allergens, contains, mayContain, otherAllergens, openAllergens };
  }
  const allergens = cell === NO_ALLERGENS ? "" : cell;
  return { allergens, ...readAllergens(allergens), openAllergens: [] };
}

/** Drops the text of a picture that the table replaces. */
function pictureTextsOf({ Image }: PlacedLine, before: Product | undefined): string[] {
  if (!before || before.pictureId === Image) return before?.pictureTexts ?? [];
  return before.pictureTexts.map((text, at) => (at === 0 ? "" : text));
}

/** Imported products have no measured nutrients. */
const NOT_MEASURED = recordOf(NUTRIENTS, () => null);
