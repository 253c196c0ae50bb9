import { z } from "zod";
import { line } from "../../shop/basics/text-fields.ts";
import { NewCategoryForm, ProductIds } from "../../shop/catalogue/categories/category.inputs.ts";
import { MOST_FIRST_PRODUCTS } from "../../shop/catalogue/rules/category-fields.ts";
import { MISSING_FIELD, namesEachField, PieceMinutes } from "../request-fields.ts";
import { AdminProductsQuery } from "./catalogue.requests.ts";

const { slug, title, description } = NewCategoryForm.shape;

const KnownSlug = z.string().regex(/^[a-z0-9&/-]{1,80}$/, "There is no such category.");

export const CategoryParams = z.object({ slug: KnownSlug.describe("With `%2F` for a slash") });

export const CategoryQuery = AdminProductsQuery;

export const NewCategoryBody = z.object({
  ...{ slug, title, description },
  aliasOf: KnownSlug.nullable()
    .default(null)
    .describe("The category whose products it lists; null for products of its own"),
});

const rest = {
  hidden: z.boolean().describe("Hidden ones have no page in the shop"),
  firstProducts: ProductIds.max(MOST_FIRST_PRODUCTS).describe(
    "Shown first, in this order. Those that it does not list are ignored",
  ),
  ovenMinutes: PieceMinutes,
  decoratorMinutes: PieceMinutes,
};
const Fields = z.object({ title, description, ...rest }).partial();
const ReadText = line({ most: 1_000 });
const ReadFields = z.object({ title: ReadText, description: ReadText, ...rest }).partial();

export const CategoryPatch = z
  .object({
    from: ReadFields.default({}).describe("The same fields with the values that the program read"),
    to: Fields.default({}).describe("The fields to change"),
    add: ProductIds.default([]).describe("Products to list"),
    remove: ProductIds.default([]).describe("Products not to list any more"),
  })
  .refine(namesEachField, MISSING_FIELD)
  .refine(({ add, remove }) => !add.some((id) => remove.includes(id)), {
    ...{ path: ["remove"], message: "must not name what `add` names" },
  });
export type CategoryFieldsSent = z.output<typeof Fields>;
