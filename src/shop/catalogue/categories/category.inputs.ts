import { z } from "zod";
import { asciiDigits } from "../../basics/digits.ts";
import { line } from "../../basics/text-fields.ts";
import { workFields } from "../products/work.inputs.ts";

/** Rows of products that a form shows at most. */
export const MOST_ROWS = 200;

const words = {
  title: line({ least: 2, most: 80, missing: "Please name it." }),
  description: line({ most: 400 }),
};

/** The words of a category, and the work of its products. */
export const CategoryForm = z.object({ ...words, ...workFields });

/** The path of a category, as people type it. */
const newSlug = line({ least: 2, most: 80, missing: "Please choose an address." })
  .overwrite((text) => text.toLowerCase().replace(/^\/+|\/+$/g, ""))
  .regex(
    /^(category\/)?[a-z0-9]+(-[a-z0-9]+)*$|^category\/[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/,
    "Please use small letters, figures and hyphens, such as diwali-hampers.",
  );

/** A new category. */
export const NewCategoryForm = z.object({
  ...words,
  slug: newSlug,
  /** Null: it lists products of its own. */
  aliasOf: z
    .string()
    .max(80)
    .regex(/^([a-z0-9&/-]*)$/, "There is no such category.")
    .transform((slug) => (slug === "" ? null : slug)),
});

export const ProductIds = z.array(z.string().regex(/^[A-Z0-9]{2,16}$/)).max(MOST_ROWS);

/** A place among the products shown first; null if none. */
export const ProductPlace = z
  .string()
  .max(20)
  .overwrite(asciiDigits)
  .regex(/^([1-9]\d{0,2})?$/, "Please enter a whole number from 1.")
  .transform((text) => (text === "" ? null : Number(text)));
