import type { TableProblem } from "../../basics/table-problem.ts";
import { type ComboPart, type PartFields, partLinesOf } from "../rules/combo-parts.ts";
import type { RecordedProduct } from "../rules/product-fields.ts";
import { MOST_SKUS, type RecordedSku } from "../rules/sku-fields.ts";
import { type CatalogueLine, COLUMNS, NO_ALLERGENS, type PlacedLine } from "./catalogue-file.inputs.ts";
import type { Product, Sku } from "./catalogue-file.queries.ts";

type RecordedField =
  | { kind: "product"; field: keyof RecordedProduct }
  | { kind: "sku"; field: keyof RecordedSku }
  | { kind: "combo-parts"; field: keyof PartFields };

const product = (field: keyof RecordedProduct) => ({ kind: "product", field }) as const;
const sku = (field: keyof RecordedSku) => ({ kind: "sku", field }) as const;

/** The field that each column is stored and recorded in. `ProductID` and `SKU` are keys, and never change. */
export const FIELD_OF_COLUMN: Record<keyof CatalogueLine, RecordedField> = {
  ...{
    ProductID: product("name"),
    SKU: sku("active"),
    ProductName: product("name"),
    Flavour: sku("flavour"),
  },
  ...{ Weight: sku("weight"), Serves: sku("serves"), Shape: sku("shape"), Eggless: sku("eggless") },
  ...{ Price: sku("pricePaise"), Sell: sku("sellPaise"), Cost: sku("costPaise"), Points: sku("points") },
  Parts: { kind: "combo-parts", field: "parts" },
  ...{ Status: sku("active"), Kind: product("kind"), Category: product("category") },
  ...{ ListedUnder: product("listedUnder"), Occasions: product("occasions") },
  ...{ Personalization: product("personalization"), MessageText: product("takesMessage") },
  ...{ PhotoPrint: product("photoPrint"), DeliveryTime: product("deliveryTime") },
  ...{ LeadHours: product("leadHours"), TaxClass: product("taxClass"), Image: product("pictures") },
  ...{ Description: product("description"), Care: product("care"), Delivery: product("delivery") },
  ...{ Allergens: product("allergens"), KcalPer100g: product("kcalPer100g") },
  BestBeforeHours: product("bestBeforeHours"),
};

/** The product's columns of a line, equal in all lines of one product. */
const OF_PRODUCT = COLUMNS.filter(
  (column) => column !== "ProductID" && FIELD_OF_COLUMN[column].kind === "product",
);
export const PRODUCT_COLUMNS: ReadonlySet<keyof CatalogueLine> = new Set(OF_PRODUCT);

/** The shop's stored data that a line may refer to. */
export type StoredReferences = {
  slugs: ReadonlySet<string>;
  taxClasses: ReadonlySet<string>;
  addOnSkus: ReadonlySet<string>;
  /** Id of the product with each name in lower case. */
  productOfName: ReadonlyMap<string, string>;
  /** Product id of each existing SKU. */
  productOfSku: ReadonlyMap<string, string>;
  hasPicture: (id: string) => boolean;
  /** The allergens of each existing product, as a cell. */
  allergensCellOfProduct: ReadonlyMap<string, string>;
};

