import { z } from "zod";
import { line } from "../../basics/text-fields.ts";
import {
  HOME_KINDS,
  hasTitle,
  LONGEST_TITLE,
  MOST_ADDED,
  MOST_CARDS,
  POPULAR_CARDS,
  showsProducts,
} from "../rules/home-sections.ts";

/** Codes of products or sizes, with spaces or commas between them. */
const codes = line({ most: 300, tooLong: `Please name at most ${MOST_CARDS} products.` })
  .transform((text) => [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ])
  .refine((products) => products.length <= MOST_CARDS, `Please name at most ${MOST_CARDS} products.`);

/** The path of a category, as people type it; null if it is empty. */
const category = line({ most: 80 })
  .overwrite((text) => text.toLowerCase().replace(/^\/+|\/+$/g, ""))
  .regex(/^[a-z0-9&/-]*$/, "There is no such category.")
  .transform((slug) => slug || null);

const section = z
  .object({
    kind: z.enum(HOME_KINDS),
    title: line({ most: LONGEST_TITLE }),
    isShown: z.boolean(),
    category,
    products: codes,
  })
  .superRefine(({ kind, title, category: slug, products }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", message, path: [field] });
    if (hasTitle(kind) && title === "") refuse("title", "Please enter a title.");
    if (slug !== null && products.length > 0)
      refuse("products", "Please choose a category or products, not both.");
    if (kind === "popular" && products.length > POPULAR_CARDS)
      refuse("products", `Please name at most ${POPULAR_CARDS} products.`);
    if (kind === "products" && slug === null && products.length === 0)
      refuse("category", "Please choose a category or products.");
  })
  // Fields that a section does not show are not stored.
  .transform((sent) => ({
    ...sent,
    title: hasTitle(sent.kind) ? sent.title : "",
    ...(showsProducts(sent.kind) ? {} : { category: null, products: [] }),
  }));

/** All sections of the home page as a form sends them. */
export const HomeForm = z
  .array(section)
  .refine((sections) => sections.filter(({ kind }) => kind === "products").length <= MOST_ADDED, {
    error: `The home page has room for ${MOST_ADDED} sections of your own.`,
  })
  .refine(
    (sections) => {
      const drawn = sections.flatMap(({ kind }) => (kind === "products" ? [] : [kind]));
      return new Set(drawn).size === drawn.length;
    },
    { error: "The form could not be read." },
  );