/** Finds contradictions between lines, with their rows and columns. */
export function problemsBetween(lines: PlacedLine[], references: StoredReferences): TableProblem[] {
  const problems: TableProblem[] = [];
  const firstLines = new Map<string, number>();
  const firstOf = new Map<string, PlacedLine>();
  const skuCounts = new Map<string, number>();
  const productOfName = namesAfter(lines, references);
  for (const id of references.productOfSku.values()) skuCounts.set(id, (skuCounts.get(id) ?? 0) + 1);
  for (const line of lines) {
    const say = (column: keyof CatalogueLine, text: string) => problems.push({ row: line.row, column, text });
    const earlier = firstLines.get(line.SKU);
    if (earlier) say("SKU", `${line.SKU} stands in row ${earlier} already`);
    firstLines.set(line.SKU, line.row);
    const owner = references.productOfSku.get(line.SKU);
    if (owner !== undefined && owner !== line.ProductID) say("ProductID", `${line.SKU} belongs to ${owner}`);
    if (owner === undefined && references.addOnSkus.has(line.SKU)) say("SKU", `${line.SKU} is an add-on`);
    if (owner === undefined && !earlier) {
      const skuCount = (skuCounts.get(line.ProductID) ?? 0) + 1;
      skuCounts.set(line.ProductID, skuCount);
      if (skuCount === MOST_SKUS + 1) say("SKU", `a product has at most ${MOST_SKUS} SKUs`);
    }
    if (line.Sell > line.Price) say("Sell", "is more than the Price");
    if (line.Cost && line.Cost > line.Sell) say("Cost", "is more than the Sell");
    const first = firstOf.get(line.ProductID);
    if (first) {
      for (const column of OF_PRODUCT)
        if (JSON.stringify(line[column]) !== JSON.stringify(first[column]))
          say(column, `differs from row ${first.row}, which is of the same product`);
      continue;
    }
    firstOf.set(line.ProductID, line);
    for (const slug of line.ListedUnder)
      if (!references.slugs.has(slug)) say("ListedUnder", `there is no category ${slug}`);
    if (!references.slugs.has(line.Category)) say("Category", `there is no category ${line.Category}`);
    if (!references.taxClasses.has(line.TaxClass)) say("TaxClass", `there is no tax class ${line.TaxClass}`);
    const storedAllergens = references.allergensCellOfProduct.get(line.ProductID);
    if (storedAllergens === undefined) {
      const name = line.ProductName.toLowerCase();
      const named = productOfName.get(name);
      if (named !== undefined) say("ProductName", `${named} has this name already`);
      productOfName.set(name, line.ProductID);
    }
    if (line.Allergens === "" && storedAllergens !== "" && storedAllergens !== NO_ALLERGENS)
      say("Allergens", `is empty. Write what it contains, or ${NO_ALLERGENS}`);
    if (!references.hasPicture(line.Image)) say("Image", `there is no picture ${line.Image}`);
  }
  return problems;
}

/** The product of each name once the lines are imported, without the new products. */
function namesAfter(lines: PlacedLine[], references: StoredReferences): Map<string, string> {
  const { productOfName, allergensCellOfProduct: stored } = references;
  const inTable = new Set(lines.map(({ ProductID }) => ProductID));
  return new Map([
    ...[...productOfName].filter(([, id]) => !inTable.has(id)),
    ...lines.flatMap(({ ProductID: id, ProductName }) =>
      stored.has(id) ? [[ProductName.toLowerCase(), id] as const] : [],
    ),
  ]);
}

/** The allergens of a stored product as a cell; empty while nothing is known of them. */
export function allergensCellOf({ allergens, openAllergens }: Product): string {
  return allergens === "" && openAllergens.length === 0 ? NO_ALLERGENS : allergens;
}

/** A stored SKU with its product, as a line. */
export function lineOf(
  product: Product,
  sku: Sku,
  { listed, parts }: { listed: string[]; parts: ComboPart[] },
): CatalogueLine {
  return {
    ProductID: product.id,
    ProductName: product.name,
    SKU: sku.sku,
    Flavour: sku.flavour,
    Weight: sku.weight,
    Serves: sku.serves,
    Shape: sku.shape,
    Eggless: sku.eggless,
    Price: sku.pricePaise,
    Sell: sku.sellPaise,
    Cost: sku.costPaise,
    Points: sku.points,
    Status: sku.active ? "Active" : "Inactive",
    Parts: parts,
    Kind: product.kind,
    Category: product.category,
    ListedUnder: listed,
    Occasions: product.occasions,
    Personalization: product.personalization,
    MessageText: product.takesMessage,
    PhotoPrint: product.photoPrint,
    DeliveryTime: product.deliveryTime,
    LeadHours: product.leadHours,
    TaxClass: product.taxClass,
    Image: product.pictureId,
    Description: product.description,
    Care: product.care,
    Delivery: product.delivery,
    Allergens: allergensCellOf(product),
    KcalPer100g: product.kcalPer100g,
    BestBeforeHours: product.bestBeforeHours,
  };
}

const AMOUNTS: ReadonlySet<keyof CatalogueLine> = new Set(["Price", "Sell", "Cost"]);

/** A line as cells, in the order of `COLUMNS`. */
export function cellsOf(line: CatalogueLine): string[] {
  return COLUMNS.map((column) => {
    const value = line[column];
    if (AMOUNTS.has(column) && typeof value === "number") return inRupees(value);
    if (column === "Parts") return partLinesOf(line.Parts ?? []).join(";");
    if (Array.isArray(value)) return value.join(";");
    if (typeof value === "boolean") return value ? "Yes" : "No";
    return value === null || value === undefined ? "" : String(value);
  });
}

/** `649` or `649.50`. */
export function inRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
